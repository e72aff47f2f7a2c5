// SPDX-License-Identifier: MIT
#include "views/drawing/ground.h"

#include <algorithm>
#include <cmath>

namespace towerwatch::drawing {

namespace {

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

} // namespace

double Seeded::between(double low, double high)
{
    m_state ^= m_state << 13;
    m_state ^= m_state >> 17;
    m_state ^= m_state << 5;
    return low + (high - low) * (m_state % 1000) / 1000.0;
}

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

} // namespace towerwatch::drawing
