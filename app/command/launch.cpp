// SPDX-License-Identifier: MIT
#include "app/command/commands.h"
#include "app/system/filename.h"
#include "app/system/machine.h"
#include "model/share/sharecode.h"
#include "model/yaml/yamlreader.h"
#include "views/words/words.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace towerwatch::cli {

namespace {

/// Refuses what the window cannot open, being neither a file nor a code but perhaps a misspelt command.
void checkOpenable(const QString &word)
{
    if (nameExists(word) || looksLikeCode(word.toStdString()))
        return;
    std::vector<std::string_view> commands;
    for (const Usage &usage : usages())
        commands.push_back(usage.command);
    const std::string near = nearest(word.toStdString(), commands);
    const Text name = nameOf(word).toStdString();
    refuse(near.empty() ? Cli::tr("There is no file or command “%1”; see towerwatch --help.").arg(name)
                        : Cli::tr("There is no file or command “%1”. Did you mean “%2”?").arg(name, near));
}

bool hasDisplay()
{
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

/// The program that has a window and draws pictures, which lies beside this one or in libexec; empty: it does
/// not.
QString drawingProgram()
{
    const QString here = QCoreApplication::applicationDirPath();
    for (const QString &place : {here, here + QStringLiteral("/" TOWERWATCH_LIBEXEC)})
        if (QString program = place + QStringLiteral("/towerwatch-window"); QFileInfo(program).isExecutable())
            return program;
    return {};
}

/// Becomes that program.
int become(const QStringList &arguments)
{
    if (const QString program = drawingProgram(); !program.isEmpty()) {
        QByteArrayList words{nativeName(program)};
        for (const QString &argument : arguments)
            words.append(nativeName(argument));
        becomeProgram(std::move(words));
    }
    refuse(Cli::tr("The program towerwatch-window is not installed."));
}

} // namespace

bool canDraw()
{
    return !drawingProgram().isEmpty();
}

int drawPreviews(const QStringList &boards)
{
    return finishPrinting() ? become(QStringList{QStringLiteral("previews")} + boards) : badInput;
}

int render(const Options &options)
{
    return become(options.arguments());
}

int openWindow(QStringList files)
{
    const QString end =
        QStringLiteral("--"); // of options: what follows are files, whatever Qt knows by such a name
    files.removeOne(end);
    for (const QString &file : files)
        checkOpenable(file);
    if (!hasDisplay())
        refuse(Cli::tr("The window needs a display. The commands do not; see towerwatch --help."));
    return become(QStringList{end} + files);
}

} // namespace towerwatch::cli
