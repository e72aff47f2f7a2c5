// SPDX-License-Identifier: MIT
#include "views/drawing/tilelayout.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <mutex>
#include <unordered_map>

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
    return ranges::any_of(discs, [p](const Disc &disc) { return distanceToDisc(disc, p) < 0; });
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

/// One value for each design, computed when it is asked for.
template <typename Value> class Kept
{
public:
    template <typename Compute> std::shared_ptr<const Value> of(const Tile &tile, Compute compute)
    {
        constexpr std::size_t most = 512;
        const std::string key = designKey(tile);
        const std::scoped_lock lock(m_mutex);
        if (const auto found = m_values.find(key); found != m_values.end())
            return found->second;
        if (m_values.size() >= most)
            m_values.clear();
        return m_values[key] = std::make_shared<const Value>(compute(tile));
    }

private:
    std::mutex m_mutex;
    std::unordered_map<std::string, std::shared_ptr<const Value>> m_values;
};

/// Cities, roads and buildings, which lie where the catalogue says.
Layout shapesOf(const Tile &tile)
{
    Layout layout;
    layout.paved = tile.isAbbey();
    layout.cities = cityShapes(tile);
    layout.buildingIsMonastery = tile.monastery;
    if (tile.monastery || !tile.building.empty()) {
        const bool aside = tile.towerFoundation && tile.roads.empty();
        layout.building =
            Disc{aside ? Point{36, 37} : tileCentre, layout.paved ? abbeyRadius : buildingRadius};
    }
    layRoads(tile, layout);
    return layout;
}

std::optional<Disc> discAt(const std::optional<Point> &centre, double radius)
{
    return centre ? std::optional(Disc{*centre, radius}) : std::nullopt;
}

Layout laidOut(const Tile &tile)
{
    const FoundSpots *found = spotsFoundAtBuild(designKey(tile));
    if (!found)
        return searchedLayout(tile);
    Layout layout = shapesOf(tile);
    layout.foundation = discAt(found->foundation, foundationRadius);
    layout.watchtower = discAt(found->watchtower, watchtowerRadius);
    layout.garden = found->garden;
    layout.cornCircle = found->cornCircle;
    layout.shields.assign(found->shields.begin(), found->shields.end());
    ranges::transform(found->bushes, std::back_inserter(layout.bushes), [](Point centre) {
        return Disc{centre, bushRadius};
    });
    return layout;
}

} // namespace

bool inCity(const Layout &layout, Point p)
{
    return ranges::any_of(layout.cities, [p](const CityShape &city) { return contains(city.polygon, p); });
}

const std::vector<Square> &Grid::cells()
{
    static const std::vector<Square> all = [] {
        std::vector<Square> cells;
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                cells.push_back({x, y});
        return cells;
    }();
    return all;
}

void Grid::setAround(Point centre, double radius, int value)
{
    for (const Square cell : cells())
        if (length(middle(cell) - centre) < radius)
            set(cell, value);
}

Square Grid::cellOf(Point p)
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

double distanceToRoads(const Layout &layout, Point p)
{
    double result = 1e9;
    for (const RoadShape &road : layout.roads)
        result = std::min(result, distanceToRoad(road, p));
    return result;
}

double distanceToSolids(const Layout &layout, Point p)
{
    double result = std::min(layout.paved ? -1.0 : distanceToThings(layout, p), distanceToRoads(layout, p));
    for (const Disc &bush : layout.bushes)
        result = std::min(result, distanceToDisc(bush, p));
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

std::string designKey(const Tile &tile)
{
    std::string key = tile.building + '/' + tile.cornCircle + '/';
    const auto add = [&key](unsigned value) { key += std::to_string(value) + ','; };
    for (Edge edge : tile.edges)
        add(static_cast<unsigned>(edge));
    add(static_cast<unsigned>(tile.monastery) | tile.garden << 1 | tile.towerFoundation << 2 |
        tile.watchtower.has_value() << 3);
    for (const CitySegment &city : tile.cities) {
        add(city.sides.bits());
        add(static_cast<unsigned>(city.coatsOfArms));
    }
    key += 'r';
    for (const RoadSegment &road : tile.roads)
        add(road.sides.bits());
    for (const FieldSegment &field : tile.fields) {
        key += 'f';
        add(field.halfEdges.bits());
        for (int city : field.cities)
            add(static_cast<unsigned>(city));
    }
    return key;
}

Layout searchedLayout(const Tile &tile)
{
    Layout layout = shapesOf(tile);
    placeThings(tile, layout);
    plantHedges(tile, layout);
    return layout;
}

std::shared_ptr<const Layout> layoutOf(const Tile &tile)
{
    static Kept<Layout> kept;
    return kept.of(tile, laidOut);
}

std::shared_ptr<const Grid> regionsOf(const Tile &tile)
{
    static Kept<Grid> kept;
    return kept.of(tile, [](const Tile &each) { return partFields(each, *layoutOf(each)); });
}

} // namespace towerwatch::drawing
