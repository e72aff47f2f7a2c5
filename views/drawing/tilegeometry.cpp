// SPDX-License-Identifier: MIT
#include "views/drawing/tilegeometry.h"

#include "model/value/ranges.h"
#include "views/drawing/tilelayout.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace towerwatch::drawing {

namespace {

/// The field of the cell at `p`, or of the nearest cell of a field.
Region fieldAt(const Grid &regions, Point p)
{
    constexpr int reach = 3;
    const Square centre = Grid::cellOf(p);
    Region best = regionOf(noRegion);
    double nearest = 1e9;
    for (int dy = -reach; dy <= reach; ++dy)
        for (int dx = -reach; dx <= reach; ++dx) {
            const Square cell = centre + Square{dx, dy};
            const Region region = regionOf(Grid::has(cell) ? regions.at(cell) : noRegion);
            const double distance = length(Grid::middle(cell) - p);
            if (region.kind == RegionKind::Field && distance < nearest) {
                nearest = distance;
                best = region;
            }
        }
    return best;
}

/// The first of all sides or half edges that is among those of a turned segment.
template <typename All, typename Set> auto firstOf(const All &all, Set own, Rotation rotation)
{
    const auto found =
        ranges::find_if(all, [&](auto edge) { return own.contains(turnedBack(edge, rotation)); });
    return found == all.end() ? std::nullopt : std::optional(*found);
}

template <typename Segments> bool has(const Segments &segments, int index)
{
    return index >= 0 && static_cast<std::size_t>(index) < segments.size();
}

Polyline circle(const Disc &disc)
{
    constexpr int corners = 48;
    Polyline line;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners;
        line.push_back(disc.centre + Point{std::cos(angle), std::sin(angle)} * disc.radius);
    }
    return line;
}

/// The end of the road that lies under a hub is not part of it.
Polyline withoutHub(const Layout &layout, const Polyline &line)
{
    Polyline result;
    Point before = line.front();
    for (const Point &p : line) {
        for (int i = 1; i <= 8; ++i) {
            const Point at = before + (p - before) * (i / 8.0);
            const std::optional<Region> solid = solidAt(layout, at);
            if (solid && solid->kind != RegionKind::Road && solid->kind != RegionKind::City) {
                result.push_back(at);
                return result;
            }
        }
        result.push_back(p);
        before = p;
    }
    return result;
}

/// The strip of road around a middle line.
Polyline strip(const Polyline &line)
{
    Polyline left, right;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Point along = unit(line[std::min(i + 1, line.size() - 1)] - line[i > 0 ? i - 1 : 0]);
        const Point across = Point{-along.y, along.x} * (roadWidth / 2);
        left.push_back(line[i] + across);
        right.push_back(line[i] - across);
    }
    left.insert(left.end(), right.rbegin(), right.rend());
    return left;
}

} // namespace

Region regionAt(const Tile &tile, Rotation rotation, Point point)
{
    const auto layout = layoutOf(tile);
    const Point p = turnedBackPoint(point, rotation);
    const std::optional<Region> solid = solidAt(*layout, p);
    return solid ? *solid : fieldAt(*regionsOf(tile), p);
}

std::optional<Place> placeOf(const Tile &tile, Rotation rotation, Region region)
{
    const auto index = static_cast<std::size_t>(region.index);
    const auto onSide = [&](PlaceKind kind, const auto &segments) -> std::optional<Place> {
        const auto side =
            has(segments, region.index) ? firstOf(allSides, segments[index].sides, rotation) : std::nullopt;
        return side ? std::optional(Place{kind, *side, {}}) : std::nullopt;
    };
    switch (region.kind) {
    case RegionKind::Field:
        if (!has(tile.fields, region.index))
            return std::nullopt;
        return Place{PlaceKind::Field, Side::N,
                     firstOf(allHalfEdges, tile.fields[index].halfEdges, rotation)};
    case RegionKind::City: return onSide(PlaceKind::City, tile.cities);
    case RegionKind::Road: return onSide(PlaceKind::Road, tile.roads);
    case RegionKind::Monastery: return Place{PlaceKind::Monastery, Side::N, {}};
    case RegionKind::Garden: return Place{PlaceKind::Garden, Side::N, {}};
    case RegionKind::Foundation: return Place{PlaceKind::Tower, Side::N, {}};
    case RegionKind::Watchtower:
    case RegionKind::Obstacle: break;
    }
    return std::nullopt;
}

std::optional<Region> regionOfPlace(const Tile &tile, Rotation rotation, const Place &place)
{
    const auto found = [](RegionKind kind, int index) {
        return index < 0 ? std::nullopt : std::optional(Region{kind, index});
    };
    switch (place.kind) {
    case PlaceKind::Road: return found(RegionKind::Road, tile.roadAt(turnedBack(place.side, rotation)));
    case PlaceKind::City:
    case PlaceKind::Castle: return found(RegionKind::City, tile.cityAt(turnedBack(place.side, rotation)));
    case PlaceKind::Field:
        return found(RegionKind::Field, place.halfEdge ? tile.fieldAt(turnedBack(*place.halfEdge, rotation))
                                                       : tile.innerField());
    case PlaceKind::Monastery: return found(RegionKind::Monastery, tile.monastery ? 0 : -1);
    case PlaceKind::Garden: return found(RegionKind::Garden, tile.garden ? 0 : -1);
    case PlaceKind::Tower: return found(RegionKind::Foundation, tile.towerFoundation ? 0 : -1);
    case PlaceKind::Bridge:
    case PlaceKind::Acrobat:
    case PlaceKind::Carcassonne:
    case PlaceKind::Wheel: break;
    }
    return std::nullopt;
}

std::optional<Place> placeAt(const Tile &tile, Rotation rotation, Point point)
{
    return placeOf(tile, rotation, regionAt(tile, rotation, point));
}

std::vector<Polyline> regionOutlines(const Tile &tile, Rotation rotation, Region region)
{
    const auto layout = layoutOf(tile);
    const auto index = static_cast<std::size_t>(region.index);
    std::vector<Polyline> outlines;
    const auto around = [&](const std::optional<Disc> &thing) {
        if (thing)
            outlines.push_back(circle(*thing));
    };
    switch (region.kind) {
    case RegionKind::Field: outlines = fieldOutlines(tile, region.index); break;
    case RegionKind::City:
        if (has(layout->cities, region.index))
            outlines.push_back(layout->cities[index].polygon);
        break;
    case RegionKind::Road:
        if (has(layout->roads, region.index))
            for (const Polyline &line : layout->roads[index].lines)
                outlines.push_back(strip(withoutHub(*layout, line)));
        break;
    case RegionKind::Monastery: around(layout->building); break;
    case RegionKind::Garden:
        if (const auto &c = layout->garden; c)
            outlines.push_back({*c + Point{-gardenHalf, -gardenHalf}, *c + Point{gardenHalf, -gardenHalf},
                                *c + Point{gardenHalf, gardenHalf}, *c + Point{-gardenHalf, gardenHalf}});
        break;
    case RegionKind::Foundation: around(layout->foundation); break;
    case RegionKind::Watchtower: around(layout->watchtower); break;
    case RegionKind::Obstacle: break;
    }
    for (Polyline &outline : outlines)
        for (Point &p : outline)
            p = turnedPoint(p, rotation);
    return outlines;
}

} // namespace towerwatch::drawing
