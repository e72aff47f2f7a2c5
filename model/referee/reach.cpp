// SPDX-License-Identifier: MIT
#include "model/referee/reach.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <cstdlib>

namespace towerwatch {

namespace {

/// Straight lines over gaps and towers; with no-gaps each ends at its first missing tile.
std::vector<Square> alongArms(const Board &board, Square at, int range, bool gapsStop)
{
    std::vector<Square> squares{at};
    for (const Side side : allSides) {
        Square square = at;
        for (int step = 1; step <= range; ++step) {
            square = neighbour(square, side);
            squares.push_back(square);
            if (gapsStop && board.tileAt(square) < 0)
                break;
        }
    }
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
    std::vector<Square> squares;
    if (house.contains(HouseRule::Diagonal)) {
        const Distances distances(board, at);
        for (const PlacedTile &placed : board.scenario().tiles)
            if (const auto distance = distances.to(placed.at); distance && *distance <= range)
                squares.push_back(placed.at);
    } else {
        squares = alongArms(board, at, range, house.contains(HouseRule::NoGaps));
    }
    std::erase_if(squares, [&](Square square) { return board.tileAt(square) < 0; });
    ranges::sort(squares);
    squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
    return squares;
}

std::vector<Square> bareInRange(const Board &board, Square at, int range)
{
    constexpr int most = 10; // by which all squares around are looked at
    const HouseRules house = board.rules().house;
    const bool noGaps = house.contains(HouseRule::NoGaps);
    std::vector<Square> squares;
    if (!house.contains(HouseRule::Diagonal))
        squares = alongArms(board, at, range, noGaps);
    else if (!noGaps && range <= most) // else it goes round them
        for (int y = -range; y <= range; ++y)
            for (int x = std::abs(y) - range; x <= range - std::abs(y); ++x)
                squares.push_back(at + Square{x, y});
    const Extent extent = extentOf(board.scenario());
    std::erase_if(squares,
                  [&](Square square) { return board.tileAt(square) >= 0 || !extent.contains(square); });
    ranges::sort(squares);
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
        std::vector<Square> reached; // the nearest first
        const auto reach = [&](Square square, int steps) {
            const int tile = board.tileAt(square);
            if (tile < 0 || m_steps[static_cast<std::size_t>(tile)] >= 0)
                return;
            m_steps[static_cast<std::size_t>(tile)] = steps;
            reached.push_back(square);
        };
        reach(from, 0);
        for (std::size_t i = 0; i < reached.size(); ++i)
            for (const Side side : allSides)
                reach(neighbour(reached[i], side), *to(reached[i]) + 1);
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
    for (const HouseRule rule : {HouseRule::Diagonal, HouseRule::NoSurprises, HouseRule::NoGaps})
        if (house.contains(rule))
            because.push_back(rulingOf(rule));
    if (because.size() > 1)
        because.push_back(cite::houseCombinations);
    if (!straight && !house.contains(HouseRule::Diagonal))
        because.push_back(cite::towerRangeNoDiagonal);
    because.push_back(cite::towerRangePerFloor);
    if (!straight || !inReach)
        return because;
    Because passed;
    for (Square between = stepTowards(tower, square); between != square;
         between = stepTowards(between, square)) {
        const int tile = board.tileAt(between);
        if (tile < 0 && house.contains(HouseRule::NoGaps))
            return because; // with diagonal: the path goes round the gap
        if (tile < 0)
            addOnce(passed, cite::towerRangeOverGaps);
        else if (board.placed(tile).floors > 0)
            addOnce(passed, cite::towerRangeOverTowers);
    }
    because.insert(because.end(), passed.begin(), passed.end());
    return because;
}

std::optional<Square> gapBetween(const Board &board, Square from, Square to)
{
    if (from.x != to.x && from.y != to.y)
        return std::nullopt;
    for (Square between = from; between != to; between = stepTowards(between, to))
        if (board.tileAt(between) < 0)
            return between;
    return std::nullopt;
}

Fact distanceFact(const Board &board, Square tower, Square square, int range)
{
    const HouseRules house = board.rules().house;
    const int distance = stepsBetween(tower, square);
    const auto fact = [&](const Fact &what, RulingId decides) {
        Fact whole = what;
        whole.because = {decides};
        addOnce(whole.because, reachRulings(board, tower, square, false));
        return whole;
    };
    if (!house.contains(HouseRule::Diagonal) && square.x != tower.x && square.y != tower.y)
        return fact({.name = FactName::NotInLine}, cite::towerRangeNoDiagonal);
    if (distance > range) {
        const bool oneFewer = distance == range + 1 && house.contains(HouseRule::NoSurprises);
        return fact({.name = FactName::TooFar, .number = distance, .limit = range},
                    oneFewer ? cite::houseNoSurprises : cite::towerRangePerFloor);
    }
    if (house.contains(HouseRule::Diagonal))
        return fact({.name = FactName::Detour, .number = Distances(board, tower).to(square), .limit = range},
                    cite::houseNoGaps);
    return fact({.name = FactName::Gap, .at = gapBetween(board, tower, square).value_or(square)},
                cite::houseNoGaps);
}

} // namespace towerwatch
