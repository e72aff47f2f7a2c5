// SPDX-License-Identifier: MIT
/// The outlines of a set of squares: of the board, and of the cells of a meadow.
#include "model/value/ranges.h"
#include "views/drawing/layout.h"
#include "views/drawing/scene.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace towerwatch::drawing {

namespace {

/// The corners of squares are points of the grid; an edge runs clockwise, its square on the right.
struct Edges
{
    std::map<Square, SideSet> from; ///< by corner, the directions in which edges leave: E is "to the east"

    void add(Square corner, Side direction) { from[corner].insert(direction); }
    bool has(Square corner, Side direction) const
    {
        const auto found = from.find(corner);
        return found != from.end() && found->second.contains(direction);
    }
    void remove(Square corner, Side direction)
    {
        SideSet &left = from[corner];
        left = SideSet(left.bits() & ~(1u << static_cast<unsigned>(direction)));
        if (left.empty())
            from.erase(corner);
    }
};

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
                edges.add(square + starts[static_cast<std::size_t>(side)], turned(side, Rotation::R90));
    }
    return edges;
}

/// Takes one closed outline out of the edges: its corners, clockwise around the squares.
std::vector<Square> takeLoop(Edges &edges)
{
    std::vector<Square> corners;
    const Square start = edges.from.begin()->first;
    Square at = start;
    Side direction = Side::E;
    for (const Side side : allSides)
        if (edges.has(at, side))
            direction = side;
    corners.push_back(at);
    while (true) {
        edges.remove(at, direction);
        at = neighbour(at, direction);
        if (at == start)
            return corners;
        Side next = direction;
        for (const Rotation turn : {Rotation::R90, Rotation::R0, Rotation::R270})
            if (edges.has(at, turned(direction, turn))) {
                next = turned(direction, turn);
                break;
            }
        if (next != direction)
            corners.push_back(at);
        direction = next;
    }
}

} // namespace

Square squareAt(Point point)
{
    return {static_cast<int>(std::floor(point.x / tileSize)),
            static_cast<int>(std::floor(point.y / tileSize))};
}

std::string outlineOf(const std::vector<Square> &squares)
{
    Edges edges = edgesOf(squares);
    std::string result;
    while (!edges.from.empty()) {
        Polyline loop;
        for (const Square corner : takeLoop(edges))
            loop.push_back(cornerOf(corner));
        result += svgPath(loop, true);
    }
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
    std::vector<Polyline> outlines;
    for (Edges edges = edgesOf(cells); !edges.from.empty();) {
        Polyline loop;
        for (const Square corner : takeLoop(edges))
            loop.push_back({double(corner.x), double(corner.y)});
        loop.push_back(loop.front());
        outlines.push_back(simplified(loop, stair));
    }
    return outlines;
}

} // namespace towerwatch::drawing
