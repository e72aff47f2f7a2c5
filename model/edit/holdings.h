// SPDX-License-Identifier: MIT
/// What players hold, supply and prisoners, changed as one moves figures by hand at the table: no rule is
/// asked and nothing is paid. Total: what makes no sense gives the scenario back as it was.
#pragma once

#include "model/board/board.h"

namespace towerwatch {

/// A prisoner comes to a player from nowhere.
Scenario withPrisoner(Scenario scenario, Colour holder, Prisoner prisoner);
/// A figure leaves the board and is a prisoner; its own player takes it into his supply.
Scenario withFigureTaken(Scenario scenario, int figure, Colour by);
/// A prisoner goes to another player; to his own he comes home, into the supply.
Scenario withPrisonerPassed(Scenario scenario, Colour from, Colour to, Prisoner prisoner);
/// A prisoner is put on the board. Without a place it gets `placeFor`.
Scenario withPrisonerPlaced(Scenario scenario, const TileCatalogue &catalogue, Colour from, Prisoner prisoner,
                            Square at, std::optional<Place> on);

/// The entry of a player, listed if he is not yet. Valid until the next player is listed.
Player &listedPlayer(Scenario &scenario, Colour colour);
/// What is known of a player, or null: then nothing is to be kept up to date.
Player *knownPlayer(Scenario &scenario, Colour colour);
/// Changes how many figures of a kind a player has left, if that is known.
void changeSupply(Scenario &scenario, Colour colour, FigureKind kind, int by);
/// Takes one prisoner from his holder; whether there was one.
bool takePrisoner(Scenario &scenario, Colour holder, Prisoner prisoner);
/// Lets one prisoner go home; whether there was one.
bool freePrisoner(Scenario &scenario, Colour holder, Prisoner prisoner);

} // namespace towerwatch
