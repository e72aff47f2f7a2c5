// SPDX-License-Identifier: MIT
/// What an answer marks on the board.
#pragma once

#include "model/referee/answers.h"

namespace towerwatch::drawing {

/// The marks of one answer, and what is lit up or selected. Squares are board squares, figures indices.
struct BoardMarks
{
    std::optional<Square> tower = {};                   ///< where the arms of a reach start
    std::vector<Square> reach = {};                     ///< lifted by a veil, with a firm outline
    std::vector<Square> area = {};                      ///< of a watchtower: dashed outline
    std::vector<SquareCount> counted = {};              ///< numbers on squares of the area
    std::vector<std::pair<int, Verdict>> verdicts = {}; ///< badges on figures
    std::vector<int> litFigures = {};                   ///< lit up because a sentence about them is hovered
    std::vector<Square> litSquares = {};
    std::vector<int> litFeatures = {}; ///< roads, cities and fields of the board, over all their tiles
    std::optional<Square> selectedSquare = {};
    int selectedFigure = -1;
    friend bool operator==(const BoardMarks &, const BoardMarks &) = default;
};

/// The marks of an answer: reach and verdicts, area and counts, or the tiles of scored features.
BoardMarks marksOf(const Answer &answer);

} // namespace towerwatch::drawing
