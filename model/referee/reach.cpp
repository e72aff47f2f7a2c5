// SPDX-License-Identifier: MIT
#include "model/referee/reach.h"

#include <algorithm>
#include <climits>
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

/// Visits all tiles that at most `range` steps over existing tiles lead to, with their number of steps.
template <typename Visit> void walk(const Board &board, Square at, int range, Visit visit)
{
    std::vector<Square> squares{at};
    std::vector<bool> seen(board.scenario().tiles.size());
    const auto go = [&](Square square) {
        const int tile = board.tileAt(square);
        if (tile < 0 || seen[static_cast<std::size_t>(tile)])
            return false;
        seen[static_cast<std::size_t>(tile)] = true;
        return true;
    };
    go(at);
    visit(at, 0);
    std::size_t begin = 0;
    for (int step = 1; step <= range && begin < squares.size(); ++step) {
        const std::size_t end = squares.size();
        for (; begin < end; ++begin)
            for (const Side side : allSides)
                if (const Square next = neighbour(squares[begin], side); go(next)) {
                    squares.push_back(next);
                    visit(next, step);
                }
    }
}

/// All tiles that at most `range` steps over existing tiles lead to.
std::vector<Square> byWalking(const Board &board, Square at, int range)
{
    std::vector<Square> squares;
    walk(board, at, range, [&](Square square, int) { squares.push_back(square); });
    return squares;
}

Square stepTowards(Square from, Square to)
{
    return from + Square{(to.x > from.x) - (to.x < from.x), (to.y > from.y) - (to.y < from.y)};
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

Distances::Distances(const Board &board, Square from)
    : m_board(board)
    , m_from(from)
    , m_diagonal(board.rules().house.contains(HouseRule::Diagonal))
    , m_noGaps(board.rules().house.contains(HouseRule::NoGaps))
{
    if (m_noGaps && m_diagonal) {
        m_steps.assign(board.scenario().tiles.size(), -1);
        if (board.tileAt(from) >= 0)
            walk(board, from, INT_MAX, [&](Square square, int steps) {
                m_steps[static_cast<std::size_t>(board.tileAt(square))] = steps;
            });
    } else if (m_noGaps) {
        for (const Side side : allSides) {
            int &arm = m_arms[static_cast<std::size_t>(side)];
            for (Square square = neighbour(from, side); board.tileAt(square) >= 0;
                 square = neighbour(square, side))
                ++arm;
        }
    }
}

std::optional<int> Distances::to(Square square) const
{
    const int x = square.x - m_from.x, y = square.y - m_from.y, far = std::abs(x) + std::abs(y);
    const int tile = m_board.tileAt(square);
    if (tile < 0)
        return std::nullopt;
    if (m_noGaps && m_diagonal) {
        const int steps = m_steps[static_cast<std::size_t>(tile)];
        return steps < 0 ? std::nullopt : std::optional(steps);
    }
    if (m_diagonal)
        return far;
    if (x != 0 && y != 0)
        return std::nullopt;
    const Side side = y < 0 ? Side::N : x > 0 ? Side::E : y > 0 ? Side::S : Side::W;
    return m_noGaps && far > m_arms[static_cast<std::size_t>(side)] ? std::nullopt : std::optional(far);
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
    for (Square between = stepTowards(tower, square); between != square;
         between = stepTowards(between, square)) {
        const int tile = board.tileAt(between);
        if (tile < 0)
            addOnce(because, cite::towerRangeOverGaps);
        else if (board.placed(tile).floors > 0)
            addOnce(because, cite::towerRangeOverTowers);
    }
    return because;
}

Fact distanceFact(const Board &board, Square tower, Square square, int range)
{
    const bool diagonal = board.rules().house.contains(HouseRule::Diagonal);
    const int distance = stepsBetween(tower, square);
    if (!diagonal && square.x != tower.x && square.y != tower.y)
        return {.name = FactName::NotInLine};
    if (distance > range)
        return {.name = FactName::TooFar, .number = distance, .limit = range};
    if (diagonal)
        return {.name = FactName::Detour, .number = Distances(board, tower).to(square), .limit = range};
    Square gap = stepTowards(tower, square);
    while (gap != square && board.tileAt(gap) >= 0)
        gap = stepTowards(gap, square);
    return {.name = FactName::Gap, .at = gap};
}

} // namespace towerwatch
