// SPDX-License-Identifier: MIT
/// The rulings that the rules cite.
#pragma once

#include "model/referee/rulings.h"
#include "model/scenario/rules.h"

#include <vector>

namespace towerwatch {

/// Rulings that decide a statement, decisive first.
using Because = std::vector<RulingId>;

/// Which of the rulings that decide something are cited beside it.
enum class Cited : std::uint8_t { Deciding, All };

/// Appends `id` unless it is there.
inline void addOnce(Because &because, RulingId id)
{
    for (const RulingId there : because)
        if (there == id)
            return;
    because.push_back(id);
}
inline void addOnce(Because &because, const Because &more)
{
    for (const RulingId id : more)
        addOnce(because, id);
}

} // namespace towerwatch
