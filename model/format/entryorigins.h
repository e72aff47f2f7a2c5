// SPDX-License-Identifier: MIT
/// Where the entries of a list come from.
#pragma once

#include "model/format/sectionvalues.h"

namespace towerwatch {

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
