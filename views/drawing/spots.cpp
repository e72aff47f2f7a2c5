// SPDX-License-Identifier: MIT
/// Where figures stand: roomy spots of a region, one after the other, each away from the ones before.
#include "views/drawing/art.h"
#include "views/drawing/tilelayout.h"

#include <algorithm>
#include <cmath>

namespace towerwatch::drawing {

namespace {

constexpr double bodyHeight = 9.0; ///< how far above its foot the middle of a figure is

/// Rates the cells of a region as places to stand, and lets figures take them.
class Meadow
{
public:
    Meadow(const Layout &layout, const Grid &regions, Region region, Rotation rotation)
        : m_layout(layout)
        , m_up(turnedBackPoint({50, 49}, rotation) - tileCentre)
        , m_road(region.kind == RegionKind::Road)
    {
        Grid grid = regions;
        for (const Point &shield : layout.shields)
            grid.setAround(shield, shieldRadius, noRegion);
        m_room = clearance(grid, {code(region)});
        m_scores.reserve(m_room.size());
        for (const Square cell : Grid::cells())
            m_scores.push_back(score(cell));
    }

    /// The best spot that is not too near to those taken.
    Point best() const
    {
        std::optional<Point> spot = bestWith(3.0);
        if (!spot)
            spot = bestWith(0.5);
        return spot.value_or(tileCentre);
    }

    /// Cells near to a spot that is taken are worth less.
    void take(Point spot)
    {
        for (const Square cell : Grid::cells())
            m_scores[Grid::index(cell)] -= std::max(0.0, 26.0 - length(spot - Grid::middle(cell))) * 1.2;
    }

private:
    double room(Square cell) const { return static_cast<double>(m_room[Grid::index(cell)]); }

    double score(Square cell) const
    {
        const Point foot = Grid::middle(cell);
        const Point body = foot + m_up * bodyHeight;
        double result = std::min(room(cell), 9.0) + std::min(room(cell), 20.0) * 0.25;
        result += std::min(insideBy(foot), m_road ? 36.0 : 20.0) * (m_road ? 0.25 : 0.06);
        result -= length(foot - tileCentre) * 0.03;
        if (insideBy(foot + m_up * (2 * bodyHeight)) < 0)
            result -= 8.0;
        result += insideBy(body) < 8 ? -6.0 : std::min(room(Grid::cellOf(body)), 9.0) * (m_road ? 0.1 : 0.8);
        return result - underTower(foot, body);
    }

    /// How much a figure would be in the way of the tower or the sign, or they of it.
    double underTower(Point foot, Point body) const
    {
        double result = 0;
        for (const auto *thing : {&m_layout.foundation, &m_layout.watchtower, &m_layout.building}) {
            if (!*thing)
                continue;
            const Point away = foot - (*thing)->centre;
            const double above = dot(away, m_up), aside = std::abs(cross(away, m_up));
            if (above > 0 && above < 36 && aside < 18)
                result += (18 - aside) * 0.5;
            if (thing == &m_layout.watchtower) // whose sign is wider than it, and low
                result += std::max(0.0, 26 - aside) * std::max(0.0, std::min(above + 30, 12 - above)) * 0.1;
            result += std::max(0.0, (*thing)->radius + 9 - length(body - (*thing)->centre)) * 0.5;
        }
        return result;
    }

    /// The best of the cells with `least` room.
    std::optional<Point> bestWith(double least) const
    {
        std::optional<Point> best;
        double bestScore = -1e9;
        for (const Square cell : Grid::cells())
            if (const double score = m_scores[Grid::index(cell)];
                score > bestScore + 1e-9 && room(cell) >= least) {
                bestScore = score;
                best = Grid::middle(cell);
            }
        return best;
    }

    const Layout &m_layout;
    Point m_up;
    bool m_road;
    std::vector<float> m_room;
    std::vector<double> m_scores; ///< of all cells, row by row
};

Point firstSpot(const Tile &tile, Region region, Rotation rotation)
{
    if (const FoundSpots *found = spotsFoundAtBuild(designKey(tile)))
        for (const FoundStand &stand : found->stands)
            if (stand.region == code(region))
                return stand.spots[static_cast<std::size_t>(rotation)];
    return searchedStand(tile, region, rotation);
}

Point spotInRegion(const Tile &tile, Region region, Rotation rotation, int index)
{
    Point spot = firstSpot(tile, region, rotation);
    if (const int further = index % mostSpots; further > 0) {
        const auto layout = layoutOf(tile);
        Meadow ground(*layout, *regionsOf(tile), region, rotation);
        for (int i = 0; i < further; ++i) {
            ground.take(spot);
            spot = ground.best();
        }
    }
    return turnedPoint(spot, rotation);
}

/// Figures side by side, `width` apart at most, within `room`.
Point inRow(Point middle, int index, int count, double width, double room)
{
    const double step = std::min(width, room / std::max(count, 1));
    return {middle.x + (index - (std::max(count, 1) - 1) / 2.0) * step, middle.y};
}

Point spotInDisc(const Disc &disc, Rotation rotation, int index, int count)
{
    const Point c = turnedPoint(disc.centre, rotation);
    return inRow({c.x, c.y + disc.radius * 0.55}, index, count, 12.0, disc.radius * 1.5);
}

Point spotOnBridge(const Place &place, int index, int count)
{
    const double along = (index - (std::max(count, 1) - 1) / 2.0) * std::min(14.0, 60.0 / std::max(count, 1));
    const bool upright = place.side == Side::N || place.side == Side::S;
    return upright ? Point{50, 54 + along} : Point{50 + along, 53};
}

Point spotInCastle(Side side, int index, int count)
{
    const Point middle = middleOf(side);
    const Point inside = middle + (tileCentre - middle) * 0.06;
    const Point row = inRow(tileCentre, index, count, 12.0, 40.0) - tileCentre;
    return inside + (side == Side::N || side == Side::S ? row : Point{row.y, row.x});
}

} // namespace

Point searchedStand(const Tile &tile, Region region, Rotation rotation)
{
    const auto layout = layoutOf(tile);
    return Meadow(*layout, *regionsOf(tile), region, rotation).best();
}

Point foundationSpot(const Tile &tile, Rotation rotation)
{
    const auto layout = layoutOf(tile);
    return layout->foundation ? turnedPoint(layout->foundation->centre, rotation) : Point{50, 60};
}

Point spotFor(const Tile &tile, Rotation rotation, const Place &place, int index, int count)
{
    const auto layout = layoutOf(tile);
    const int safeIndex = std::max(index, 0);
    const std::optional<Region> region = regionOfPlace(tile, rotation, place);
    if (place.kind == PlaceKind::Castle)
        return spotInCastle(place.side, safeIndex, count);
    if (place.kind == PlaceKind::Bridge)
        return spotOnBridge(place, safeIndex, count);
    if (!region)
        return inRow({50, 60}, safeIndex, count, 12.0, 70.0);
    switch (region->kind) {
    case RegionKind::Monastery: return spotInDisc(*layout->building, rotation, safeIndex, count);
    case RegionKind::Foundation: return inRow(foundationSpot(tile, rotation), safeIndex, count, 8.0, 16.0);
    case RegionKind::Garden: {
        const Point c = turnedPoint(*layout->garden, rotation);
        return inRow({c.x, c.y + gardenHalf * 0.6}, safeIndex, count, 7.0, gardenHalf * 1.6);
    }
    default: return spotInRegion(tile, *region, rotation, safeIndex);
    }
}

} // namespace towerwatch::drawing
