// SPDX-License-Identifier: MIT
/// Finds which item of a list became which of another.
#pragma once

#include "model/value/value.h"

namespace towerwatch {

/// An entry of a list or map: what it says, and what is said about it.
struct Entry
{
    std::string key = {}; ///< of a map
    Value value = {};
    std::string comment = {};
    friend bool operator==(const Entry &, const Entry &) = default;
};

/// What one item became: gone (no `after`), new (no `before`), or changed or not. What moved is gone in one
/// place and new in another: `from` says which it was.
struct Match
{
    int before = -1, after = -1, from = -1;
};

/// All items of both lists, in the order of the second; those that are gone stand between the same neighbours
/// as before.
std::vector<Match> matchLists(const std::vector<Entry> &before, const std::vector<Entry> &after);

} // namespace towerwatch
