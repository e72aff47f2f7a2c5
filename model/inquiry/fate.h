// SPDX-License-Identifier: MIT
/// What can happen to one figure: which towers could capture it, which watchtowers count it or are triggered
/// by it.
#pragma once

#include "model/referee/answers.h"

namespace towerwatch {

/// A tower whose next floor reaches the figure.
struct ReachingTower
{
    Square at{};
    int height = 0; ///< with the next floor
    FigureVerdict verdict;
};

/// A watchtower that the figure triggers, or would once the feature is complete.
struct TriggeredBy
{
    Square at{};
    int value = 0;
    bool complete = false;
};

struct FigureFate
{
    Verdict exposure = Verdict::Safe; ///< Capturable: nothing shelters it, wherever a tower stands
    Because because = {};
    std::vector<ReachingTower> towers = {};
    std::vector<Square> counting = {}; ///< watchtowers for meeples whose area holds it
    bool countingOpen = false;         ///< nothing says whether watchtowers count it
    Because countingBecause = {};
    std::vector<TriggeredBy> triggers = {};
    Because onTower = {}; ///< of a figure on a tower: dragon, princess, fairy, festival, plague
};

/// What can happen to a figure when `by` places floors. Total.
FigureFate fateOf(const Board &board, int figure, Colour by);

} // namespace towerwatch
