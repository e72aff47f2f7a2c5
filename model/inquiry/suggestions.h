// SPDX-License-Identifier: MIT
/// Which questions a thing on the board suggests.
#pragma once

#include "model/board/board.h"

namespace towerwatch {

/// What can be asked about a square, the most natural question first: a floor on its tower, its watchtower,
/// what its tile completes. Nothing about an empty square.
std::vector<Question> questionsAbout(const Board &board, Square square);

/// The question in which a figure can be at stake: a floor on the tower that has it within reach, the nearest
/// one first; without such a tower on the nearest tower; without towers whatever its square suggests.
std::optional<Question> questionAboutFigure(const Board &board, int figure);

} // namespace towerwatch
