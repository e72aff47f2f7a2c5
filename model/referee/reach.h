// SPDX-License-Identifier: MIT
/// How far a tower reaches.
#pragma once

#include "model/referee/answers.h"

namespace towerwatch {

/// The range of a tower of this height under the table's rules, in squares.
int rangeOf(const TableRules &rules, int height);

/// The squares with a tile that a tower at `at` reaches with `range`, sorted.
std::vector<Square> reachOf(const Board &board, Square at, int range);

/// The rulings that bring a square into reach, or keep it out.
Because reachRulings(const Board &board, Square tower, Square square, bool inReach);

} // namespace towerwatch
