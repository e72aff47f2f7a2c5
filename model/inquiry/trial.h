// SPDX-License-Identifier: MIT
/// Answers a question under a Trial: a change that is not made.
#pragma once

#include "model/inquiry/hinges.h"

namespace towerwatch {

/// Answers a question about a board that has the rules of the trial already.
Answer answerAsTried(const Board &board, const TileCatalogue &catalogue, Question question,
                     const std::optional<Trial> &trial);

/// Whether a question is about a floor on a tower that has one already, which may be the one just placed.
bool canBeJustPlaced(const Board &board, const Question &question);

/// The verdict on a figure, if the floor that the answer is about can capture it; else null.
const FigureVerdict *captureOf(int figure, const Answer *answer);

} // namespace towerwatch
