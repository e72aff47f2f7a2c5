// SPDX-License-Identifier: MIT
/// Steps that tables and buttons beside the board take at once. Total like the other edits: a step that makes
/// no sense gives the scenario back as it was, and what they return can be written and read again.
#pragma once

#include "model/edit/edits.h"

namespace towerwatch {

/// How many floors each player gets at the start; nothing where the rules do not say (2 to 6 players play).
std::optional<int> floorsFor(int players);
/// Gives every player the floors of the start.
Scenario withFloorsDealt(Scenario scenario);
/// A player plays another colour that nobody has: his figures, prisoners, turn and questions follow. What
/// questions expect stays as it was written.
Scenario withColourChanged(Scenario scenario, Colour from, Colour to);

/// Makes a figure one of another kind. It keeps its place where it has one; neutral figures lose it and their
/// owner, others get the first player and `placeFor`.
Scenario withFigureKind(Scenario scenario, const TileCatalogue &catalogue, int figure, FigureKind kind);
/// Gives a figure that is not neutral to another player.
Scenario withFigureOwner(Scenario scenario, int figure, Colour owner);

/// The comment at the top of the file, without the signs that make it one.
std::string topComment(const Scenario &scenario);
/// Writes the comment at the top of the file; without text there is none.
Scenario withTopComment(Scenario scenario, std::string_view text);

/// What decides an answer, without what only explains it: fit to be expected of it.
Value decisiveFacts(const Value &answer);
/// What a text says is expected, as YAML or JSON on one line or several; nothing if it cannot be read.
std::optional<Value> expectationFrom(std::string text, const TileCatalogue &catalogue);
/// Says what a question's answer is expected to be, or that nothing is expected.
Scenario withExpectation(Scenario scenario, int question, std::optional<Value> expect);

} // namespace towerwatch
