// SPDX-License-Identifier: MIT
/// Grids over a tile: what lies on every cell, and how much room there is around it.
#include "model/value/ranges.h"
#include "views/drawing/tilelayout.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace towerwatch::drawing {

namespace {

/// The cells whose middles lie between two coordinates.
std::pair<int, int> cellsBetween(double low, double high)
{
    return {std::max(0, static_cast<int>(std::ceil(low - 0.5))),
            std::min(Grid::size - 1, static_cast<int>(std::floor(high - 0.5)))};
}

/// Paints regions into a grid: what comes later lies over what came before. It visits only cells near the
/// shapes and agrees with solidAt() on every one.
class RegionPainter
{
public:
    explicit RegionPainter(int ground) { m_grid.fill(ground); }

    /// The cells in a box around `from` and `to` that `covers` says are covered.
    template <typename Covers> void shape(Point from, Point to, double margin, Region region, Covers covers)
    {
        const auto [left, right] =
            cellsBetween(std::min(from.x, to.x) - margin, std::max(from.x, to.x) + margin);
        const auto [top, bottom] =
            cellsBetween(std::min(from.y, to.y) - margin, std::max(from.y, to.y) + margin);
        for (int y = top; y <= bottom; ++y)
            for (int x = left; x <= right; ++x)
                if (covers(Grid::middle({x, y})))
                    m_grid.set({x, y}, code(region));
    }

    void disc(const Disc &disc, Region region)
    {
        shape(disc.centre, disc.centre, disc.radius, region,
              [&](Point p) { return length(p - disc.centre) < disc.radius; });
    }

    void road(const RoadShape &road, Region region)
    {
        constexpr double half = roadWidth / 2;
        for (const Polyline &line : road.lines)
            for (std::size_t i = 0; i + 1 < line.size(); ++i)
                shape(line[i], line[i + 1], half, region,
                      [&](Point p) { return distanceToSegment(line[i], line[i + 1], p) < half; });
    }

    /// Row by row between where the outline crosses it.
    void polygon(const Polyline &polygon, Region region)
    {
        std::vector<double> crossings;
        for (int y = 0; y < Grid::size; ++y) {
            const double height = Grid::middle({0, y}).y;
            crossings.clear();
            for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++)
                if (const Point a = polygon[i], b = polygon[j]; (a.y > height) != (b.y > height))
                    crossings.push_back((b.x - a.x) * (height - a.y) / (b.y - a.y) + a.x);
            ranges::sort(crossings);
            for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
                for (int x = cellsBetween(crossings[i], 0).first;
                     x < Grid::size && Grid::middle({x, y}).x < crossings[i + 1]; ++x)
                    m_grid.set({x, y}, code(region));
        }
    }

    Grid take() { return std::move(m_grid); }

private:
    Grid m_grid;
};

void paintRoads(RegionPainter &painter, const Layout &layout, bool bridging)
{
    for (std::size_t i = 0; i < layout.roads.size(); ++i)
        if (layout.roads[i].bridges == bridging)
            painter.road(layout.roads[i], {RegionKind::Road, static_cast<int>(i)});
}

void paintThings(RegionPainter &painter, const Layout &layout)
{
    for (const Disc &milestone : layout.milestones)
        painter.disc(milestone, regionOf(noRegion));
    if (const auto &garden = layout.garden)
        painter.shape(*garden, *garden, gardenHalf, {RegionKind::Garden, 0}, [&](Point p) {
            return std::max(std::abs(p.x - garden->x), std::abs(p.y - garden->y)) < gardenHalf;
        });
    if (layout.watchtower)
        painter.disc(*layout.watchtower, {RegionKind::Watchtower, 0});
    if (layout.foundation)
        painter.disc(*layout.foundation, {RegionKind::Foundation, 0});
    if (layout.building)
        painter.disc(*layout.building,
                     {layout.buildingIsMonastery ? RegionKind::Monastery : RegionKind::Obstacle, 0});
}

} // namespace

Grid solidGrid(const Layout &layout, int fieldIndex)
{
    RegionPainter painter(layout.paved ? noRegion : code({RegionKind::Field, fieldIndex}));
    for (const Disc &bush : layout.bushes)
        painter.disc(bush, regionOf(noRegion));
    paintRoads(painter, layout, false);
    for (std::size_t i = layout.cities.size(); i-- > 0;)
        painter.polygon(layout.cities[i].polygon, {RegionKind::City, static_cast<int>(i)});
    paintRoads(painter, layout, true);
    paintThings(painter, layout);
    return painter.take();
}

std::vector<float> clearance(const Grid &grid, const std::vector<int> &wanted)
{
    constexpr std::ptrdiff_t row = Grid::size + 2; // a border of nothing around the tile
    std::vector<float> map(static_cast<std::size_t>(row * row), 0.0f);
    const auto at = [&map](int x, int y) { return map.data() + (y + 1) * row + x + 1; };
    const auto relax = [](float *cell, int back) {
        const float *before = cell - back * row;
        const float straight = std::min(cell[-back], before[0]) + 1.0f;
        const float slanting = std::min(before[-1], before[1]) + 1.414f;
        *cell = std::min(*cell, std::min(straight, slanting));
    };
    int last = grid.at({0, 0}) + 1;
    bool isWanted = false;
    for (const Square cell : Grid::cells()) {
        if (const int here = grid.at(cell); here != std::exchange(last, here))
            isWanted = ranges::find(wanted, here) != wanted.end();
        if (!isWanted)
            continue;
        *at(cell.x, cell.y) = 1000.0f;
        relax(at(cell.x, cell.y), 1);
    }
    std::vector<float> result(static_cast<std::size_t>(Grid::size * Grid::size));
    for (int y = Grid::size; y-- > 0;) {
        for (int x = Grid::size; x-- > 0;)
            relax(at(x, y), -1);
        std::copy_n(at(0, y), Grid::size, result.begin() + std::ptrdiff_t{y} * Grid::size);
    }
    return result;
}

} // namespace towerwatch::drawing
