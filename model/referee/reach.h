// SPDX-License-Identifier: MIT
/// How far a tower reaches.
#pragma once

#include "model/referee/answers.h"

namespace towerwatch {

/// Whether the range of a tower would get to a square if it were long enough and nothing were in its way.
bool isInLine(const Board &board, Square tower, Square square);
/// The range of a tower of this height under the table's rules, in squares.
int rangeOf(const TableRules &rules, int height);

/// The squares with a tile that a tower at `at` reaches with `range`, sorted.
std::vector<Square> reachOf(const Board &board, Square at, int range);
/// The squares without a tile that the range of such a tower passes or ends at, as far as the board goes,
/// sorted.
std::vector<Square> bareInRange(const Board &board, Square at, int range);

/// How far apart squares with a tile are for a tower, by the rules of the table: the smallest range that
/// reaches. It is the same from either end, so that one look from a figure finds all towers that reach it.
class Distances
{
public:
    Distances(const Board &board, Square from);
    /// Nothing where no range is enough.
    std::optional<int> to(Square square) const;

private:
    const Board &m_board;
    Square m_from;
    HouseSwitches m_house;
    std::vector<int> m_arms;  ///< where gaps stop a range: squares up to the first missing tile, by side
    std::vector<int> m_steps; ///< where it turns, too: by tile; -1: no way there
};

/// The rulings of the house rules that change a range.
Because houseRangeRulings(HouseRules house);
/// The rulings that bring a square into reach, or keep it out.
Because reachRulings(const Board &board, Square tower, Square square, bool inReach);

/// The first empty square between two squares in line; nothing without one.
std::optional<Square> gapBetween(const Board &board, Square from, Square to);
/// Why a square is not among those that a tower at `tower` reaches with `range`: one of the four facts about
/// distance, with the ruling first without which it would be.
Fact distanceFact(const Board &board, Square tower, Square square, int range);

} // namespace towerwatch
