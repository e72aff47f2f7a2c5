// SPDX-License-Identifier: MIT
/// What the tests of saved games share: the files, and whether a scenario is as good as written by hand.
#pragma once

#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"

#include <QByteArray>
#include <QFile>

namespace jczgames {

/// A game of tests/jcz.
inline QByteArray bytesOf(const QString &name)
{
    QFile file(QStringLiteral(TOWERWATCH_SOURCE_DIR "/tests/jcz/%1.jcz").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The scenario can be written, read again and is the same.
inline bool survives(const towerwatch::Scenario &scenario)
{
    const std::string text = towerwatch::writeScenario(scenario);
    const towerwatch::ReadResult read = towerwatch::readScenario(text, towerwatch::builtInTiles());
    if (!read.problems.empty() || read.scenario != scenario)
        qWarning("%s\nproblem %d", text.c_str(),
                 read.problems.empty() ? -1 : static_cast<int>(read.problems[0].id));
    return read.problems.empty() && read.scenario == scenario;
}

} // namespace jczgames
