// SPDX-License-Identifier: MIT
#include "model/referee/reach.h"
#include "model/value/ranges.h"

#include <climits>
#include <cstdlib>

namespace towerwatch {

namespace {

/// The squares of an arm of a range, over gaps and towers; with no-gaps its first missing tile is the last.
std::vector<Square> armOf(const Board &board, Square tower, Side side, int range)
{
    const bool gapsStop = switchesOf(board.rules().house).gapsStop;
    std::vector<Square> squares;
    for (Square square = neighbour(tower, side); std::ssize(squares) < range;
         square = neighbour(square, side)) {
        squares.push_back(square);
        if (gapsStop && board.tileAt(square) < 0)
            break;
    }
    return squares;
}

/// All four, and the square itself.
std::vector<Square> armsOf(const Board &board, Square tower, int range)
{
    std::vector<Square> squares{tower};
    for (const Side side : allSides) {
        const std::vector<Square> arm = armOf(board, tower, side, range);
        squares.insert(squares.end(), arm.begin(), arm.end());
    }
    return squares;
}

/// What of an arm lies between a tower and a square in line with it.
std::vector<Square> between(const Board &board, Square tower, Square square)
{
    const auto way = wayTo(tower, square);
    return way ? armOf(board, tower, *way, stepsBetween(tower, square) - 1) : std::vector<Square>();
}

} // namespace

bool isInLine(const Board &board, Square tower, Square square)
{
    return tower == square || switchesOf(board.rules().house).turns || wayTo(tower, square);
}

int rangeOf(const TableRules &rules, int height)
{
    return height - switchesOf(rules.house).shorter;
}

std::vector<Square> reachOf(const Board &board, Square at, int range)
{
    std::vector<Square> squares;
    if (switchesOf(board.rules().house).turns) {
        const Distances distances(board, at);
        for (const PlacedTile &placed : board.scenario().tiles)
            if (const auto distance = distances.to(placed.at); distance && *distance <= range)
                squares.push_back(placed.at);
    } else {
        squares = armsOf(board, at, range);
    }
    std::erase_if(squares, [&](Square square) { return board.tileAt(square) < 0; });
    ranges::sort(squares);
    squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
    return squares;
}

std::vector<Square> bareInRange(const Board &board, Square at, int range)
{
    constexpr int most = 10; // by which all squares around are looked at
    const HouseSwitches house = switchesOf(board.rules().house);
    std::vector<Square> squares;
    if (!house.turns)
        squares = armsOf(board, at, range);
    else if (!house.gapsStop && range <= most) // else it goes round them
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
    , m_house(switchesOf(board.rules().house))
{
    if (m_house.turns && m_house.gapsStop) {
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
    } else if (m_house.gapsStop) {
        for (const Side side : allSides) // without the missing tile
            m_arms.push_back(static_cast<int>(armOf(board, from, side, INT_MAX).size()) - 1);
    }
}

std::optional<int> Distances::to(Square square) const
{
    const int far = stepsBetween(m_from, square);
    const int tile = m_board.tileAt(square);
    if (tile < 0)
        return std::nullopt;
    if (m_house.turns && m_house.gapsStop) {
        const int steps = m_steps[static_cast<std::size_t>(tile)];
        return steps < 0 ? std::nullopt : std::optional(steps);
    }
    if (m_house.turns)
        return far;
    const auto way = wayTo(m_from, square);
    const bool stops = way && m_house.gapsStop && far > m_arms[static_cast<std::size_t>(*way)];
    return (!way && far > 0) || stops ? std::nullopt : std::optional(far);
}

Because houseRangeRulings(HouseRules house)
{
    Because because;
    for (std::size_t i = houseRules.size(); i-- > 0;) // what goes further decides more
        if (houseRules[i].changes.changeRange() && house.contains(allHouseRules[i]))
            because.push_back(houseRules[i].ruling);
    if (because.size() > 1)
        because.push_back(cite::houseCombinations);
    return because;
}

Because reachRulings(const Board &board, Square tower, Square square, bool inReach)
{
    if (square == tower)
        return {cite::towerRangeOwnTile};
    Because because = houseRangeRulings(board.rules().house);
    if (!isInLine(board, tower, square))
        because.push_back(cite::towerRangeNoDiagonal);
    because.push_back(cite::towerRangePerFloor);
    if (!inReach)
        return because;
    Because passed;
    for (const Square passing : between(board, tower, square)) {
        const int tile = board.tileAt(passing);
        if (tile < 0 && switchesOf(board.rules().house).gapsStop)
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
    const std::vector<Square> squares = between(board, from, to);
    const auto gap = ranges::find_if(squares, [&](Square square) { return board.tileAt(square) < 0; });
    return gap == squares.end() ? std::nullopt : std::optional(*gap);
}

Fact distanceFact(const Board &board, Square tower, Square square, int range)
{
    const int distance = stepsBetween(tower, square);
    const auto fact = [&](const Fact &what, RulingId decides) {
        Fact whole = what;
        whole.because = {decides};
        addOnce(whole.because, reachRulings(board, tower, square, false));
        return whole;
    };
    if (!isInLine(board, tower, square))
        return fact({.name = FactName::NotInLine}, cite::towerRangeNoDiagonal);
    if (distance > range) {
        const bool oneFewer = distance <= range + switchesOf(board.rules().house).shorter;
        return fact({.name = FactName::TooFar, .number = distance, .limit = range},
                    oneFewer ? cite::houseNoSurprises : cite::towerRangePerFloor);
    }
    if (switchesOf(board.rules().house).turns)
        return fact({.name = FactName::Detour, .number = Distances(board, tower).to(square), .limit = range},
                    cite::houseNoGaps);
    return fact({.name = FactName::Gap, .at = gapBetween(board, tower, square).value_or(square)},
                cite::houseNoGaps);
}

} // namespace towerwatch
