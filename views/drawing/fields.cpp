// SPDX-License-Identifier: MIT
/// Which meadow is which: flood filling what is left between the solid things, and hedges where the catalogue
/// parts meadows that nothing else parts.
#include "model/value/ranges.h"
#include "views/drawing/layout.h"

#include <algorithm>
#include <queue>
#include <utility>

namespace towerwatch::drawing {

namespace {

constexpr int unknownField = 1000000;
constexpr int unknown = code({RegionKind::Field, unknownField});
constexpr std::array<std::pair<int, int>, 8> neighbours{
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};

struct Cell
{
    int x;
    int y;
};

bool onTile(int x, int y)
{
    return x >= 0 && y >= 0 && x < Grid::size && y < Grid::size;
}

bool isUnknown(const Grid &grid, int x, int y)
{
    return onTile(x, y) && grid.at(x, y) == unknown;
}

/// The cell at the tile's edge `along` (0 to 99) cells clockwise on `side`.
Cell edgeCell(int side, int along)
{
    const Point p = turnedPoint({along + 0.5, 0.5}, side);
    const auto [x, y] = Grid::cellOf(p);
    return {x, y};
}

/// Unknown meadow in connected pieces.
std::vector<std::vector<Cell>> pieces(Grid grid)
{
    std::vector<std::vector<Cell>> result;
    for (int y = 0; y < Grid::size; ++y)
        for (int x = 0; x < Grid::size; ++x) {
            if (!isUnknown(grid, x, y))
                continue;
            std::vector<Cell> &piece = result.emplace_back(1, Cell{x, y});
            grid.set(x, y, noRegion);
            for (std::size_t i = 0; i < piece.size(); ++i)
                for (std::size_t s = 0; s < 4; ++s) {
                    const Cell next{piece[i].x + neighbours[s].first, piece[i].y + neighbours[s].second};
                    if (!isUnknown(grid, next.x, next.y))
                        continue;
                    grid.set(next.x, next.y, noRegion);
                    piece.push_back(next);
                }
        }
    return result;
}

/// The fields of the catalogue whose half edges the piece reaches.
std::vector<int> fieldsOf(const Tile &tile, const std::vector<Cell> &piece)
{
    std::vector<int> result;
    for (int half = 0; half < 8; ++half) {
        const int field = tile.fieldAt(static_cast<HalfEdge>(half));
        const Cell edge = edgeCell(half / 2, half % 2 == 0 ? 25 : 75);
        const bool reached =
            ranges::any_of(piece, [edge](Cell cell) { return cell.x == edge.x && cell.y == edge.y; });
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

    void start(Cell cell, int field)
    {
        if (isUnknown(m_grid, cell.x, cell.y) && m_field.at(cell.x, cell.y) == 0)
            reach(cell, field, 0.0);
    }

    Grid spread()
    {
        while (!m_queue.empty()) {
            const auto [distance, place] = m_queue.top();
            m_queue.pop();
            const Cell cell{place % Grid::size, place / Grid::size};
            if (-distance > m_distance[static_cast<std::size_t>(place)])
                continue;
            for (std::size_t s = 0; s < neighbours.size(); ++s) {
                const Cell next{cell.x + neighbours[s].first, cell.y + neighbours[s].second};
                if (isUnknown(m_grid, next.x, next.y))
                    reach(next, m_field.at(cell.x, cell.y) - 1, -distance + (s < 4 ? 1.0 : 1.4142));
            }
        }
        return m_field;
    }

private:
    void reach(Cell cell, int field, double distance)
    {
        const int place = cell.y * Grid::size + cell.x;
        if (distance >= m_distance[static_cast<std::size_t>(place)])
            return;
        m_distance[static_cast<std::size_t>(place)] = distance;
        m_field.set(cell.x, cell.y, field + 1);
        m_queue.push({-distance, place});
    }

    const Grid &m_grid;
    Grid m_field;
    std::vector<double> m_distance =
        std::vector<double>(static_cast<std::size_t>(Grid::size) * Grid::size, 1e9);
    std::priority_queue<std::pair<double, int>> m_queue;
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
    for (int y = 0; y < Grid::size; ++y)
        for (int x = 0; x < Grid::size; ++x)
            for (std::size_t s = 0; s < 4; ++s) {
                const int cx = x + neighbours[s].first, cy = y + neighbours[s].second;
                if (!onTile(cx, cy) || regionOf(grid.at(cx, cy)).kind != RegionKind::City)
                    continue;
                const int field = soleFieldAt(tile, regionOf(grid.at(cx, cy)).index);
                if (field >= 0)
                    spreading.start({x, y}, field);
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
    const int place = static_cast<int>(most - map.begin());
    const double radius = std::min(12.0, static_cast<double>(*most) - 1);
    for (int y = 0; y < Grid::size; ++y)
        for (int x = 0; x < Grid::size; ++x)
            if (length(Grid::middle(x, y) - Grid::middle(place % Grid::size, place / Grid::size)) < radius)
                spreading.start({x, y}, inner);
}

/// Plants bushes along the borders between the meadows of `nearest`.
void plantBorders(const Grid &nearest, Layout &layout)
{
    constexpr double spacing = 2.8;
    for (int y = 0; y < Grid::size; ++y)
        for (int x = 0; x < Grid::size; ++x) {
            const int own = nearest.at(x, y);
            const bool border =
                own != 0 &&
                ((x + 1 < Grid::size && nearest.at(x + 1, y) != 0 && nearest.at(x + 1, y) != own) ||
                 (y + 1 < Grid::size && nearest.at(x, y + 1) != 0 && nearest.at(x, y + 1) != own));
            if (!border)
                continue;
            const Point p{x + 1.0, y + 1.0};
            if (ranges::all_of(layout.bushes,
                               [p](const Disc &bush) { return length(bush.centre - p) > spacing; }))
                layout.bushes.push_back({p, bushRadius});
        }
}

bool needsHedges(const Tile &tile, const std::vector<std::vector<Cell>> &all)
{
    bool inner = tile.innerField() >= 0;
    for (const std::vector<Cell> &piece : all) {
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
        for (int y = 0; y < Grid::size; ++y)
            for (int x = 0; x < Grid::size; ++x)
                for (std::size_t s = 0; s < neighbours.size() && isUnknown(grid, x, y); ++s) {
                    const int nx = x + neighbours[s].first, ny = y + neighbours[s].second;
                    if (onTile(nx, ny) && regionOf(grid.at(nx, ny)).kind == RegionKind::Field &&
                        grid.at(nx, ny) != unknown) {
                        grid.set(x, y, grid.at(nx, ny));
                        changed = true;
                    }
                }
    }
    for (int y = 0; y < Grid::size; ++y)
        for (int x = 0; x < Grid::size; ++x)
            if (isUnknown(grid, x, y))
                grid.set(x, y, noRegion);
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
    for (const std::vector<Cell> &piece : pieces(grid)) {
        const std::vector<int> fields = fieldsOf(tile, piece);
        const int field = fields.empty() ? (piece.size() > 60 ? tile.innerField() : -1) : fields.front();
        for (const Cell cell : piece)
            if (field >= 0)
                grid.set(cell.x, cell.y, code({RegionKind::Field, field}));
    }
    closePockets(grid);
    return grid;
}

} // namespace towerwatch::drawing
