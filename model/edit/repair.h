// SPDX-License-Identifier: MIT
/// Helpers of edits: they make a scenario valid again after something was removed or changed, and put right
/// what looks wrong.
#pragma once

#include "model/board/position.h"
#include "model/referee/warnings.h"

namespace towerwatch {

/// Makes `scenario` one that can be read: takes away floors, bridges, castles, figures and questions that
/// have no place any more, and calls a city a castle where it has become one, and back.
void mend(Scenario &scenario, const TileCatalogue &catalogue);

/// Adds players who own or do something but are missing from a non-empty list of players.
void completePlayers(Scenario &scenario);

/// Removes the figures that `doomed` marks; figures that questions mention keep their ids, questions that ask
/// for a removed one ask for none.
void removeFigures(Scenario &scenario, const std::vector<bool> &doomed);

/// The floors of the tower on a square.
int floorsAt(const LaidTiles &laid, Square at);
/// Whether a question is one that can be read: its keys are there, its square has what it asks about.
bool canBeAsked(const LaidTiles &laid, const Question &question);
/// Clears the fields that a question of this kind does not use.
void trimQuestion(Question &question);

/// Whether a bridge can lie over a tile; one way, or any way.
bool carries(const Tile &design, Rotation rotation, Bridge bridge);
bool carriesBridge(const Tile &design, Rotation rotation);

/// The scenario without what a warning is about, by one small edit after which fewer things look wrong;
/// nothing: there is no such edit, or people have to choose one.
std::optional<Scenario> fixOf(const Position &position, const Warning &warning);

} // namespace towerwatch
