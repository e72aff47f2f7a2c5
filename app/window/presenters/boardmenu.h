// SPDX-License-Identifier: MIT
/// The menu of a place on the board: what can be asked about it and done with it.
#pragma once

#include "app/window/presenters/workplace.h"

class QMenu;

namespace towerwatch {

class BlockTool;

/// Fills `menu` for a square that is selected and, if there is one, a figure on it.
void fillBoardMenu(QMenu &menu, const Workplace &at, BlockTool &blocks, Square square, int figure);

} // namespace towerwatch
