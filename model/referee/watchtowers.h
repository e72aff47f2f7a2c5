// SPDX-License-Identifier: MIT
/// What watchtowers count and who triggers them (towerwatch-rules(7), "Watchtowers").
#pragma once

#include "model/referee/answers.h"

#include <map>

namespace towerwatch {

/// The squares with a tile among a square and its eight neighbours, sorted.
std::vector<Square> areaOf(const Board &board, Square at);

/// Meeples of which no source says whether they count, and the rulings about them.
struct OpenMeeples
{
    std::vector<int> figures = {};
    Because because = {};
};
OpenMeeples openMeeples(const Board &board);
/// The ruling about a meeple on the Wheel of Fortune or in the City of Carcassonne.
RulingId openRuling(const Figure &figure);

/// As watchtower() of the referee, with what is open already known: for many watchtowers of one board.
WatchtowerAnswer watchtower(const Board &board, Square at, const OpenMeeples &open);

/// The roads and cities of a tile with the figures that trigger its watchtower or would: meeples on this
/// tile.
std::vector<WatchtowerFeature> triggersOf(const Board &board, int tile);

/// What the watchtowers of a board are worth, each computed once.
class WatchtowerValues
{
public:
    explicit WatchtowerValues(const Board &board)
        : m_board(board)
    {
    }
    int at(Square at); ///< 0 without a watchtower there

private:
    const Board &m_board;
    std::map<Square, int> m_values;
};

/// The watchtowers whose value or awards the capture of a figure changes, by square.
std::vector<Consequence> watchtowersLosing(const Board &board, int figure, WatchtowerValues &values);

} // namespace towerwatch
