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

} // namespace jczgames
