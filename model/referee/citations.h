// SPDX-License-Identifier: MIT
/// The rulings that the rules cite: cite::towerReopens is tower-reopens. The build makes these
/// constants of the catalogue, so that none can be cited that is not there.
#pragma once

#include "model/referee/rulings.h"
#include "model/scenario/rules.h"
#include "rulingids.h"

#include <vector>

namespace towerwatch {

/// Rulings that decide a statement, decisive first.
using Because = std::vector<RulingId>;

/// Which of the rulings that decide something are cited beside it.
enum class Cited : std::uint8_t { Deciding, All };

/// Of two rulings that say the same on different authority, that of the edition a table plays by.
constexpr RulingId ofEdition(TowerRules rules, RulingId second, RulingId first)
{
    return rules == TowerRules::C2 ? second : first;
}

/// The ruling that says what a house rule does.
constexpr RulingId rulingOf(HouseRule rule)
{
    switch (rule) {
    case HouseRule::NoGaps: return cite::houseNoGaps;
    case HouseRule::EyeForAnEye: return cite::houseEyeForEye;
    case HouseRule::NoSurprises: return cite::houseNoSurprises;
    case HouseRule::Diagonal: return cite::houseDiagonal;
    }
    return {};
}

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
