// SPDX-License-Identifier: MIT
/// Saved games of JCloisterZone, as a person goes through them.
#pragma once

#include "app/window/document/document.h"

#include <functional>

class QWidget;

namespace towerwatch {

/// Whether a path names a saved game.
bool looksLikeGame(const QString &path);

/// Reads a game and lets somebody choose a turn of it over `window`; `chosen` gets that. What is wrong with
/// the file, if it cannot be read.
QString chooseTurn(const QString &path, QWidget *window, const std::function<void(const Scenario &)> &chosen);

} // namespace towerwatch
