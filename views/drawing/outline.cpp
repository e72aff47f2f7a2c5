// SPDX-License-Identifier: MIT
/// The outlines of a set of squares: of the board, and of the cells of a meadow.
#include "model/value/ranges.h"
#include "views/drawing/scene.h"
#include "views/drawing/tilelayout.h"

#include <cmath>
#include <set>

namespace towerwatch::drawing {

namespace {

/// The corners of squares are points of the grid. An edge leaves one in a direction (E is "to the east") and
/// runs clockwise, its square on the right.
using Edges = std::set<std::pair<Square, Side>>;

Edges edgesOf(const std::vector<Square> &squares)
{
    std::vector<Square> sorted = squares;
    ranges::sort(sorted);
    const auto holds = [&](Square square) { return ranges::binary_search(sorted, square); };
    Edges edges;
    for (const Square square : sorted) {
        constexpr std::array<Square, 4> starts{Square{0, 0}, Square{1, 0}, Square{1, 1}, Square{0, 1}};
        for (const Side side : allSides)
            if (!holds(neighbour(square, side)))
                edges.emplace(square + starts[static_cast<std::size_t>(side)], turned(side, Rotation::R90));
    }
    return edges;
}

/// Takes one closed outline out of the edges: its corners, clockwise around squares of a size.
Polyline takeLoop(Edges &edges, double size)
{
    Polyline corners;
    const auto add = [&](Square corner) { corners.push_back({corner.x * size, corner.y * size}); };
    const Square start = edges.begin()->first;
    Square at = start;
    Side direction = Side::E;
    for (const Side side : allSides)
        if (edges.contains({at, side}))
            direction = side;
    add(at);
    while (true) {
        edges.erase({at, direction});
        at = neighbour(at, direction);
        if (at == start)
            return corners;
        Side next = direction;
        for (const Rotation turn : {Rotation::R90, Rotation::R0, Rotation::R270})
            if (edges.contains({at, turned(direction, turn)})) {
                next = turned(direction, turn);
                break;
            }
        if (next != direction)
            add(at);
        direction = next;
    }
}

/// All outlines of squares of a size.
std::vector<Polyline> outlinesOf(const std::vector<Square> &squares, double size)
{
    std::vector<Polyline> outlines;
    for (Edges edges = edgesOf(squares); !edges.empty();)
        outlines.push_back(takeLoop(edges, size));
    return outlines;
}

} // namespace

Square squareAt(Point point)
{
    return {static_cast<int>(std::floor(point.x / tileSize)),
            static_cast<int>(std::floor(point.y / tileSize))};
}

std::string outlineOf(const std::vector<Square> &squares)
{
    std::string result;
    for (const Polyline &outline : outlinesOf(squares, tileSize))
        result += svgPath(outline, true);
    return result;
}

std::vector<Polyline> fieldOutlines(const Tile &tile, int field)
{
    constexpr double stair = 0.75; // higher than the steps that the cells make of a slanting border
    const auto regions = regionsOf(tile);
    std::vector<Square> cells;
    ranges::copy_if(Grid::cells(), std::back_inserter(cells), [&](Square cell) {
        return regions->at(cell) == code({RegionKind::Field, field});
    });
    std::vector<Polyline> outlines = outlinesOf(cells, 1);
    for (Polyline &outline : outlines) {
        outline.push_back(outline.front());
        outline = simplified(outline, stair);
    }
    return outlines;
}

} // namespace towerwatch::drawing
