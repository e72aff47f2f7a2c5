// SPDX-License-Identifier: MIT
/// Dangers: what the next floor of every tower could capture.
#pragma once

#include "model/referee/boardmarks.h"
#include "model/scenario/work.h"

namespace towerwatch {

/// What the next floor of a tower could capture if `by`, who may place it, does.
struct Danger
{
    Square at{};
    Colour by = Colour::Red;
    int range = 0;
    std::vector<int> capturable = {}, open = {}; ///< figures in the order of the file, not both empty
};

/// The work of finding the dangers of a board; counting stops once it is too much.
Effort workOfDangers(const Board &board);
/// All dangers of a board, by square, then in player order. None if that is too much work.
std::vector<Danger> dangersOf(const Board &board);

/// A danger in the JSON, with the ids of the figures.
Value toValue(const std::vector<std::string> &ids, const Danger &danger);

/// The marks of dangers; `by`: only those of floors that this player places.
DangerMarks marksOf(const std::vector<Danger> &dangers, std::optional<Colour> by = {});

} // namespace towerwatch
