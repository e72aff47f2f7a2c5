// SPDX-License-Identifier: MIT
/// The changes between two scenarios: which tile and figure of one is which of the other.
#pragma once

#include "model/scenario/scenario.h"

namespace towerwatch {

/// A thing of the first scenario and what it is in the second, as indices; -1: it is not there.
struct Change
{
    int before = -1, after = -1;
    std::optional<Colour> captor = {}; ///< who holds a figure that is gone as a prisoner
};

struct Changes
{
    std::vector<Change> tiles = {}, castles = {}, figures = {}; ///< all of both, those of the second in order
    std::vector<Change> questions = {};                         ///< compared without what they expect
};

/// What became of the figures: those known by their names first, then those of the same kind and owner by
/// where they stand; of the others those of whom a player has a prisoner more are captured.
std::vector<Change> figureChanges(const Scenario &before, const Scenario &after);
/// Matches things that stayed as they were, then things that are alike and stand elsewhere. The questions are
/// those of questionsOf().
Changes changesBetween(const Scenario &before, const Scenario &after, const TileCatalogue &catalogue);

} // namespace towerwatch
