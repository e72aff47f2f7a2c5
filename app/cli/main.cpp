// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/translators.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <cstdio>
#include <map>
#include <unistd.h>
#include <vector>

using namespace towerwatch;

namespace {

/// Hands over to the program that has a window and draws pictures; it lies beside this one or in libexec.
int startWindowProgram(const QStringList &arguments)
{
    const QString here = QCoreApplication::applicationDirPath();
    for (const QString &place : {here, here + QStringLiteral("/" TOWERWATCH_LIBEXEC)}) {
        const QByteArray program = (place + QStringLiteral("/towerwatch-window")).toLocal8Bit();
        if (access(program.constData(), X_OK) != 0)
            continue;
        std::vector<QByteArray> words{program};
        for (const QString &argument : arguments)
            words.push_back(argument.toLocal8Bit());
        std::vector<char *> argv;
        for (QByteArray &word : words)
            argv.push_back(word.data());
        argv.push_back(nullptr);
        execv(program.constData(), argv.data());
    }
    cli::complain(QCoreApplication::translate("Cli", "The program towerwatch-window is not installed."));
    return cli::badInput;
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
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    const QString command = arguments.value(0);
    const std::map<QString, int (*)(const QStringList &)> commands{
        {QStringLiteral("explain"), cli::explain}, {QStringLiteral("compare"), cli::compare},
        {QStringLiteral("check"), cli::check},     {QStringLiteral("format"), cli::format},
        {QStringLiteral("rulings"), cli::rulings}, {QStringLiteral("tiles"), cli::tiles},
        {QStringLiteral("import"), cli::importGame}};
    useLanguage(systemLanguage());
    if (const auto found = commands.find(command); found != commands.end())
        return found->second(arguments); // the parser takes the first word for the program's name
    if (command == u"--help" || command == u"-h" || command == u"help") {
        cli::print(cli::helpText());
        return cli::fine;
    }
    if (command.startsWith(u'-') && command != u"-") {
        cli::complain(QCoreApplication::translate("Cli", "The option %1 is not known; see towerwatch --help.")
                          .arg(command));
        return cli::badInput;
    }
    return startWindowProgram(arguments);
}
