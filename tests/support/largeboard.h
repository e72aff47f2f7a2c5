// SPDX-License-Identifier: MIT
/// Large boards as they would come of endless play: every tile fits its neighbours.
#pragma once

#include "model/scenario/scenario.h"

namespace randomboards {

/// A square of `tiles` tiles of the catalogue with towers of up to four floors and a figure on every third
/// tile. It asks about the tower and the watchtower nearest to the middle, and for the score. The same seed
/// gives the same scenario on every machine.
towerwatch::Scenario largeScenario(int tiles, const towerwatch::TileCatalogue &catalogue,
                                   std::uint32_t seed = 1);

} // namespace randomboards
