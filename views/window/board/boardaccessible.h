// SPDX-License-Identifier: MIT
/// The board for screen readers and for tests that drive programs through them: a table with a cell for each
/// tile.
#pragma once

#include "model/value/geometry.h"

#include <QAccessible>

namespace towerwatch {

class BoardWidget;

/// Makes the accessible interface of board widgets known. May be called often.
void installBoardAccessibility();
/// Says that the keyboard is on a square now.
void announceSquare(BoardWidget &board, Square square);

} // namespace towerwatch
