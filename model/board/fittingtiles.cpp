// SPDX-License-Identifier: MIT
#include "model/board/fittingtiles.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <tuple>

namespace towerwatch {

namespace {

int editionOf(const Tile &tile, const TableRules &rules)
{
    if (tile.set == "watchtowers")
        return rules.watchtowers == WatchtowerRules::C2 ? 2 : 3;
    return rules.tower == TowerRules::C2 ? 2 : 1;
}

template <typename Segments, typename Part> bool sameTurned(const Segments &segments, Rotation by, Part part)
{
    return ranges::all_of(segments, [&](const auto &segment) {
        return ranges::any_of(segments,
                              [&](const auto &other) { return part(other) == part(segment).turned(by); });
    });
}

/// Whether the sides, roads, cities and fields of a tile are those of itself, turned.
bool playsTheSame(const Tile &tile, Rotation by)
{
    for (const Side side : allSides)
        if (tile.edge(side) != tile.edge(turned(side, by)))
            return false;
    const auto sides = [](const auto &segment) { return segment.sides; };
    return sameTurned(tile.cities, by, sides) && sameTurned(tile.roads, by, sides) &&
           sameTurned(tile.fields, by, [](const FieldSegment &field) { return field.halfEdges; });
}

/// Whether something on a tile lies aside of its middle, so that one sees how it is turned, whatever it
/// joins.
bool hasMarksAside(const Tile &tile)
{
    const bool isCrowded = tile.monastery || !tile.roads.empty() || !tile.cities.empty();
    return tile.garden || (tile.towerFoundation && isCrowded) ||
           ranges::any_of(tile.cities, [](const CitySegment &city) { return city.coatsOfArms > 0; });
}

int countOf(const Fit &fit, Joint joint)
{
    return static_cast<int>(ranges::count(fit.joints, joint));
}

/// Every rotation of a tile that plays differently.
std::vector<Rotation> waysOf(const Tile &tile)
{
    std::vector<Rotation> ways;
    for (int quarters = 0; quarters < 4; ++quarters) {
        bool seen = false;
        for (int before = 1; before <= quarters; ++before)
            seen = seen || playsTheSame(tile, rotationOfQuarters(before));
        if (!seen)
            ways.push_back(rotationOfQuarters(quarters));
    }
    return ways;
}

/// Whether anything lies as far on this way as a square, in its row or any other.
bool liesAsFar(const Board &board, Square square, Side way)
{
    const auto along = [way](Square each) {
        return way == Side::N ? -each.y : way == Side::S ? each.y : way == Side::W ? -each.x : each.x;
    };
    return ranges::any_of(board.scenario().tiles,
                          [&](const PlacedTile &tile) { return along(tile.at) >= along(square); });
}

} // namespace

std::array<Joint, 4> jointsOf(const Board &board, const Tile &tile, Square at, Rotation rotation,
                              std::optional<Square> moved)
{
    std::array<Joint, 4> joints{};
    for (const Side side : allSides) {
        const Square beyond = neighbour(at, side);
        const int other = beyond == moved ? -1 : board.tileAt(beyond);
        if (other < 0 || !board.design(other))
            continue;
        const Edge mine = tile.edge(turnedBack(side, rotation));
        const Edge theirs =
            board.design(other)->edge(turnedBack(opposite(side), board.placed(other).rotation));
        joints[static_cast<std::size_t>(side)] = mine == Edge::Any || theirs == Edge::Any ? Joint::Closes
                                                 : mine == theirs                         ? Joint::Joins
                                                                                          : Joint::Clashes;
    }
    return joints;
}

TileSupply::TileSupply(const Board &board)
    : m_rules(board.rules())
{
    for (const PlacedTile &placed : board.scenario().tiles)
        ++m_laid[placed.tile];
}

std::optional<int> TileSupply::left(const Tile &tile, int edition) const
{
    std::optional<int> count = tile.count.in(edition > 0 ? edition : editionOf(tile, m_rules));
    if (!count)
        count = std::max({tile.count.c1, tile.count.c2, tile.count.c3});
    const auto laid = m_laid.find(tile.id);
    return count && laid != m_laid.end() ? *count - laid->second : count;
}

bool hasNeighbour(const Board &board, Square at)
{
    return ranges::any_of(allSides, [&](Side side) { return board.designAt(neighbour(at, side)); });
}

std::vector<Fit> fitsAt(const Board &board, const TileCatalogue &catalogue, Square at, int edition,
                        bool anyway)
{
    std::vector<Fit> fits;
    const TileSupply supply(board);
    const auto add = [&](const Tile &tile) {
        const std::optional<int> left = supply.left(tile, edition);
        for (const Rotation rotation : waysOf(tile)) {
            Fit fit{&tile, rotation, jointsOf(board, tile, at, rotation), 0, left};
            fit.joined = countOf(fit, Joint::Joins);
            if (anyway || countOf(fit, Joint::Clashes) == 0)
                fits.push_back(fit);
        }
    };
    ranges::for_each(board.scenario().designs, add);
    ranges::for_each(catalogue.tiles(), add);
    const bool alone = !hasNeighbour(board, at);
    ranges::stable_sort(fits, std::less(), [&](const Fit &fit) {
        return std::tuple(countOf(fit, Joint::Clashes), alone && fit.rotation != Rotation::R0, -fit.joined,
                          -fit.left.value_or(0));
    });
    return fits;
}

Rotation fittingRotation(const Board &board, const Tile &tile, Square at, Rotation held)
{
    for (int quarters = 0; quarters < 4; ++quarters) {
        const Rotation turned = rotationOfQuarters(quarterTurns(held) + quarters);
        if (ranges::count(jointsOf(board, tile, at, turned), Joint::Clashes) == 0)
            return turned;
    }
    return held;
}

std::optional<Rotation> turnToNextWay(const Board &board, const Tile &tile, Square at, Rotation from)
{
    for (const Rotation by : {Rotation::R90, Rotation::R180, Rotation::R270}) {
        const auto joints =
            jointsOf(board, tile, at, rotationOfQuarters(quarterTurns(from) + quarterTurns(by)));
        const bool isSeen = hasMarksAside(tile) || !playsTheSame(tile, by);
        if (isSeen && ranges::count(joints, Joint::Clashes) == 0)
            return by;
    }
    return {};
}

std::optional<Square> nextFree(const Board &board, Square at, Side way, bool inLine)
{
    constexpr std::ptrdiff_t enclosed = 3; // sides
    const Square onward = neighbour(at, way);
    std::optional<Square> best;
    std::ptrdiff_t most = 0;
    bool goesOn = false;
    for (int quarters = 0; quarters < 4; ++quarters) {
        const Square beside = neighbour(at, turned(way, rotationOfQuarters(quarters)));
        if (!isOnTable(beside) || board.tileAt(beside) >= 0)
            continue;
        goesOn = goesOn || beside == onward;
        const auto touching =
            ranges::count_if(allSides, [&](Side side) { return board.tileAt(neighbour(beside, side)) >= 0; });
        if (touching > most) {
            best = beside;
            most = touching;
        }
    }
    const bool comesToAnEnd = most >= enclosed && !liesAsFar(board, onward, way);
    return inLine && goesOn && !comesToAnEnd ? onward : best;
}

bool meetsMisfit(const Board &board, int feature)
{
    const auto shows = [&](int tile, Side side) {
        const auto features = board.roadsAndCitiesOf(tile);
        return ranges::any_of(
            features, [&](const auto &item) { return item.first == feature && item.second.contains(side); });
    };
    for (const int tile : board.tilesOf(feature))
        for (const Side side : allSides)
            if (const int other = board.tileAt(neighbour(board.placed(tile).at, side));
                other >= 0 && board.design(other) && !board.design(other)->isAbbey() && shows(tile, side) &&
                !shows(other, opposite(side)))
                return true;
    return false;
}

} // namespace towerwatch
