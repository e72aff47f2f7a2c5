// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/system/wholefile.h"
#include "model/format/yamlreader.h"
#include "model/share/sharecode.h"
#include "views/wording/words.h"

#include <QCoreApplication>
#include <unistd.h>
#include <vector>

namespace towerwatch::cli {

namespace {

/// Refuses what the window cannot open, being neither a file nor a code but perhaps a misspelt command.
void checkOpenable(const QString &word, std::span<const std::string_view> commands)
{
    if (nameExists(word) || looksLikeCode(word.toStdString()))
        return;
    const std::string near = nearest(word.toStdString(), commands);
    const Text name = shown(word.toStdString());
    refuse(near.empty() ? Cli::tr("There is no file or command “%1”; see towerwatch --help.").arg(name)
                        : Cli::tr("There is no file or command “%1”. Did you mean “%2”?").arg(name, near));
}

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

/// Becomes the program that has a window and draws pictures; it lies beside this one or in libexec.
int become(const QStringList &arguments)
{
    const QString here = QCoreApplication::applicationDirPath();
    for (const QString &place : {here, here + QStringLiteral("/" TOWERWATCH_LIBEXEC)}) {
        const QByteArray program = (place + QStringLiteral("/towerwatch-window")).toLocal8Bit();
        if (access(program.constData(), X_OK) != 0)
            continue;
        std::vector<QByteArray> words{program};
        for (const QString &argument : arguments)
            words.push_back(nativeName(argument));
        std::vector<char *> argv;
        argv.reserve(words.size() + 1);
        for (QByteArray &word : words)
            argv.push_back(word.data());
        argv.push_back(nullptr);
        execv(program.constData(), argv.data());
    }
    refuse(Cli::tr("The program towerwatch-window is not installed."));
}

} // namespace

int render(const QStringList &arguments)
{
    return become(arguments);
}

int openWindow(QStringList files, std::span<const std::string_view> commands)
{
    const QString end =
        QStringLiteral("--"); // of options: what follows are files, whatever Qt knows by such a name
    files.removeOne(end);
    for (const QString &file : files)
        checkOpenable(file, commands);
    if (!hasDisplay())
        refuse(Cli::tr("The window needs a display. The commands do not; see towerwatch --help."));
    return become(QStringList{end} + files);
}

} // namespace towerwatch::cli
