// SPDX-License-Identifier: MIT
/// SVG path data of tiles, brought to their square of the board.
#pragma once

#include "views/drawing/geometry.h"

namespace towerwatch::drawing {

/// Absolute path data (M, L, C, A, Z) of a tile whose corner is at `corner` of the board. `borders`: without
/// the straight lines along the sides of the tile.
std::string pathOnBoard(const std::string &path, Point corner, bool borders);

} // namespace towerwatch::drawing
