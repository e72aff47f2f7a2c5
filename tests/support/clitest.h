// SPDX-License-Identifier: MIT
/// What the tests of the command line share: a folder for each test function, and runs of the program.
#pragma once

#include "tests/support/program.h"
#include "tests/support/texts.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <memory>

extern const QString testData;      ///< the folder tests/data, with a slash
extern const QString exampleFile;   ///< a scenario in it
extern const QByteArray brokenText; ///< a scenario with errors
extern const QByteArray warnedText; ///< one with warnings

/// Runs the program that is tested; see runProgram.
Outcome run(const QStringList &arguments, const QByteArray &input = {}, const QStringList &environment = {},
            const QString &outputFile = {});
/// What a run printed, as JSON; the test fails if it is none.
const QJsonObject jsonOf(const Outcome &outcome);
/// The answers that `explain --json` gives.
const QJsonArray answersTo(const QStringList &arguments, const QByteArray &input = {});

/// JSON without what is the program's own: words.
QJsonValue facts(const QJsonValue &value);
bool hasNull(const QJsonValue &value); ///< anywhere in it
QStringList keysOf(const QJsonValue &value);
QByteArray oneLine(const QJsonValue &value);

/// Test functions with an empty folder each.
class CliTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

protected:
    /// Writes a file into the folder; its path.
    QString write(const QString &name, const QByteArray &text);
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};
