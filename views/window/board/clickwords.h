// SPDX-License-Identifier: MIT
/// What a click on the board would do, for the status bar.
#pragma once

#include "views/window/board/hand.h"

#include <QString>
#include <optional>

namespace towerwatch {

class BoardWidget;

/// How the figure in hand comes to a player as a prisoner, to be appended to other hints; empty for a neutral
/// figure.
QString givingWords(const Hand &hand, bool byKeys);
/// Why something cannot be put down, or that it can be but never stands there; empty where all is well.
QString refusalWords(const Ghost &ghost, const Position &position);

/// What a click would do now at a square and a figure on it (-1: none), with what is in hand.
QString clickWords(const BoardWidget &board, std::optional<Square> square, int figure);
/// What is wrong at the cursor and what Enter would do there; empty without a cursor.
QString cursorWords(const BoardWidget &board);
/// What a click would do where the pointer or the keyboard is.
QString clickWords(const BoardWidget &board);

} // namespace towerwatch
