// SPDX-License-Identifier: MIT
/// What a click on the board would do, for the status bar.
#pragma once

#include "model/scenario/geometry.h"

#include <QString>
#include <optional>

namespace towerwatch {

class BoardWidget;

/// What a click would do now at a square and a figure on it (-1: none), with what is in hand.
QString clickWords(const BoardWidget &board, std::optional<Square> square, int figure);

} // namespace towerwatch
