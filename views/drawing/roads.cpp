// SPDX-License-Identifier: MIT
#include "model/value/ranges.h"
#include "views/drawing/tilelayout.h"

namespace towerwatch::drawing {

namespace {

/// A road that ends in the middle of the tile reaches this far in if the middle is taken by another road.
constexpr double shortRoad = 28.0;

std::vector<int> sidesOf(const RoadSegment &road)
{
    std::vector<int> result;
    for (int i = 0; i < 4; ++i)
        if (road.sides.contains(sideAt(i)))
            result.push_back(i);
    return result;
}

bool isCap(const Tile &tile, int side)
{
    const int city = tile.cityAt(sideAt(side));
    return city >= 0 && !isLarge(tile.cities[static_cast<std::size_t>(city)]);
}

/// From one side straight to the other; towards `side` (if any) it bows until it touches the city wall there.
Path straightRoad(int from, std::optional<int> touching)
{
    if (!touching)
        return Path::line(middleOf(sideAt(from)), middleOf(sideAt(from + 2)));
    const double y = capDepth + roadWidth / 2 - 1.5;
    const Path north{{0, 50}, {{{18, 50}, {24, y}, {50, y}}, {{76, y}, {82, 50}, {100, 50}}}};
    return north.turned(*touching);
}

/// The side whose city a straight road from side `from` touches, because the meadow beside it is parted
/// there.
std::optional<int> touchedSide(const Tile &tile, int from)
{
    for (int side : {from + 1, from + 3})
        if (isCap(tile, side & 3) && parted(tile, 2 * side + 2, 2 * side - 1))
            return side & 3;
    return std::nullopt;
}

Path curveRoad(int from)
{
    const Path northEast{{50, 0}, {{{50, 22}, {78, 50}, {100, 50}}}};
    return northEast.turned(from);
}

/// From a side to `end`, leaving the side at a right angle.
Path branchRoad(int side, Point end)
{
    const Point start = middleOf(sideAt(side));
    const Point inward = unit(tileCentre - start);
    const double reach = dot(end - start, inward);
    if (std::abs(cross(end - start, inward)) < 0.1)
        return Path::line(start, end);
    return {start, {{start + inward * (reach * 0.5), end - inward * (reach * 0.4), end}}};
}

/// Roads with two or more sides, and roads that touch no side at all.
RoadShape throughRoad(const Tile &tile, std::size_t index, const std::vector<int> &sides)
{
    static constexpr Point inner[]{{50, 50}, {26, 22}, {74, 78}, {26, 78}, {74, 22}};
    if (sides.empty()) {
        const Point c = inner[(index + 1) % 5];
        return {{Path::line({c.x - 13, c.y}, {c.x + 13, c.y})}, {}};
    }
    if (sides.size() == 2 && sides[1] - sides[0] == 2)
        return {{straightRoad(sides[0], touchedSide(tile, sides[0]))}, {}};
    if (sides.size() == 2)
        return {{curveRoad(sides[1] - sides[0] == 1 ? sides[0] : sides[1])}, {}};
    RoadShape star;
    for (int side : sides)
        star.tracks.push_back(Path::line(middleOf(sideAt(side)), tileCentre));
    return star;
}

/// Whether the meadows on both sides of the road of `side` touch the city of side `across`.
bool bothTouch(const Tile &tile, int side, int across)
{
    const int city = tile.cityAt(sideAt(across));
    const auto touches = [&](int half) {
        const int field = tile.fieldAt(static_cast<HalfEdge>(half));
        if (field < 0)
            return false;
        const std::vector<int> &cities = tile.fields[static_cast<std::size_t>(field)].cities;
        return ranges::find(cities, city) != cities.end();
    };
    return touches(2 * side) && touches(2 * side + 1);
}

/// Where all roads that end on the tile meet.
Point hubPoint(const Tile &tile, const std::vector<int> &ends)
{
    if (ends.size() == 1) {
        const int across = (ends[0] + 2) & 3;
        if (isCap(tile, across) && parted(tile, 2 * ends[0], 2 * ends[0] + 1) &&
            (tile.towerFoundation || tile.watchtower) && bothTouch(tile, ends[0], across))
            return middleOf(sideAt(across)) + unit(tileCentre - middleOf(sideAt(across))) * (capDepth + 9.5);
    }
    constexpr SideSet corner(0b0011); // north and east
    for (const CitySegment &city : tile.cities)
        for (int side = 0; side < 4; ++side)
            if (city.sides == corner.turned(rotationOfQuarters(side)))
                return turnedPoint({35.5, 64.5}, side);
    return tileCentre;
}

/// Ends the road of `side` at the gate of the first city straight ahead.
void endAtGate(int side, Layout &layout, RoadShape &road)
{
    const Point start = middleOf(sideAt(side));
    const Point inward = unit(tileCentre - start);
    double reach = 6;
    while (reach < 95 && !inCity(layout, start + inward * reach))
        reach += 0.5;
    if (reach >= 95)
        reach = 50;
    else
        layout.gates.push_back(start + inward * (reach + 2));
    road.tracks.push_back(Path::line(start, start + inward * (reach + 1)));
}

enum class Ending { Building, Gate, Hub };

Ending endingOf(const Tile &tile, const Layout &layout, const std::vector<int> &ends)
{
    if (layout.building)
        return Ending::Building;
    if (roomInCity(layout, tileCentre) > milestoneRadius ||
        (ends.size() == 1 && ranges::any_of(tile.cities, isLarge) && !tile.watchtower))
        return Ending::Gate;
    const bool alone = ends.size() == 1 && !tile.towerFoundation && !tile.watchtower;
    return alone && isCap(tile, (ends[0] + 2) & 3) && parted(tile, 2 * ends[0], 2 * ends[0] + 1)
               ? Ending::Gate
               : Ending::Hub;
}

/// Puts the foundation, the watchtower or a milestone where roads end.
void putHub(const Tile &tile, Layout &layout, Point at)
{
    if (tile.watchtower && !layout.watchtower)
        layout.watchtower = Disc{at, watchtowerRadius};
    else if (tile.towerFoundation && !layout.foundation)
        layout.foundation = Disc{at, foundationRadius};
    else
        layout.milestones.push_back({at, milestoneRadius});
}

void layEndingRoads(const Tile &tile, Layout &layout, const std::vector<int> &ends, bool middleTaken)
{
    const Ending ending = endingOf(tile, layout, ends);
    const Point hub = ending == Ending::Building ? layout.building->centre : hubPoint(tile, ends);
    for (int side : ends) {
        RoadShape &road = layout.roads[static_cast<std::size_t>(tile.roadAt(sideAt(side)))];
        if (ending == Ending::Gate) {
            endAtGate(side, layout, road);
        } else if (middleTaken && ending == Ending::Hub) {
            const Point start = middleOf(sideAt(side));
            const Point end = start + unit(tileCentre - start) * shortRoad;
            road.tracks.push_back(Path::line(start, end));
            putHub(tile, layout, end);
        } else {
            road.tracks.push_back(branchRoad(side, hub));
        }
    }
    if (!middleTaken && ending == Ending::Hub)
        putHub(tile, layout, hub);
}

/// Whether a road runs through a city rather than along its wall.
bool crossesCity(const Layout &layout, const RoadShape &road)
{
    for (const Polyline &line : road.lines)
        for (std::size_t i = 1; i < line.size(); ++i)
            for (double t : {0.0, 0.25, 0.5, 0.75})
                if (inCity(layout, line[i - 1] + (line[i] - line[i - 1]) * t))
                    return true;
    return false;
}

} // namespace

Point middleOf(Side side)
{
    return turnedPoint({50, 0}, static_cast<int>(side));
}

void layRoads(const Tile &tile, Layout &layout)
{
    std::vector<int> ends;
    bool middleTaken = false;
    layout.roads.resize(tile.roads.size());
    for (std::size_t i = 0; i < tile.roads.size(); ++i) {
        const std::vector<int> sides = sidesOf(tile.roads[i]);
        if (sides.size() == 1 && tile.roadAt(sideAt(sides[0])) == static_cast<int>(i)) {
            ends.push_back(sides[0]);
            continue;
        }
        layout.roads[i] = throughRoad(tile, i, sides);
        middleTaken |= sides.size() > 2 || (sides.size() == 2 && sides[1] - sides[0] == 2);
    }
    if (!ends.empty())
        layEndingRoads(tile, layout, ends, middleTaken);
    for (std::size_t i = 0; i < tile.roads.size(); ++i) {
        RoadShape &road = layout.roads[i];
        for (const Path &track : road.tracks)
            road.lines.push_back(flattened(track));
        road.bridges = sidesOf(tile.roads[i]).size() != 1 && crossesCity(layout, road);
    }
}

} // namespace towerwatch::drawing
