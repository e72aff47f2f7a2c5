// SPDX-License-Identifier: MIT
#include "tests/support/program.h"

#include "tests/support/patience.h"

#include <QFileInfo>
#include <QProcess>

Outcome runProgram(const QString &program, const QStringList &arguments, const QByteArray &input,
                   const QStringList &environment, const QString &outputFile)
{
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "QT_QPA_PLATFORM", "LANGUAGE",
                             "LC_MESSAGES", "LANG"})
        variables.remove(QLatin1String(name));
    variables.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    for (const QString &entry : environment)
        variables.insert(entry.section(u'=', 0, 0), entry.section(u'=', 1));
    process.setProcessEnvironment(variables);
    if (!outputFile.isEmpty())
        process.setStandardOutputFile(outputFile);
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(patience) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, "the program did not end well"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

Outcome runTool(const QString &tool, const QStringList &arguments)
{
    const QString path =
        QFileInfo(QStringLiteral(TOWERWATCH_PROGRAM)).path() + u':' + qEnvironmentVariable("PATH");
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.insert(QStringLiteral("PATH"), path);
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setProcessEnvironment(variables);
    process.start(tool, arguments);
    if (!process.waitForFinished(patience) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.errorString().toLocal8Bit()};
    return {process.exitCode(), process.readAll()};
}
