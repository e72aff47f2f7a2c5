// SPDX-License-Identifier: MIT
/// Random small boards for comparing the rules with their reference: crowded, odd, and valid scenario files.
#pragma once

#include "model/scenario/scenario.h"

namespace randomboards {

/// What a board has for certain, beside all that it may have anyway.
enum class Has : std::uint8_t {
    Anything,
    DueExchange, ///< two players hold each other's figures
    TurnState    ///< where the turn stands, or that the game is over
};

/// A scenario of 2 to 25 tiles. The same seed gives the same scenario on every machine.
towerwatch::Scenario randomScenario(std::uint32_t seed, const towerwatch::TileCatalogue &catalogue,
                                    Has has = Has::Anything);

/// The questions one could ask of a scenario: every tile and tower by every player, every target, every kind.
std::vector<towerwatch::Question> allQuestions(const towerwatch::Scenario &scenario,
                                               const towerwatch::TileCatalogue &catalogue);

} // namespace randomboards
