// SPDX-License-Identifier: MIT
/// What is marked on a board.
#pragma once

#include "model/referee/warnings.h"

#include <memory>

namespace towerwatch {

/// What the next floors could take: figures with the number of towers, towers with the number of figures.
struct DangerMarks
{
    std::vector<std::pair<int, int>> figures = {};
    std::vector<SquareCount> towers = {};
    friend bool operator==(const DangerMarks &, const DangerMarks &) = default;
};

using WarningsPtr = std::shared_ptr<const std::vector<Warning>>; ///< null: none

/// The marks of one answer, and what is lit (highlighted) or selected. Squares are board squares, figures
/// indices.
struct BoardMarks
{
    std::optional<Square> tower = {};                   ///< where the arms of a reach start
    std::vector<Square> reach = {};                     ///< left out of the veil, with a solid outline
    std::vector<Square> bare = {};                      ///< of the range without a tile: dashed
    std::vector<Square> area = {};                      ///< of a watchtower: dashed outline
    std::vector<SquareCount> counted = {};              ///< numbers on squares of the area
    std::vector<std::pair<int, Verdict>> verdicts = {}; ///< badges on figures
    DangerMarks dangers = {};                           ///< numbers on figures and towers
    WarningsPtr warnings = {};                          ///< what looks wrong, marked where it is
    std::vector<int> litFigures = {};                   ///< highlighted because a text about them is hovered
    std::vector<Square> litSquares = {};
    std::vector<int> litFeatures = {}; ///< roads, cities and fields of the board, over all their tiles
    std::optional<Square> selectedSquare = {};
    int selectedFigure = -1;
    friend bool operator==(const BoardMarks &, const BoardMarks &) = default;
};

/// The marks of an answer: reach and verdicts, area and counts, or the features that are scored; where none
/// is, those of the tile that was asked about.
BoardMarks marksOf(const Answer &answer);

} // namespace towerwatch
