// SPDX-License-Identifier: MIT
/// Reading the file of a scenario.
#pragma once

#include "model/board/position.h"
#include "model/format/scenarioreader.h"

#include <QString>
#include <future>

namespace towerwatch {

/// What a file holds, and what reading it found.
struct ScenarioFile
{
    QString failure = {};               ///< what the system says: no such file, no permission
    QByteArray hash = {};               ///< the SHA-256 of its bytes, as hexadecimal text
    PositionPtr position = {};          ///< the scenario with its board; null: the text is refused
    std::vector<Problem> problems = {}; ///< what is wrong with the text
    Mark lostComment = {};              ///< the first comment that saving would lose; line 0: none
};

/// A file that is being read on a thread of its own; no path: none.
struct ReadAhead
{
    QString path = {};
    std::future<ScenarioFile> file = {};
};

/// The SHA-256 of some bytes, as hexadecimal text.
QByteArray hashOf(const QByteArray &bytes);
/// The SHA-256 of a file, as hexadecimal text; empty if it cannot be read.
QByteArray fileHash(const QString &path);

/// Reads a file. It shares nothing with anybody and may run on a thread of its own.
ScenarioFile readScenarioFile(const QString &path);
/// Reads a file on a thread of its own, while the program or a window is being built.
ReadAhead readAhead(const QString &path);

} // namespace towerwatch
