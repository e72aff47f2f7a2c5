// SPDX-License-Identifier: MIT
/// The outline of a meadow, by marching squares over the exact distances to everything solid, and of a set of
/// squares.
#include "views/drawing/layout.h"
#include "views/drawing/path.h"
#include "views/drawing/scene.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace towerwatch::drawing {

namespace {

/// Positive inside the meadow, negative outside; cells run from -1 to Grid::size, the outer ring lies off the
/// tile.
class Heights
{
public:
    Heights(const Layout &layout, const Grid &regions, int field)
    {
        const int wanted = code({RegionKind::Field, field});
        for (int y = 0; y < Grid::size; ++y)
            for (int x = 0; x < Grid::size; ++x) {
                const bool inside = regions.at(x, y) == wanted;
                const double distance = distanceToSolids(layout, Grid::middle(x, y));
                value(x, y) = inside ? std::max(distance, 0.02) : std::min(distance, -0.02);
            }
    }
    double at(int x, int y) const { return m_values[place(x, y)]; }
    bool inside(int x, int y) const { return at(x, y) > 0; }

private:
    static std::size_t place(int x, int y)
    {
        return static_cast<std::size_t>(y + 1) * (Grid::size + 2) + x + 1;
    }
    double &value(int x, int y) { return m_values[place(x, y)]; }
    std::vector<double> m_values =
        std::vector<double>(static_cast<std::size_t>((Grid::size + 2) * (Grid::size + 2)), -1.0);
};

bool isOff(int x, int y)
{
    return x < 0 || y < 0 || x >= Grid::size || y >= Grid::size;
}

/// Where the outline crosses between two neighbouring cells, one of them inside.
Point crossing(const Heights &heights, int ax, int ay, int bx, int by)
{
    const double a = heights.at(ax, ay), b = heights.at(bx, by);
    const double t = isOff(ax, ay) || isOff(bx, by) ? 0.5 : std::clamp(a / (a - b), 0.02, 0.98);
    return Grid::middle(ax, ay) + (Grid::middle(bx, by) - Grid::middle(ax, ay)) * t;
}

using Key = std::pair<long, long>;

Key keyOf(Point p)
{
    return {std::lround(p.x * 1000), std::lround(p.y * 1000)};
}

/// Directed pieces of outline, the meadow on their right, each starting where another one ends.
class Chains
{
public:
    void add(Point from, Point to) { m_next.emplace(keyOf(from), std::pair(from, to)); }

    std::vector<Polyline> closed()
    {
        std::vector<Polyline> result;
        while (!m_next.empty()) {
            Polyline line;
            auto found = m_next.begin();
            while (found != m_next.end()) {
                const Point next = found->second.second;
                line.push_back(found->second.first);
                m_next.erase(found);
                found = m_next.find(keyOf(next));
            }
            result.push_back(line);
        }
        return result;
    }

private:
    std::multimap<Key, std::pair<Point, Point>> m_next;
};

/// The outline within the square between four cells, `x` `y` the upper left one.
void march(const Heights &heights, int x, int y, Chains &chains)
{
    const std::array<std::pair<int, int>, 4> corners{{{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}}};
    const auto inside = [&](std::size_t i) {
        return heights.inside(corners[i & 3].first, corners[i & 3].second);
    };
    const auto cut = [&](std::size_t i) {
        const auto [ax, ay] = corners[i & 3];
        const auto [bx, by] = corners[(i + 1) & 3];
        return crossing(heights, ax, ay, bx, by);
    };
    for (std::size_t i = 0; i < 4; ++i) {
        if (inside(i) || !inside(i + 1))
            continue;
        std::size_t leave = i + 1;
        while (inside(leave + 1))
            ++leave;
        chains.add(cut(leave), cut(i));
    }
}

/// Points of the outline that lie at a corner of the tile, where marching squares would cut it off.
void sharpenCorners(Polyline &line)
{
    Polyline result;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Point a = line[i], b = line[(i + 1) % line.size()];
        result.push_back(a);
        const Point corner{a.x < 50 ? 0.0 : 100.0, a.y < 50 ? 0.0 : 100.0};
        const bool bothOnEdge = std::abs(insideBy(a)) < 1e-6 && std::abs(insideBy(b)) < 1e-6;
        if (bothOnEdge && a.x != b.x && a.y != b.y && length(a - corner) < 1.0 && length(b - corner) < 1.0)
            result.push_back(corner);
    }
    line = result;
}

} // namespace

std::string fieldOutline(const Tile &tile, int field, Rotation rotation)
{
    const Heights heights(*layoutOf(tile), *regionsOf(tile), field);
    Chains chains;
    for (int y = -1; y < Grid::size; ++y)
        for (int x = -1; x < Grid::size; ++x)
            march(heights, x, y, chains);
    std::string result;
    for (Polyline &line : chains.closed()) {
        if (line.size() < 12)
            continue;
        sharpenCorners(line);
        line.push_back(line.front());
        line = simplified(line, 0.12);
        line.pop_back();
        for (Point &p : line)
            p = turnedPoint(p, rotation);
        result += svgPath(line, true);
    }
    return result;
}

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
    std::ranges::sort(sorted);
    const auto holds = [&](Square square) { return std::ranges::binary_search(sorted, square); };
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

Extent extentOf(const Scenario &scenario)
{
    if (scenario.tiles.empty())
        return {};
    Extent extent{scenario.tiles.front().at, scenario.tiles.front().at};
    for (const PlacedTile &tile : scenario.tiles)
        extent = extent.with(tile.at);
    return extent;
}

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
        char letter = 'M';
        for (const Square corner : takeLoop(edges)) {
            const Point p = cornerOf(corner);
            result += letter + number(p.x) + ' ' + number(p.y);
            letter = 'L';
        }
        result += 'Z';
    }
    return result;
}

} // namespace towerwatch::drawing
