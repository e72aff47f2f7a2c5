// SPDX-License-Identifier: MIT
/// The command line: runs the command that the arguments name, or opens the window.
#include "app/command/commands.h"
#include "app/system/language.h"
#include "app/system/machine.h"
#include "model/share/sharecode.h"
#include "views/words/words.h"

#include <QCoreApplication>
#include <algorithm>

using namespace towerwatch;

namespace {

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
    qputenv(pageAddressVariable, options.address("page-address").toUtf8());
    return cli::openWindow(options.files());
}

int run(const QStringList &given)
{
    cli::heedLanguage(given);
    const QStringList arguments = commandFirst(given);
    const std::string word = arguments.value(0).toStdString();
    const cli::Usage *command = word.empty() ? nullptr : cli::usageOf(word);
    if (word == "--version" && arguments.size() == 1) {
        cli::print(QStringLiteral("towerwatch ") + cli::version());
        return cli::fine;
    }
    if (word == "help" || asksForHelp(command ? arguments : arguments.mid(0, 1))) {
        cli::print(cli::helpText());
        return cli::fine;
    }
    if (command)
        return command->run(cli::Options(arguments));
    if (word == "__complete")
        return cli::complete(arguments.mid(1));
    const QString address = QStringLiteral("--page-address");
    if (given.value(0) == address || given.value(0).startsWith(address + u'='))
        return openWithAddress(given);
    const std::string first = given.value(0).toStdString();
    if (first.starts_with('-') && first != "-" && first != "--")
        cli::refuseOption(first);
    return cli::openWindow(given);
}

} // namespace

int main(int argc, char *argv[])
{
    quietenQt();
    settleProcess();
    int name = 1; // the arguments are ours, also those that Qt would take for its own
    QCoreApplication app(name, argv);
    QCoreApplication::setApplicationName(QStringLiteral("towerwatch"));
    useLanguage(systemLanguage());
    const int status = cli::guarded(argc, argv, run);
    return cli::finishPrinting() ? status : cli::badInput;
}
