// SPDX-License-Identifier: MIT
/// Which questions a thing on the board suggests.
#pragma once

#include "model/board/board.h"

#include <functional>

namespace towerwatch {

/// What can be asked about a square, the most natural question first: a floor on its tower, a meeple onto it,
/// its watchtower, what its tile completes. Nothing about an empty square.
std::vector<Question> questionsAbout(const Board &board, Square square);

/// What can be asked about a figure: its fate, then questionAboutFigure().
std::vector<Question> questionsAboutFigure(const Board &board, int figure);

/// The first about a square worth showing after a tile was laid there: a player scores, or a figure is in
/// reach.
std::optional<Question> questionRaisedAt(const Board &board, Square square);

/// The question in which a figure can be at stake: a floor on the tower that has it within reach, the nearest
/// one first; without such a tower on the nearest tower; without towers whatever its square suggests.
std::optional<Question> questionAboutFigure(const Board &board, int figure);

/// The question about `to` that corresponds to one about `from`: about a tower or watchtower there, or a
/// figure as large that is the asker's own or not, as before; of those that `suits` accepts the nearest to
/// `near`. None if that board has nothing of the kind.
std::optional<Question> carriedOver(const Question &question, const Board &from, const Board &to, Square near,
                                    const std::function<bool(const Question &)> &suits = {});

/// Everything that can be asked of meeples: a floor on each tower and one of them onto it, each watchtower,
/// what can happen to each figure, what each player may do and buy back, what is scored.
std::vector<Question> everyQuestion(const Board &board);

} // namespace towerwatch
