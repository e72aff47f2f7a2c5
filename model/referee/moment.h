// SPDX-License-Identifier: MIT
/// Where the turn stands: what it keeps a player from, and its steps in the order of play. What is not stated
/// is held against nobody.
#pragma once

#include "model/referee/answers.h"

namespace towerwatch {

/// What the moment has against placing a floor or, with a kind, a figure on a tower; nothing: it may be done
/// now.
Facts momentAgainst(const Scenario &scenario, Colour by, std::optional<FigureKind> figure = {});
/// What the end of the game has against a ransom.
Facts momentAgainstRansom(const Scenario &scenario);
/// The rulings that let a phantom follow what was done already; none where it is the action itself.
Because phantomFollows(const Scenario &scenario, Colour by);

/// The steps of a player's turn, with what he may do as `actions` says it.
std::vector<TurnStep> stepsOf(const Board &board, Colour by, const ActionsAnswer &actions);

} // namespace towerwatch
