// SPDX-License-Identifier: MIT
#include "model/board/fittingtiles.h"

#include <algorithm>

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
    return std::ranges::all_of(segments, [&](const auto &segment) {
        return std::ranges::any_of(
            segments, [&](const auto &other) { return part(other) == part(segment).turned(by); });
    });
}

/// Whether nobody could tell the tile from itself, turned.
bool looksTheSame(const Tile &tile, Rotation by)
{
    for (const Side side : allSides)
        if (tile.edge(side) != tile.edge(turned(side, by)))
            return false;
    const auto sides = [](const auto &segment) { return segment.sides; };
    return sameTurned(tile.cities, by, sides) && sameTurned(tile.roads, by, sides) &&
           sameTurned(tile.fields, by, [](const FieldSegment &field) { return field.halfEdges; });
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

std::optional<int> copiesLeft(const Board &board, const Tile &tile, int edition)
{
    std::optional<int> count = tile.count.in(edition > 0 ? edition : editionOf(tile, board.rules()));
    if (!count)
        count = std::max({tile.count.c1, tile.count.c2, tile.count.c3});
    if (!count)
        return std::nullopt;
    const auto &tiles = board.scenario().tiles;
    return *count - static_cast<int>(std::ranges::count_if(
                        tiles, [&](const PlacedTile &placed) { return placed.tile == tile.id; }));
}

std::vector<Fit> fitsAt(const Board &board, const TileCatalogue &catalogue, Square at, int edition)
{
    std::vector<Fit> fits;
    const bool alone = std::ranges::all_of(allSides, [&](Side side) {
        const int other = board.tileAt(neighbour(at, side));
        return other < 0 || !board.design(other);
    });
    const auto add = [&](const Tile &tile) {
        const std::optional<int> left = copiesLeft(board, tile, edition);
        for (int quarters = 0; quarters < (alone ? 1 : 4); ++quarters) {
            const Rotation rotation = rotationOfQuarters(quarters);
            bool seen = false;
            for (int before = 1; before <= quarters; ++before)
                seen = seen || looksTheSame(tile, rotationOfQuarters(before));
            const auto joints = jointsOf(board, tile, at, rotation);
            if (!seen && std::ranges::count(joints, Joint::Clashes) == 0)
                fits.push_back(
                    {&tile, rotation, static_cast<int>(std::ranges::count(joints, Joint::Joins)), left});
        }
    };
    std::ranges::for_each(board.scenario().designs, add);
    std::ranges::for_each(catalogue.tiles(), add);
    std::ranges::stable_sort(fits, [](const Fit &a, const Fit &b) {
        return std::pair(a.joined, a.left.value_or(0)) > std::pair(b.joined, b.left.value_or(0));
    });
    return fits;
}

bool meetsMisfit(const Board &board, int feature)
{
    const auto shows = [&](int tile, Side side) {
        const auto features = board.roadsAndCitiesOf(tile);
        return std::ranges::any_of(
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
