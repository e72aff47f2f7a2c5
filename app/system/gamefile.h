// SPDX-License-Identifier: MIT
/// Reading a saved game of JCloisterZone.
#pragma once

#include "model/jcz/game.h"

#include <QByteArray>

namespace towerwatch {

/// The result of reading a file; without errors there is a game.
struct JczReadResult
{
    std::optional<JczGame> game;
    JczNotes errors;
};

/// Reads a saved game of version 4 or later, or a zip archive that holds one. Never throws, whatever the
/// bytes.
JczReadResult readJcz(const QByteArray &bytes);

} // namespace towerwatch
