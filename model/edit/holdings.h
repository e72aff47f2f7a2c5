// SPDX-License-Identifier: MIT
/// Changes what players hold, supply and prisoners, as if figures were moved by hand: no rule is checked and
/// nothing is paid. Total: what makes no sense gives the scenario back as it was.
#pragma once

#include "model/board/board.h"

namespace towerwatch {

/// Gives a player a new prisoner.
Scenario withPrisoner(Scenario scenario, Colour holder, Prisoner prisoner);
/// Takes a figure off the board as a prisoner; its own player takes it into his supply.
Scenario withFigureTaken(Scenario scenario, int figure, Colour by);
/// Gives a prisoner to another player; to its owner it goes home, into the supply.
Scenario withPrisonerPassed(Scenario scenario, Colour from, Colour to, Prisoner prisoner);
/// Puts a prisoner on the board. Without a place it gets `placeFor`.
Scenario withPrisonerPlaced(const Scenario &scenario, const TileCatalogue &catalogue, Colour from,
                            Prisoner prisoner, Square at, std::optional<Place> on);

/// The entry of a player, listed if he is not yet. Valid until the next player is listed.
Player &listedPlayer(Scenario &scenario, Colour colour);
/// The entry of a player, or null: then there is nothing to update.
Player *knownPlayer(Scenario &scenario, Colour colour);
/// Changes how many figures of a kind a player has left, if that is known.
void changeSupply(Scenario &scenario, Colour colour, FigureKind kind, int by);
/// Takes one prisoner from his holder; whether there was one.
bool takePrisoner(Scenario &scenario, Colour holder, Prisoner prisoner);
/// Lets one prisoner go home; whether there was one.
bool freePrisoner(Scenario &scenario, Colour holder, Prisoner prisoner);

} // namespace towerwatch
