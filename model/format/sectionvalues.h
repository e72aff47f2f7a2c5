// SPDX-License-Identifier: MIT
/// A scenario as the values that its file holds under each outermost key.
#pragma once

#include "model/format/listmatch.h"
#include "model/scenario/scenario.h"

namespace towerwatch {

struct SectionValue
{
    std::string_view key;
    Value value = {};                ///< what it is, without comments; null: the section is left out
    std::vector<Entry> entries = {}; ///< of lists and of the players: one by one, with their comments
    bool isList = false;
    bool hasEntries = false; ///< lists and the players
};

/// The sections in canonical order, empty ones too.
std::vector<SectionValue> sectionsOf(const Scenario &scenario);

} // namespace towerwatch
