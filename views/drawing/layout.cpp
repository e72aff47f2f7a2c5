// SPDX-License-Identifier: MIT
#include "views/drawing/layout.h"

#include <algorithm>
#include <cmath>

namespace towerwatch::drawing {

namespace {

double distanceToRoad(const RoadShape &road, Point p)
{
    double result = 1e9;
    for (const Polyline &line : road.lines)
        result = std::min(result, distanceTo(line, p) - roadWidth / 2);
    return result;
}

double distanceToCity(const CityShape &city, Point p)
{
    return distanceTo(city.polygon, p) * (contains(city.polygon, p) ? -1 : 1);
}

double distanceToDisc(const Disc &disc, Point p)
{
    return length(p - disc.centre) - disc.radius;
}

double distanceToGarden(Point garden, Point p)
{
    return std::max(std::abs(p.x - garden.x), std::abs(p.y - garden.y)) - gardenHalf;
}

bool inDisc(const std::optional<Disc> &disc, Point p)
{
    return disc && distanceToDisc(*disc, p) < 0;
}

bool inAny(const std::vector<Disc> &discs, Point p)
{
    return std::any_of(discs.begin(), discs.end(),
                       [p](const Disc &disc) { return distanceToDisc(disc, p) < 0; });
}

/// How far `p` is from everything that is built on the tile.
double distanceToThings(const Layout &layout, Point p)
{
    double result = 1e9;
    for (const auto *disc : {&layout.building, &layout.foundation, &layout.watchtower})
        if (*disc)
            result = std::min(result, distanceToDisc(**disc, p));
    for (const Disc &milestone : layout.milestones)
        result = std::min(result, distanceToDisc(milestone, p));
    return layout.garden ? std::min(result, distanceToGarden(*layout.garden, p)) : result;
}

/// The last road at `p` among those that bridge, or among those that do not.
std::optional<Region> roadAt(const Layout &layout, Point p, bool bridging)
{
    for (std::size_t i = layout.roads.size(); i-- > 0;)
        if (layout.roads[i].bridges == bridging && distanceToRoad(layout.roads[i], p) < 0)
            return Region{RegionKind::Road, static_cast<int>(i)};
    return std::nullopt;
}

} // namespace

bool inCity(const Layout &layout, Point p)
{
    return std::any_of(layout.cities.begin(), layout.cities.end(),
                       [p](const CityShape &city) { return contains(city.polygon, p); });
}

std::pair<int, int> Grid::cellOf(Point p)
{
    const auto cell = [](double value) {
        return std::clamp(static_cast<int>(std::floor(value)), 0, size - 1);
    };
    return {cell(p.x), cell(p.y)};
}

std::optional<Region> solidAt(const Layout &layout, Point p)
{
    if (inDisc(layout.building, p))
        return Region{layout.buildingIsMonastery ? RegionKind::Monastery : RegionKind::Obstacle, 0};
    if (inDisc(layout.foundation, p))
        return Region{RegionKind::Foundation, 0};
    if (inDisc(layout.watchtower, p))
        return Region{RegionKind::Watchtower, 0};
    if (layout.garden && distanceToGarden(*layout.garden, p) < 0)
        return Region{RegionKind::Garden, 0};
    if (inAny(layout.milestones, p))
        return regionOf(noRegion);
    if (const std::optional<Region> bridge = roadAt(layout, p, true))
        return bridge;
    for (std::size_t i = 0; i < layout.cities.size(); ++i)
        if (contains(layout.cities[i].polygon, p))
            return Region{RegionKind::City, static_cast<int>(i)};
    if (const std::optional<Region> road = roadAt(layout, p, false))
        return road;
    if (layout.paved || inAny(layout.bushes, p))
        return regionOf(noRegion);
    return std::nullopt;
}

double distanceToSolids(const Layout &layout, Point p)
{
    double result = layout.paved ? -1.0 : distanceToThings(layout, p);
    for (const Disc &bush : layout.bushes)
        result = std::min(result, distanceToDisc(bush, p));
    for (const RoadShape &road : layout.roads)
        result = std::min(result, distanceToRoad(road, p));
    for (const CityShape &city : layout.cities)
        result = std::min(result, distanceToCity(city, p));
    return result;
}

double roomInCity(const Layout &layout, Point p)
{
    double depth = -1e9;
    for (const CityShape &city : layout.cities)
        depth = std::max(depth, -distanceToCity(city, p));
    double result = std::min(depth, distanceToThings(layout, p));
    for (const RoadShape &road : layout.roads)
        if (road.bridges)
            result = std::min(result, distanceToRoad(road, p));
    return result;
}

} // namespace towerwatch::drawing
