// SPDX-License-Identifier: MIT
/// Edits: functions from a scenario to the next one. They are total: an edit that makes no sense gives the
/// scenario back as it was. What they return can be written and read again; whatever an edit leaves without a
/// place (the figures on a tile that goes, its castles, the questions about it) goes too. Figures that
/// questions mention keep their ids.
#pragma once

#include "model/board/places.h"
#include "model/value/limits.h"

namespace towerwatch {

// --- tiles ---

/// Lays a tile. On a square that has one already it replaces that tile; what still fits stays on it.
Scenario withTile(Scenario scenario, const TileCatalogue &catalogue, const PlacedTile &tile);
Scenario withoutTile(Scenario scenario, const TileCatalogue &catalogue, Square at);
/// Moves a tile to an empty square; its figures, castles and questions go along.
Scenario withTileMoved(Scenario scenario, const TileCatalogue &catalogue, Square from, Square to);
/// Turns a tile by `by`; its figures, castles and bridge turn with it.
Scenario withTileTurned(Scenario scenario, const TileCatalogue &catalogue, Square at, Rotation by);
/// Gives the tower at `at` a height, kept within what a file may say.
Scenario withFloors(Scenario scenario, const TileCatalogue &catalogue, Square at, int floors);
/// Lays a bridge over the tile at `at`, or takes it away.
Scenario withBridge(Scenario scenario, const TileCatalogue &catalogue, Square at,
                    std::optional<Bridge> bridge);
/// No bridge, one way, the other way: the next of those that the tile carries.
Scenario withNextBridge(Scenario scenario, const TileCatalogue &catalogue, Square at);
/// Makes the next city of the tile a castle; where all are, they are cities again.
Scenario withNextCastle(Scenario scenario, const TileCatalogue &catalogue, Square at);
/// Makes the whole city a castle.
Scenario withCastle(Scenario scenario, const TileCatalogue &catalogue, const Castle &castle);
/// Makes the castle a city again, from whatever tile it was named.
Scenario withoutCastle(Scenario scenario, const TileCatalogue &catalogue, const Castle &castle);

// --- figures ---

/// Where a figure of this kind would stand on a tile if no place is given: the first place that suits it and,
/// on a tower, is free.
std::optional<Place> placeFor(const Board &board, int tile, FigureKind kind);
/// Adds a figure. Without a place it gets `placeFor`; an id that is taken is dropped.
Scenario withFigure(Scenario scenario, const TileCatalogue &catalogue, Figure figure);
Scenario withoutFigure(Scenario scenario, int figure);
/// Puts a figure elsewhere. Without a place it gets `placeFor`.
Scenario withFigureMoved(Scenario scenario, const TileCatalogue &catalogue, int figure,
                         std::optional<Square> at, std::optional<Place> on);
/// Names a figure; an empty id lets it be numbered. Questions and what they expect follow.
Scenario withFigureNamed(Scenario scenario, int figure, std::string id);
/// Changes the kind of a figure. It keeps its place where it has one; neutral figures lose it and their
/// owner, others get the first player and `placeFor`.
Scenario withFigureKind(Scenario scenario, const TileCatalogue &catalogue, int figure, FigureKind kind);
/// Gives a figure that is not neutral to another player.
Scenario withFigureOwner(Scenario scenario, int figure, Colour owner);

// --- the table ---

/// The comment at the top of the file, without the signs that make it one.
std::string topComment(const Scenario &scenario);
/// Writes the comment at the top of the file; without text there is none.
Scenario withTopComment(Scenario scenario, std::string_view text);

Scenario withTitle(Scenario scenario, LocalText title);
Scenario withNotes(Scenario scenario, LocalText notes);
Scenario withRules(Scenario scenario, TableRules rules);
/// Adds a player at the end, or replaces what is known of him. Everybody else who takes part is listed too.
Scenario withPlayer(Scenario scenario, Player player);
/// Removes a player with his figures, prisoners and questions.
Scenario withoutPlayer(Scenario scenario, Colour colour);
/// Moves a player to another place in the turn order.
Scenario withPlayerMoved(Scenario scenario, Colour colour, int place);
/// A player plays another colour that nobody has: his figures, prisoners, turn and questions follow. What
/// questions expect stays as it was written.
Scenario withColourChanged(Scenario scenario, Colour from, Colour to);
/// How many floors each player gets at the start; nothing where the rules do not say (2 to 6 players play).
std::optional<int> floorsFor(int players);
/// An empty table with two players and their floors.
Scenario tableForTwo();
/// Gives every player the floors of the start.
Scenario withFloorsDealt(Scenario scenario);
Scenario withTurn(Scenario scenario, std::optional<Turn> turn);

// --- questions ---

/// Adds a question at the end.
Scenario withQuestion(Scenario scenario, const TileCatalogue &catalogue, Question question);
/// Puts a question before all others, whether or not the scenario has it already.
Scenario withQuestionFirst(Scenario scenario, const TileCatalogue &catalogue, const Question &question);
Scenario withQuestionReplaced(Scenario scenario, const TileCatalogue &catalogue, int index,
                              Question question);
Scenario withoutQuestion(Scenario scenario, int index);
Scenario withQuestionMoved(Scenario scenario, int from, int to);

} // namespace towerwatch
