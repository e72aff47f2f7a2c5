// SPDX-License-Identifier: MIT
/// Opening a turn of a saved game of JCloisterZone.
#pragma once

#include "app/window/document/document.h"

#include <functional>

class QWidget;

namespace towerwatch {

/// Whether a path names a saved game.
bool looksLikeGame(const QString &path);

/// Reads a game and lets the user choose a turn of it over `window`; `chosen` gets its scenario. Returns why
/// the file cannot be read, or nothing.
QString chooseTurn(const QString &path, QWidget *window, const std::function<void(const Scenario &)> &chosen);

} // namespace towerwatch
