// SPDX-License-Identifier: MIT
/// The rules: pure functions from a board and a question to an answer (towerwatch-rules(7)).
/// All are total: a question about an empty square has an answer too.
#pragma once

#include "model/referee/answers.h"

namespace towerwatch {

/// Answers one question.
Answer answer(const Board &board, const Question &question);

/// May `by` put a floor on the tower at `at`, how far does it reach, whom can it capture? `target`: a figure
/// that is judged also when it is out of reach; -1: none. `placed`: the topmost floor that lies there is
/// meant, which neither the moment nor a supply of floors refuses.
PlaceFloorAnswer placeFloor(const Board &board, Square at, Colour by, int target = -1, bool placed = false);
/// Whether the floor itself may be placed there, at the moment for it.
PlaceFloorAnswer judgeFloor(const Board &board, Square at, Colour by, bool placed = false);

/// What keeps any figure from being placed on the tower at `at`; only facts and rulings are filled in.
PlaceFigureAnswer judgeTop(const Board &board, Square at);
/// May `by` put a figure of this kind on top of the tower at `at`?
PlaceFigureAnswer placeFigure(const Board &board, Square at, FigureKind kind, Colour by);

/// Whether figures of this kind ever stand on such a place under any rule set (else the warning
/// unsuitable-place).
bool everStandsOn(FigureKind kind, PlaceKind place);

/// Whether a figure of this kind may stand on top of a tower under a rule set, and the ruling that says so.
struct TowerTop
{
    Legality legal = Legality::No;
    RulingId ruling;
};
TowerTop towerTopFor(FigureKind kind, TowerRules rules);

/// Whether a player has such a figure in supply after the exchanges that are due, as far as is known.
bool hasInSupply(const Board &board, Colour colour, FigureKind kind);

/// What the watchtower at `at` is worth, and who would get it. Without a watchtower there: nothing.
WatchtowerAnswer watchtower(const Board &board, Square at);

/// What is complete now and who scores it, watchtowers first; with `tile` only what that tile belongs to.
ScoreAnswer score(const Board &board, std::optional<Square> tile = {});

/// Which prisoners `by` may buy back, from whom and of which kind if given.
RansomAnswer ransom(const Board &board, Colour by, std::optional<Colour> from = {},
                    std::optional<FigureKind> kind = {});

/// All tower actions open to `by`.
ActionsAnswer actions(const Board &board, Colour by);

/// What can happen to a figure when `by` places floors: which towers could capture it, which watchtowers
/// count it or are triggered by it, and what else befalls figures on a tower. Of no figure: nothing.
OutlookAnswer outlook(const Board &board, int figure, Colour by);

/// Whether an answer mentions a figure, other than as a consequence for another.
bool speaksOf(const Answer &answer, int figure);

} // namespace towerwatch
