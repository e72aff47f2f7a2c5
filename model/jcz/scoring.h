// SPDX-License-Identifier: MIT
/// Scoring at the end of a turn of a saved game.
#pragma once

#include "model/jcz/table.h"

namespace towerwatch {

/// Scores what was completed on or around `placed`, watchtowers first, by the project's own rules, and sends
/// home whom the game sends home; what the game scores besides is noted. Castles that hold a square of
/// `newCastles` were made in this turn and do not score yet.
void scoreJczTurn(JczTable &table, Square placed, const std::set<Square> &newCastles);

} // namespace towerwatch
