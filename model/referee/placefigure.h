// SPDX-License-Identifier: MIT
/// Which figures may stand on a tower.
#pragma once

#include "model/referee/answers.h"

namespace towerwatch {

/// Whether a figure of this kind may stand on top of a tower under a rule set, and the ruling that says so.
struct TowerTop
{
    Legality legal = Legality::No;
    RulingId ruling;
};
TowerTop towerTopFor(FigureKind kind, TowerRules rules);

/// Whether a player has such a figure in supply, as far as is known.
bool hasInSupply(const Scenario &scenario, Colour colour, FigureKind kind);

} // namespace towerwatch
