// SPDX-License-Identifier: MIT
#include "model/referee/reach.h"

#include <algorithm>
#include <cstdlib>

namespace towerwatch {

namespace {

/// Straight lines over gaps and towers; with no-gaps each ends before its first missing tile.
std::vector<Square> alongArms(const Board &board, Square at, int range, bool gapsStop)
{
    std::vector<Square> squares{at};
    for (const Side side : allSides) {
        Square square = at;
        for (int step = 1; step <= range; ++step) {
            square = neighbour(square, side);
            if (board.tileAt(square) >= 0)
                squares.push_back(square);
            else if (gapsStop)
                break;
        }
    }
    return squares;
}

/// All tiles whose smallest number of orthogonal steps, gaps included, is at most the range.
std::vector<Square> withinSteps(const Board &board, Square at, int range)
{
    std::vector<Square> squares;
    for (const PlacedTile &placed : board.scenario().tiles)
        if (stepsBetween(placed.at, at) <= range)
            squares.push_back(placed.at);
    return squares;
}

/// All tiles that at most `range` steps over existing tiles lead to.
std::vector<Square> byWalking(const Board &board, Square at, int range)
{
    std::vector<Square> squares{at};
    SquareIndex seen(board.scenario().tiles.size() + 1);
    seen.insert(at, 0);
    std::size_t begin = 0;
    for (int step = 1; step <= range && begin < squares.size(); ++step) {
        const std::size_t end = squares.size();
        for (; begin < end; ++begin)
            for (const Side side : allSides) {
                const Square next = neighbour(squares[begin], side);
                if (board.tileAt(next) >= 0 && seen.insert(next, step))
                    squares.push_back(next);
            }
    }
    return squares;
}

} // namespace

int rangeOf(const TableRules &rules, int height)
{
    return rules.house.contains(HouseRule::NoSurprises) ? height - 1 : height;
}

std::vector<Square> reachOf(const Board &board, Square at, int range)
{
    const HouseRules house = board.rules().house;
    const bool noGaps = house.contains(HouseRule::NoGaps);
    std::vector<Square> squares = !house.contains(HouseRule::Diagonal) ? alongArms(board, at, range, noGaps)
                                  : noGaps                             ? byWalking(board, at, range)
                                                                       : withinSteps(board, at, range);
    std::erase_if(squares, [&](Square square) { return board.tileAt(square) < 0; });
    std::sort(squares.begin(), squares.end());
    squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
    return squares;
}

Because reachRulings(const Board &board, Square tower, Square square, bool inReach)
{
    const HouseRules house = board.rules().house;
    Because because;
    if (square == tower) {
        because.push_back(cite::towerRangeOwnTile);
        return because;
    }
    const bool straight = square.x == tower.x || square.y == tower.y;
    if (house.contains(HouseRule::Diagonal))
        because.push_back(cite::houseDiagonal);
    if (house.contains(HouseRule::NoSurprises))
        because.push_back(cite::houseNoSurprises);
    if (house.contains(HouseRule::NoGaps))
        because.push_back(cite::houseNoGaps);
    if (because.size() > 1)
        because.push_back(cite::houseCombinations);
    if (!straight && !house.contains(HouseRule::Diagonal))
        because.push_back(cite::towerRangeNoDiagonal);
    because.push_back(cite::towerRangePerFloor);
    if (!straight || !inReach)
        return because;
    const Square step{(square.x > tower.x) - (square.x < tower.x),
                      (square.y > tower.y) - (square.y < tower.y)};
    for (Square between = tower + step; between != square; between = between + step) {
        const int tile = board.tileAt(between);
        if (tile < 0)
            addOnce(because, cite::towerRangeOverGaps);
        else if (board.placed(tile).floors > 0)
            addOnce(because, cite::towerRangeOverTowers);
    }
    return because;
}

} // namespace towerwatch
