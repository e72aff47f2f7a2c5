// SPDX-License-Identifier: MIT
#include "views/drawing/art.h"

#include "views/drawing/buildings.h"
#include "views/drawing/ground.h"
#include "views/drawing/towers.h"

#include <algorithm>

namespace towerwatch::drawing {

namespace {

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
        const bool fits =
            insideBy(p) > room && m_room(m_layout, p) > room &&
            std::none_of(m_taken.begin(), m_taken.end(), near(apart)) &&
            std::none_of(m_layout.shields.begin(), m_layout.shields.end(), near(shieldRadius + 7)) &&
            std::none_of(m_layout.gates.begin(), m_layout.gates.end(), near(15)) &&
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
void drawAllHouses(Writer &out, const Layout &layout, Rotation rotation, Seeded &seeded)
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
    std::sort(feet.begin(), feet.end(), [](Point a, Point b) { return a.y < b.y; });
    drawHouses(out, feet);
}

/// Draws something centred on a point of the catalogue's picture, upright on the turned tile.
template <typename Draw> void upright(Writer &out, Point p, Rotation rotation, const Draw &draw)
{
    out.beginAt(turnedPoint(p, rotation));
    draw();
    out.end();
}

void drawThings(Writer &out, const Tile &tile, const Layout &layout, Rotation rotation)
{
    for (const Disc &milestone : layout.milestones)
        upright(out, milestone.centre, rotation, [&] { drawMilestone(out); });
    for (const Point &gate : layout.gates)
        upright(out, gate, rotation, [&] { drawGate(out); });
    if (layout.cornCircle)
        upright(out, *layout.cornCircle, rotation, [&] { drawCornCircle(out, tile.cornCircle); });
    if (layout.garden)
        upright(out, *layout.garden, rotation, [&] { drawGarden(out); });
    for (const Point &shield : layout.shields)
        upright(out, shield, rotation, [&] { drawShield(out); });
    if (layout.foundation)
        upright(out, layout.foundation->centre, rotation, [&] { drawFoundation(out); });
    if (layout.building)
        upright(out, layout.building->centre, rotation, [&] { drawBuilding(out, tile.building); });
    if (layout.watchtower)
        upright(out, layout.watchtower->centre, rotation, [&] { drawWatchtower(out, *tile.watchtower); });
}

template <typename Draw> void turnedGround(Writer &out, Rotation rotation, const Draw &draw)
{
    if (rotation != Rotation::R0)
        out.begin("rotate(" + std::to_string(degrees(rotation)) + " 50 50)");
    draw();
    if (rotation != Rotation::R0)
        out.end();
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
    turnedGround(out, rotation, [&] { drawGround(out, *layout, variant); });
    if (layout->paved)
        drawAbbeyFrame(out);
    drawTufts(out, *layout, rotation, seeded);
    drawAllHouses(out, *layout, rotation, seeded);
    drawThings(out, tile, *layout, rotation);
    return out.take();
}

std::string flatTileArt(const Tile &tile, Rotation rotation, Scheme scheme)
{
    const auto layout = layoutOf(tile);
    Writer out(scheme);
    turnedGround(out, rotation, [&] {
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
            const std::optional<Region> solid = solidAt(*layout, Grid::middle(x, y));
            cities += solid && solid->kind == RegionKind::City;
            meadows += !solid;
        }
    if (layout->paved)
        return std::string(colourOf(Ink::Paving, scheme));
    return std::string(colourOf(cities > meadows ? Ink::City : Ink::Meadow, scheme));
}

} // namespace towerwatch::drawing
