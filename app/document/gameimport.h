// SPDX-License-Identifier: MIT
/// Saved games of JCloisterZone, as a person goes through them.
#pragma once

#include "app/document/document.h"

#include <optional>

class QWidget;

namespace towerwatch {

/// Whether a path names a saved game.
bool looksLikeGame(const QString &path);

/// Reads a game and lets somebody choose a turn of it over `window`. Nothing if nobody did, or if the file
/// cannot be read: then `failure` says why.
std::optional<Scenario> scenarioOfGame(const QString &path, QWidget *window, QString &failure);

} // namespace towerwatch
