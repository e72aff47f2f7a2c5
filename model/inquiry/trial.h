// SPDX-License-Identifier: MIT
/// Looking at a question as if something were otherwise.
#pragma once

#include "model/inquiry/hinges.h"

namespace towerwatch {

/// Answers a question about a board that has the rules of the trial already. `justPlaced`: it is about the
/// floor that lies on top, which the player had before, unless the trial names a height.
Answer answerAsTried(const Board &board, const TileCatalogue &catalogue, Question question,
                     const std::optional<Trial> &trial, bool justPlaced);

/// Whether a question is about a floor on a tower that has one already, which may be the one just placed.
bool canBeJustPlaced(const Board &board, const Question &question);

/// What becomes of a figure that can be captured by the floor an answer is about; null: it cannot.
const FigureVerdict *captureOf(int figure, const Answer *answer);

} // namespace towerwatch
