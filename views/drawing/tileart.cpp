// SPDX-License-Identifier: MIT

#include "model/value/ranges.h"
#include "views/drawing/art.h"
#include "views/drawing/shapes.h"
#include "views/drawing/tilelayout.h"

#include <algorithm>
#include <cmath>

namespace towerwatch::drawing {

namespace {

/// Numbers that look random and are the same each time.
class Seeded
{
public:
    explicit Seeded(std::uint32_t seed)
        : m_state(seed * 2654435761u + 0x9E3779B9u)
    {
    }
    /// A number from `low` up to `high`.
    double between(double low, double high)
    {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 17;
        m_state ^= m_state << 5;
        return low + (high - low) * (m_state % 1000) / 1000.0;
    }

private:
    std::uint32_t m_state;
};

std::uint32_t seedOf(const Tile &tile, int variant)
{
    std::uint32_t seed = static_cast<std::uint32_t>(variant) * 977u + 5u;
    for (char c : tile.id)
        seed = seed * 31u + static_cast<unsigned char>(c);
    return seed;
}

/// Finds room for small decoration, given how much there is around a point.
class Decoration
{
public:
    using Room = double (*)(const Layout &layout, Point p);
    Decoration(const Layout &layout, Room room)
        : m_layout(layout)
        , m_room(room)
    {
    }

    /// Takes `p` if it has `room` around it and is `apart` from everything taken before.
    bool take(Point p, double room, double apart)
    {
        const auto near = [p](double least) { return [=](const Point &o) { return length(o - p) < least; }; };
        const bool fits = insideBy(p) > room && m_room(m_layout, p) > room &&
                          ranges::none_of(m_taken, near(apart)) &&
                          ranges::none_of(m_layout.shields, near(shieldRadius + 7)) &&
                          ranges::none_of(m_layout.gates, near(15)) &&
                          (!m_layout.watchtower || length(m_layout.watchtower->centre - p) > 21) &&
                          (!m_layout.cornCircle || length(*m_layout.cornCircle - p) > cornCircleRadius + 3);
        if (fits)
            m_taken.push_back(p);
        return fits;
    }

    const Polyline &taken() const { return m_taken; }

private:
    const Layout &m_layout;
    Room m_room;
    Polyline m_taken;
};

void drawTufts(Writer &out, const Layout &layout, Rotation rotation, Seeded &seeded)
{
    Decoration decoration(layout, distanceToSolids);
    for (int attempt = 0; attempt < 40 && decoration.taken().size() < 7; ++attempt) {
        const double x = seeded.between(4, 96);
        decoration.take({x, seeded.between(4, 96)}, 3.5, 10);
    }
    std::string tufts;
    for (const Point &spot : decoration.taken()) {
        const Point p = turnedPoint(spot, rotation);
        tufts += 'M' + number(p.x - 1.6) + ' ' + number(p.y - 1.8) + "l1 2.4l.6 -3.2l.6 3.2l1.1 -2.2";
    }
    out.path(tufts, out.line(Ink::Tuft, 0.8, "stroke-linejoin=\"round\""));
}

/// Houses in small groups.
void drawHouses(Writer &out, const Layout &layout, Rotation rotation, Seeded &seeded)
{
    constexpr double room = 8.8;
    Decoration decoration(layout, roomInCity);
    int groups = 0;
    for (int attempt = 0; attempt < 40 && groups < 3; ++attempt) {
        const double x = seeded.between(8, 92);
        const Point first{x, seeded.between(8, 92)};
        if (!decoration.take(first, room, 24))
            continue;
        ++groups;
        const double side = seeded.between(0, 1) < 0.5 ? -1 : 1;
        decoration.take(turnedBackPoint(turnedPoint(first, rotation) + Point{8.4 * side, 1.5}, rotation),
                        room, 7);
        decoration.take(turnedBackPoint(turnedPoint(first, rotation) + Point{3.2 * side, 8.6}, rotation),
                        room, 7);
    }
    Polyline feet;
    for (const Point &spot : decoration.taken())
        feet.push_back(turnedPoint(spot, rotation) + Point{0, 4});
    ranges::sort(feet, [](Point a, Point b) { return a.y < b.y; });
    std::string walls, roofs, slates, shades;
    for (std::size_t i = 0; i < feet.size(); ++i) {
        const std::string at = 'M' + number(feet[i].x) + ' ' + number(feet[i].y);
        walls += at + "m-3.6 0v-4.4h7.2v4.4z";
        shades += at + "m1.9 -8l-2.3 4h5z";
        (i % 4 == 1 ? slates : roofs) += at + "m-4.6 -4l1.9 -4h4.6l2.7 4z";
    }
    out.path(walls, out.fill(Ink::Plaster));
    out.path(roofs, out.fill(Ink::Roof));
    out.path(slates, out.fill(Ink::Slate));
    out.path(shades, {out.ink(Ink::Shade), {}, 0, "fill-opacity=\"0.3\""});
}

/// What the sign of a watchtower says: its points and what they are for.
std::string signArt(const Watchtower &watchtower, Scheme scheme)
{
    constexpr double height = 10.5, gap = 4, iconWidth = 14;
    Writer out(scheme);
    const double numberWidth = digitsWidth(watchtower.points, height);
    const double left = -(numberWidth + gap + iconWidth) / 2;
    out.digits(watchtower.points, {left + numberWidth / 2, -1}, height, out.ink(Ink::SignInk), 2);
    out.addAt(
        {left + numberWidth + gap + iconWidth / 2, -1},
        picture(watchtower.per == Bonus::CoatOfArms ? "shield" : "bonus-" + std::string(name(watchtower.per)),
                scheme),
        iconWidth / 20);
    return out.take();
}

/// Draws the things of the tile upright, however it is turned.
void drawThings(Writer &out, const Tile &tile, const Layout &layout, Rotation rotation)
{
    const auto draw = [&](Point p, const std::string &elements) {
        out.addAt(turnedPoint(p, rotation), elements);
    };
    const auto known = [&](const std::string &group, const std::string &kind, const std::string &usual) {
        const std::string elements = picture(group + kind, out.scheme());
        return elements.empty() ? picture(group + usual, out.scheme()) : elements;
    };
    for (const Disc &milestone : layout.milestones)
        draw(milestone.centre, picture("milestone", out.scheme()));
    for (const Point &gate : layout.gates)
        draw(gate, picture("gate", out.scheme()));
    if (layout.cornCircle)
        draw(*layout.cornCircle, known("corn-circle-", tile.cornCircle, "field"));
    if (layout.garden)
        draw(*layout.garden, picture("garden", out.scheme()));
    for (const Point &shield : layout.shields)
        draw(shield, picture("shield", out.scheme()));
    if (layout.foundation)
        draw(layout.foundation->centre, picture("foundation", out.scheme()));
    if (layout.building)
        draw(layout.building->centre, known("building-", tile.building, "monastery"));
    if (layout.watchtower)
        draw(layout.watchtower->centre,
             picture("watchtower", out.scheme()) + signArt(*tile.watchtower, out.scheme()));
}

/// A group that turns a tile.
std::string turning(Rotation rotation)
{
    return rotation == Rotation::R0 ? "" : "rotate(" + std::to_string(degrees(rotation)) + " 50 50)";
}

std::string tracksPath(const Layout &layout, bool bridging)
{
    std::string result;
    for (const RoadShape &road : layout.roads)
        if (road.bridges == bridging)
            for (const Path &track : road.tracks)
                result += svgPath(track);
    return result;
}

/// Lighter patches well inside the tile, so that no seam shows where tiles join.
void drawPatches(Writer &out, const Layout &layout, int variant)
{
    Seeded seeded(static_cast<std::uint32_t>(variant) + 11);
    std::string patches;
    for (int i = 0; i < 3; ++i) {
        const Point c{seeded.between(24, 76), seeded.between(24, 76)};
        const double rx = seeded.between(11, 20), ry = seeded.between(7, 13);
        if (distanceToSolids(layout, c) < 3)
            continue;
        const std::string arc = 'A' + number(rx) + ' ' + number(ry) + " 0 1 1 ";
        patches += 'M' + number(c.x - rx) + ' ' + number(c.y) + arc + number(c.x + rx) + ' ' + number(c.y) +
                   arc + number(c.x - rx) + ' ' + number(c.y) + 'Z';
    }
    out.path(patches, out.fill(Ink::MeadowPatch));
}

void drawRoads(Writer &out, const std::string &tracks)
{
    out.path(tracks, out.line(Ink::RoadEdge, roadWidth));
    out.path(tracks, out.line(Ink::Road, roadWidth - 3.2));
}

/// The strip of a wall between two distances from its outer line.
std::string band(const Path &wall, double from, double to)
{
    const Path outer = from > 0 ? inset(wall, from) : wall;
    return svgPath(outer) + svgPath(inset(wall, to).reversed(), false) + 'Z';
}

void drawCities(Writer &out, const Layout &layout)
{
    std::string ground, edges, tops, merlons;
    for (const CityShape &city : layout.cities) {
        ground += svgPath(city.outline) + 'Z';
        if (city.walls.empty() && std::abs(insideBy(city.outline.start)) > 1)
            merlons += svgPath(city.outline) + 'Z';
        for (const Path &wall : city.walls) {
            edges += band(wall, 0, 5);
            tops += band(wall, 1, 4.3);
            merlons += svgPath(shortened(inset(wall, 1.9), 5));
        }
    }
    out.path(ground, out.fill(Ink::City));
    out.path(edges, out.fill(Ink::WallEdge));
    out.path(tops, out.fill(Ink::WallSide));
    out.path(merlons, out.line(Ink::Wall, 2, "stroke-dasharray=\"3.4 2\""));
}

/// The part of a road's middle line that lies over cities.
std::string partOverCities(const Layout &layout, const Polyline &line)
{
    constexpr double step = 2.0;
    std::string result;
    bool before = false;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Point along = line[i + 1] - line[i];
        const int steps = std::max(1, static_cast<int>(length(along) / step));
        for (int k = 0; k <= steps; ++k) {
            const Point p = line[i] + along * (static_cast<double>(k) / steps);
            const bool over = inCity(layout, p);
            if (over)
                result += (before ? 'L' : 'M') + number(p.x) + ' ' + number(p.y);
            before = over;
        }
    }
    return result;
}

/// Roads that cross cities, with parapets where they do.
void drawBridgedRoads(Writer &out, const Layout &layout)
{
    std::string over;
    for (const RoadShape &road : layout.roads)
        for (const Polyline &line : road.lines)
            if (road.bridges)
                over += partOverCities(layout, line);
    out.path(over, out.line(Ink::StoneEdge, roadWidth + 5));
    out.path(over, out.line(Ink::StoneLight, roadWidth + 3));
    drawRoads(out, tracksPath(layout, true));
}

/// The middle of a bush, moved so that it does not stick out of the tile.
Point pulledInside(const Disc &bush)
{
    const auto pulled = [&bush](double value) {
        return std::clamp(value, bush.radius, tileSize - bush.radius);
    };
    return {pulled(bush.centre.x), pulled(bush.centre.y)};
}

void drawBushes(Writer &out, const Layout &layout)
{
    for (const Disc &bush : layout.bushes)
        out.circle(pulledInside(bush), bush.radius, out.fill(Ink::Hedge));
    for (std::size_t i = 0; i < layout.bushes.size(); i += 2)
        out.circle(pulledInside(layout.bushes[i]) - Point{0.8, 0.8}, 1.5, out.fill(Ink::HedgeLight));
}

/// Meadow, roads, hedges, cities and bridged roads, with the edges and walls of the large picture.
void drawGround(Writer &out, const Layout &layout, int variant)
{
    out.rect({0, 0}, tileSize, tileSize, out.fill(layout.paved ? Ink::Paving : Ink::Meadow));
    if (!layout.paved)
        drawPatches(out, layout, variant);
    drawBushes(out, layout);
    drawRoads(out, tracksPath(layout, false));
    drawCities(out, layout);
    drawBridgedRoads(out, layout);
}

/// The same in flat regions.
void drawFlatGround(Writer &out, const Layout &layout)
{
    out.rect({0, 0}, tileSize, tileSize, out.fill(layout.paved ? Ink::Paving : Ink::Meadow));
    std::string hedges;
    for (const Disc &bush : layout.bushes) {
        const Point corner = pulledInside(bush) - Point{bush.radius, bush.radius} * 0.9;
        const std::string side = number(1.8 * bush.radius);
        hedges +=
            'M' + number(corner.x) + ' ' + number(corner.y) + 'h' + side + 'v' + side + "h-" + side + 'z';
    }
    out.path(hedges, out.fill(Ink::Hedge));
    out.path(tracksPath(layout, false), out.line(Ink::Road, roadWidth));
    std::string ground, walls;
    for (const CityShape &city : layout.cities) {
        ground += svgPath(city.outline) + 'Z';
        for (const Path &wall : city.walls)
            walls += svgPath(wall);
    }
    out.path(ground, out.fill(Ink::City));
    out.path(walls, out.line(Ink::WallEdge, 5));
    out.path(tracksPath(layout, true), out.line(Ink::Road, roadWidth));
}

} // namespace

int variantFor(Square square)
{
    const auto mixed =
        static_cast<std::uint32_t>(square.x) * 73856093u ^ static_cast<std::uint32_t>(square.y) * 19349663u;
    return static_cast<int>((mixed ^ mixed >> 13) * 2654435761u >> 30);
}

std::string tileArt(const Tile &tile, Rotation rotation, int variant, Scheme scheme)
{
    const auto layout = layoutOf(tile);
    Writer out(scheme);
    Seeded seeded(seedOf(tile, variant));
    out.within(turning(rotation), [&] { drawGround(out, *layout, variant); });
    if (layout->paved)
        out.add(picture("abbey-frame", scheme));
    drawTufts(out, *layout, rotation, seeded);
    drawHouses(out, *layout, rotation, seeded);
    drawThings(out, tile, *layout, rotation);
    return out.take();
}

std::string flatTileArt(const Tile &tile, Rotation rotation, Scheme scheme)
{
    const auto layout = layoutOf(tile);
    Writer out(scheme);
    out.within(turning(rotation), [&] {
        drawFlatGround(out, *layout);
        const auto disc = [&out](const Disc &each, Ink ink) {
            out.circle(each.centre, each.radius, out.fill(ink));
        };
        for (const Disc &milestone : layout->milestones)
            disc(milestone, Ink::StoneEdge);
        if (layout->garden)
            out.rect(*layout->garden - Point{gardenHalf, gardenHalf}, 2 * gardenHalf, 2 * gardenHalf,
                     out.fill(Ink::Hedge));
        for (const Point &shield : layout->shields)
            disc({shield, shieldRadius}, Ink::Shield);
        if (layout->cornCircle)
            disc({*layout->cornCircle, cornCircleRadius}, Ink::Gold);
        if (layout->foundation)
            disc(*layout->foundation, Ink::StoneEdge);
        if (layout->building)
            disc(*layout->building, Ink::Roof);
        if (layout->watchtower)
            disc(*layout->watchtower, Ink::TimberDark);
    });
    return out.take();
}

std::string tileColour(const Tile &tile, Scheme scheme)
{
    constexpr int apart = 10; ///< sampled points
    const auto layout = layoutOf(tile);
    int cities = 0, meadows = 0;
    for (int y = apart / 2; y < Grid::size; y += apart)
        for (int x = apart / 2; x < Grid::size; x += apart) {
            const std::optional<Region> solid = solidAt(*layout, Grid::middle({x, y}));
            cities += solid && solid->kind == RegionKind::City;
            meadows += !solid;
        }
    if (layout->paved)
        return std::string(colourOf(Ink::Paving, scheme));
    return std::string(colourOf(cities > meadows ? Ink::City : Ink::Meadow, scheme));
}

} // namespace towerwatch::drawing
