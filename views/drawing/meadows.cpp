// SPDX-License-Identifier: MIT
/// Which meadow is which: flood filling what is left between the solid things, and hedges where the catalogue
/// parts meadows that nothing else parts.
#include "model/value/ranges.h"
#include "views/drawing/tilelayout.h"

#include <algorithm>
#include <queue>
#include <utility>

namespace towerwatch::drawing {

namespace {

constexpr int unknownField = 1000000;
constexpr int unknown = code({RegionKind::Field, unknownField});
constexpr std::array<Square, 8> neighbours{
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};

bool isUnknown(const Grid &grid, Square cell)
{
    return Grid::has(cell) && grid.at(cell) == unknown;
}

/// The region of a cell; none beyond the tile.
Region regionIn(const Grid &grid, Square cell)
{
    return regionOf(Grid::has(cell) ? grid.at(cell) : noRegion);
}

/// The cell at the tile's edge `along` (0 to 99) cells clockwise on `side`.
Square edgeCell(int side, int along)
{
    return Grid::cellOf(turnedPoint({along + 0.5, 0.5}, side));
}

/// Unknown meadow in connected pieces.
std::vector<std::vector<Square>> pieces(Grid grid)
{
    std::vector<std::vector<Square>> result;
    for (const Square first : Grid::cells()) {
        if (!isUnknown(grid, first))
            continue;
        std::vector<Square> &piece = result.emplace_back(1, first);
        grid.set(first, noRegion);
        for (std::size_t i = 0; i < piece.size(); ++i)
            for (std::size_t s = 0; s < 4; ++s)
                if (const Square next = piece[i] + neighbours[s]; isUnknown(grid, next)) {
                    grid.set(next, noRegion);
                    piece.push_back(next);
                }
    }
    return result;
}

/// The fields of the catalogue whose half edges the piece reaches.
std::vector<int> fieldsOf(const Tile &tile, const std::vector<Square> &piece)
{
    std::vector<int> result;
    for (int half = 0; half < 8; ++half) {
        const int field = tile.fieldAt(static_cast<HalfEdge>(half));
        const Square edge = edgeCell(half / 2, half % 2 == 0 ? 25 : 75);
        const bool reached = ranges::find(piece, edge) != piece.end();
        if (field >= 0 && reached && ranges::find(result, field) == result.end())
            result.push_back(field);
    }
    return result;
}

/// Which meadow every cell is nearest to, walking around everything solid.
class Spreading
{
public:
    explicit Spreading(const Grid &grid)
        : m_grid(grid)
    {
    }

    void start(Square cell, int field)
    {
        if (isUnknown(m_grid, cell) && m_field.at(cell) == 0)
            reach(cell, field, 0.0);
    }

    Grid spread()
    {
        while (!m_queue.empty()) {
            const auto [distance, place] = m_queue.top();
            m_queue.pop();
            const Square cell = Grid::cells()[place];
            if (-distance > m_distance[place])
                continue;
            for (std::size_t s = 0; s < neighbours.size(); ++s)
                if (const Square next = cell + neighbours[s]; isUnknown(m_grid, next))
                    reach(next, m_field.at(cell) - 1, -distance + (s < 4 ? 1.0 : 1.4142));
        }
        return m_field;
    }

private:
    void reach(Square cell, int field, double distance)
    {
        const std::size_t place = Grid::index(cell);
        if (distance >= m_distance[place])
            return;
        m_distance[place] = distance;
        m_field.set(cell, field + 1);
        m_queue.push({-distance, place});
    }

    const Grid &m_grid;
    Grid m_field;
    std::vector<double> m_distance = std::vector<double>(Grid::cells().size(), 1e9);
    std::priority_queue<std::pair<double, std::size_t>> m_queue;
};

/// The only field that touches the city, or -1.
int soleFieldAt(const Tile &tile, int city)
{
    int result = -1;
    for (std::size_t i = 0; i < tile.fields.size(); ++i) {
        const std::vector<int> &cities = tile.fields[i].cities;
        if (ranges::find(cities, city) == cities.end())
            continue;
        if (result >= 0)
            return -1;
        result = static_cast<int>(i);
    }
    return result;
}

/// Cells beside a city that only one meadow touches belong to that meadow.
void startAtCities(const Tile &tile, const Grid &grid, Spreading &spreading)
{
    for (const Square cell : Grid::cells())
        for (std::size_t s = 0; s < 4; ++s) {
            const Region beside = regionIn(grid, cell + neighbours[s]);
            const int field = beside.kind == RegionKind::City ? soleFieldAt(tile, beside.index) : -1;
            if (field >= 0)
                spreading.start(cell, field);
        }
}

/// A closed meadow that no wall encloses gets the roomiest round spot.
void startInside(const Tile &tile, const Grid &grid, Spreading &spreading)
{
    const int inner = tile.innerField();
    if (inner < 0)
        return;
    const std::vector<float> map = clearance(grid, {unknown});
    const auto most = ranges::max_element(map);
    const Point centre = Grid::middle(Grid::cells()[static_cast<std::size_t>(most - map.begin())]);
    const double radius = std::min(12.0, static_cast<double>(*most) - 1);
    for (const Square cell : Grid::cells())
        if (length(Grid::middle(cell) - centre) < radius)
            spreading.start(cell, inner);
}

/// Plants bushes along the borders between the meadows of `nearest`.
void plantBorders(const Grid &nearest, Layout &layout)
{
    constexpr double spacing = 2.8;
    for (const Square cell : Grid::cells()) {
        const auto isOther = [&](Square beside) {
            return Grid::has(beside) && nearest.at(beside) != 0 && nearest.at(beside) != nearest.at(cell);
        };
        if (nearest.at(cell) == 0 || !(isOther(cell + Square{1, 0}) || isOther(cell + Square{0, 1})))
            continue;
        const Point p{cell.x + 1.0, cell.y + 1.0};
        if (ranges::all_of(layout.bushes,
                           [p](const Disc &bush) { return length(bush.centre - p) > spacing; }))
            layout.bushes.push_back({p, bushRadius});
    }
}

bool needsHedges(const Tile &tile, const std::vector<std::vector<Square>> &all)
{
    bool inner = tile.innerField() >= 0;
    for (const std::vector<Square> &piece : all) {
        const std::size_t fields = fieldsOf(tile, piece).size();
        if (fields > 1)
            return true;
        if (fields == 0 && piece.size() > 60)
            inner = false;
    }
    return inner;
}

/// Meadow that reaches no side and is no closed meadow of the catalogue: it goes to whatever is nearest.
void closePockets(Grid &grid)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (const Square cell : Grid::cells())
            for (std::size_t s = 0; s < neighbours.size() && isUnknown(grid, cell); ++s) {
                const Region beside = regionIn(grid, cell + neighbours[s]);
                if (beside.kind == RegionKind::Field && beside.index != unknownField) {
                    grid.set(cell, code(beside));
                    changed = true;
                }
            }
    }
    for (const Square cell : Grid::cells())
        if (isUnknown(grid, cell))
            grid.set(cell, noRegion);
}

} // namespace

void plantHedges(const Tile &tile, Layout &layout)
{
    const Grid grid = solidGrid(layout, unknownField);
    if (!needsHedges(tile, pieces(grid)))
        return;
    Spreading spreading(grid);
    for (int half = 0; half < 8; ++half) {
        const int field = tile.fieldAt(static_cast<HalfEdge>(half));
        for (int i = 0; i < 50 && field >= 0; ++i)
            spreading.start(edgeCell(half / 2, half % 2 * 50 + i), field);
    }
    startAtCities(tile, grid, spreading);
    startInside(tile, grid, spreading);
    plantBorders(spreading.spread(), layout);
}

Grid partFields(const Tile &tile, const Layout &layout)
{
    Grid grid = solidGrid(layout, unknownField);
    for (const std::vector<Square> &piece : pieces(grid)) {
        const std::vector<int> fields = fieldsOf(tile, piece);
        const int field = fields.empty() ? (piece.size() > 60 ? tile.innerField() : -1) : fields.front();
        for (const Square cell : piece)
            if (field >= 0)
                grid.set(cell, code({RegionKind::Field, field}));
    }
    closePockets(grid);
    return grid;
}

} // namespace towerwatch::drawing
