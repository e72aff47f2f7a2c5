// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/system/language.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cstdio>

using namespace towerwatch;

namespace {

struct Command
{
    std::string_view name;
    int (*run)(const QStringList &arguments); ///< the arguments begin with the name
};

constexpr std::array<Command, 8> commands{{{"explain", cli::explain},
                                           {"compare", cli::compare},
                                           {"check", cli::check},
                                           {"render", cli::render},
                                           {"rulings", cli::rulings},
                                           {"tiles", cli::tiles},
                                           {"format", cli::format},
                                           {"import", cli::importGame}}};

bool asksForHelp(const QString &word)
{
    return word == u"--help" || word == u"-h";
}

int openWindow(const QStringList &files)
{
    std::array<std::string_view, commands.size()> names;
    std::transform(commands.begin(), commands.end(), names.begin(),
                   [](const Command &each) { return each.name; });
    return cli::openWindow(files, names);
}

int run(const QStringList &arguments)
{
    const std::string word = arguments.value(0).toStdString();
    const auto command = std::find_if(commands.begin(), commands.end(),
                                      [&](const Command &each) { return each.name == word; });
    const bool known = command != commands.end();
    if (word == "help" || asksForHelp(arguments.value(0)) || (known && asksForHelp(arguments.value(1)))) {
        cli::print(cli::helpText());
        return cli::fine;
    }
    if (known)
        return command->run(arguments);
    if (word.starts_with('-') && word != "-") {
        cli::complain(QCoreApplication::translate("Cli", "The option %1 is not known; see towerwatch --help.")
                          .arg(arguments.value(0)));
        return cli::badInput;
    }
    return openWindow(arguments);
}

/// Whether everything printed has arrived; a full disk or a closed pipe says so only now.
bool allPrinted()
{
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc == 2 && qstrcmp(argv[1], "--version") == 0) {
        std::puts("towerwatch " TOWERWATCH_VERSION);
        return cli::fine;
    }
    QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("towerwatch"));
    useLanguage(systemLanguage());
    const int status = run(QCoreApplication::arguments().mid(1));
    if (allPrinted())
        return status;
    cli::complain(QCoreApplication::translate("Cli", "Not everything could be written to standard output."));
    return cli::badInput;
}
