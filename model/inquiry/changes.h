// SPDX-License-Identifier: MIT
/// What became of a position: which tile and figure of one scenario is which of another.
#pragma once

#include "model/scenario/scenario.h"

namespace towerwatch {

/// A thing of the first scenario and what it is in the second, as indices; -1: it is not there.
struct Change
{
    int before = -1, after = -1;
    std::optional<Colour> captor = {}; ///< who holds a figure that is gone as a prisoner
    friend bool operator==(const Change &, const Change &) = default;
};

struct Changes
{
    std::vector<Change> tiles = {}, castles = {}, figures = {}; ///< all of both, those of the second in order
    std::vector<Change> questions = {};                         ///< which are asked, whatever is expected
};

/// Things are the same where they stayed as they were, or else where a thing alike stands elsewhere.
/// Questions are those that questionsOf() has.
Changes changesBetween(const Scenario &before, const Scenario &after, const TileCatalogue &catalogue);

} // namespace towerwatch
