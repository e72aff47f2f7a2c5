// SPDX-License-Identifier: MIT
#include "layout.h"

#include <algorithm>
#include <cmath>
#include <mutex>

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

/// The last road at `p` among those that bridge, or among those that do not.
std::optional<Region> roadAt(const Layout &layout, Point p, bool bridging)
{
    for (std::size_t i = layout.roads.size(); i-- > 0;)
        if (layout.roads[i].bridges == bridging && distanceToRoad(layout.roads[i], p) < 0)
            return Region{RegionKind::Road, static_cast<int>(i)};
    return std::nullopt;
}

/// Everything about a tile that its layout depends on.
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

/// The clearance of all segments of one kind.
std::vector<float> roomOf(const Grid &regions, RegionKind kind)
{
    constexpr int mostSegments = 16;
    std::vector<int> wanted;
    for (int i = 0; i < mostSegments; ++i)
        wanted.push_back(code({kind, i}));
    return clearance(regions, wanted);
}

Layout computed(const Tile &tile)
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
    placeThings(tile, layout);
    partFields(tile, layout);
    layout.meadowRoom = roomOf(layout.regions, RegionKind::Field);
    layout.cityRoom = roomOf(layout.regions, RegionKind::City);
    return layout;
}

} // namespace

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
    double result = layout.paved ? -1.0 : 1e9;
    const auto add = [&result](double distance) { result = std::min(result, distance); };
    for (const auto *disc : {&layout.building, &layout.foundation, &layout.watchtower})
        if (*disc)
            add(distanceToDisc(**disc, p));
    if (layout.garden)
        add(distanceToGarden(*layout.garden, p));
    for (const auto *discs : {&layout.milestones, &layout.bushes})
        for (const Disc &disc : *discs)
            add(distanceToDisc(disc, p));
    for (const RoadShape &road : layout.roads)
        add(distanceToRoad(road, p));
    for (const CityShape &city : layout.cities)
        add(distanceToCity(city, p));
    return result;
}

std::shared_ptr<const Layout> layoutOf(const Tile &tile)
{
    constexpr std::size_t mostKept = 512;
    static std::mutex mutex;
    static std::unordered_map<std::string, std::shared_ptr<const Layout>> kept;
    const std::string key = designKey(tile);
    const std::scoped_lock lock(mutex);
    if (const auto found = kept.find(key); found != kept.end())
        return found->second;
    if (kept.size() >= mostKept)
        kept.clear();
    return kept[key] = std::make_shared<const Layout>(computed(tile));
}

} // namespace towerwatch::drawing
