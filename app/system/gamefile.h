// SPDX-License-Identifier: MIT
/// Reading a saved game of JCloisterZone.
#pragma once

#include "model/jcz/game.h"

#include <QByteArray>

namespace towerwatch {

/// What became of a file. Without errors there is a game.
struct JczReadResult
{
    std::optional<JczGame> game;
    JczNotes errors;
};

/// Reads a saved game of version 4 or later, or a zip archive that holds one, as they are attached to
/// reports. Never throws, whatever the bytes.
JczReadResult readJcz(const QByteArray &bytes);

} // namespace towerwatch
