// SPDX-License-Identifier: MIT
/// Every tower at once: what its next floor could take.
#pragma once

#include "model/referee/answers.h"

namespace towerwatch {

/// What the next floor of a tower could take, placed by one of the players who may.
struct Danger
{
    Square at{};
    Colour by = Colour::Red;
    int range = 0;
    std::vector<int> capturable = {}, open = {}; ///< figures in the order of the file, not both empty
    friend bool operator==(const Danger &, const Danger &) = default;
};

/// All dangers of a board, by square, then in player order.
std::vector<Danger> dangersOf(const Board &board);

/// The dangers as a list of the JSON.
Value toValue(const Board &board, const std::vector<Danger> &dangers);

} // namespace towerwatch
