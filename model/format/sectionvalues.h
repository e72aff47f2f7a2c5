// SPDX-License-Identifier: MIT
/// A scenario as the values that its file holds under each outermost key.
#pragma once

#include "model/scenario/scenario.h"

namespace towerwatch {

/// An entry of a list or map: what it says, and what is said about it.
struct Entry
{
    std::string key = {}; ///< of a map
    Value value = {};
    std::string comment = {};
    friend bool operator==(const Entry &, const Entry &) = default;
};

struct SectionValue
{
    std::string_view key;
    Value value = {};                ///< what it is, without comments; null: the section is left out
    std::vector<Entry> entries = {}; ///< of lists and of the players: one by one, with their comments
    bool isList = false;
    bool hasEntries = false; ///< lists and the players
    bool isProse = false;    ///< a text, or one in each of some languages
};

/// The sections in canonical order, empty ones too.
std::vector<SectionValue> sectionsOf(const Scenario &scenario);

/// A question as an entry.
Value toValue(const Question &question);
/// A tile design with the fields of the tile catalogue, also those that say no.
Value toValue(const Tile &tile);

/// What stood in the place of an entry, and whether that is the entry itself, unchanged.
struct Origin
{
    int before = -1; ///< its index; -1: the entry is new
    bool same = false;
};

/// The origin of each entry of `after`. An entry that says the same as one of `before`, wherever that stood,
/// is that one; another takes the place of what stood behind the last, if that is there no more.
std::vector<Origin> originsOf(const std::vector<Entry> &before, const std::vector<Entry> &after);

} // namespace towerwatch
