// SPDX-License-Identifier: MIT
#include "app/command/program.h"
#include "app/command/commands.h"
#include "app/command/console.h"
#include "app/command/options.h"
#include "app/system/language.h"
#include "app/system/machine.h"
#include "model/share/sharecode.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

using namespace towerwatch;

namespace {

struct Command
{
    std::string_view name;
    int (*run)(const QStringList &arguments); ///< the arguments begin with the name
};

constexpr std::array<Command, 11> commands{{{"explain", cli::explain},
                                            {"dangers", cli::dangers},
                                            {"compare", cli::compare},
                                            {"diff", cli::diff},
                                            {"check", cli::check},
                                            {"render", cli::render},
                                            {"rulings", cli::rulings},
                                            {"tiles", cli::tiles},
                                            {"site", cli::site},
                                            {"format", cli::format},
                                            {"import", cli::importGame}}};

int openWindow(const QStringList &files)
{
    std::array<std::string_view, commands.size()> names;
    std::transform(commands.begin(), commands.end(), names.begin(),
                   [](const Command &each) { return each.name; });
    return cli::openWindow(files, names);
}

/// Whether help is asked for among arguments; after "--" all are files.
bool asksForHelp(const QStringList &arguments)
{
    const auto end = std::find(arguments.begin(), arguments.end(), QStringLiteral("--"));
    return std::any_of(arguments.begin(), end,
                       [](const QString &word) { return word == u"--help" || word == u"-h"; });
}

/// --lang may also stand before the command.
QStringList commandFirst(QStringList words)
{
    const int before = words.value(0) == u"--lang" ? 2 : words.value(0).startsWith(u"--lang=") ? 1 : 0;
    if (words.size() > before)
        std::rotate(words.begin(), words.begin() + before, words.begin() + before + 1);
    return words;
}

/// --page-address before the files is for the window, which learns of it from the environment.
int openWithAddress(const QStringList &given)
{
    const cli::Options options(QStringList{QString()} + given);
    qputenv(pageAddressVariable, options.pageAddress().toUtf8());
    return openWindow(options.files());
}

int run(const QStringList &given)
{
    cli::heedLanguage(given);
    const QStringList arguments = commandFirst(given);
    const std::string word = arguments.value(0).toStdString();
    const auto command = std::find_if(commands.begin(), commands.end(),
                                      [&](const Command &each) { return each.name == word; });
    const bool known = command != commands.end();
    if (word == "--version" && arguments.size() == 1) {
        cli::print(QStringLiteral("towerwatch ") + cli::version());
        return cli::fine;
    }
    if (word == "help" || asksForHelp(known ? arguments : arguments.mid(0, 1))) {
        cli::print(cli::helpText());
        return cli::fine;
    }
    if (known)
        return command->run(arguments);
    if (word == "__complete")
        return cli::complete(arguments.mid(1));
    const QString address = QStringLiteral("--page-address");
    if (given.value(0) == address || given.value(0).startsWith(address + u'='))
        return openWithAddress(given);
    const std::string first = given.value(0).toStdString();
    if (first.starts_with('-') && first != "-" && first != "--")
        cli::refuse(cli::Cli::tr("The option %1 is not known; see towerwatch --help.").arg(first));
    return openWindow(given);
}

} // namespace

QString cli::version()
{
    return QStringLiteral(TOWERWATCH_VERSION);
}

int cli::program(int argc, char **argv)
{
    quietenQt();
    holdStandardStreams();
    int name = 1; // the arguments are ours, also those that Qt would take for its own
    QCoreApplication app(name, argv);
    QCoreApplication::setApplicationName(QStringLiteral("towerwatch"));
    useLanguage(systemLanguage());
    const int status = guarded(argc, argv, run);
    return finishPrinting() ? status : badInput;
}
