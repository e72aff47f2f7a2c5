// SPDX-License-Identifier: MIT
/// Doing what the referee allows: from the scenario before a tower action to the one after it, where the turn
/// stands further on. Total: an action that makes no sense gives the scenario back as it was.
#pragma once

#include "model/referee/answers.h"

namespace towerwatch {

/// A capture that a player performs.
struct Capture
{
    int figure = -1;
    Colour by = Colour::Red;
    std::optional<Square> tower = {}; ///< that gets a floor; none: the floor is already there
    std::optional<FigureKind> back =
        {}; ///< in an exchange the kind that comes home; none: the first there is
};

/// The exchanges that are due, done.
Scenario withDueExchanged(Scenario scenario);
/// What a capture does: the floor, the figure, the exchange, orphans. Points stay.
/// `consequences` are those of the figure's verdict.
Scenario withCapture(Scenario scenario, const TileCatalogue &catalogue, const Capture &capture,
                     const std::vector<Consequence> &consequences);
/// The floor alone: the tower grows, the player has one fewer if it is known how many he has.
Scenario withFloorPlaced(Scenario scenario, const TileCatalogue &catalogue, Square tower, Colour by);
/// `by` buys a prisoner back: it goes to his supply, the points change hands, and his ransom of this turn is
/// paid.
Scenario withRansom(Scenario scenario, Colour by, const RansomOption &option);
/// `by` puts a figure of his supply on top of the tower.
Scenario withFigureOnTower(Scenario scenario, const TileCatalogue &catalogue, Square tower, FigureKind kind,
                           Colour by);

} // namespace towerwatch
