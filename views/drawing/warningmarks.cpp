// SPDX-License-Identifier: MIT
#include "model/value/ranges.h"
#include "views/drawing/badgeroom.h"
#include "views/drawing/overlay.h"
#include "views/drawing/shapes.h"
#include "views/drawing/tilelayout.h"

#include <algorithm>

namespace towerwatch::drawing {

namespace {

constexpr std::size_t mostWarnings = 2000; ///< on one picture: more cannot be told apart
constexpr double signRadius = 10.5;

/// The border of two squares as a jagged line.
Polyline jaggedBorder(Square at, Square other)
{
    constexpr int teeth = 10;
    constexpr double depth = 3.4;
    const Point middle = (cornerOf(at) + cornerOf(other)) * 0.5 + tileCentre;
    const Point across = (cornerOf(other) - cornerOf(at)) * (1 / tileSize);
    const Point along{-across.y, across.x};
    Polyline line;
    for (int i = 0; i <= teeth; ++i)
        line.push_back(middle + along * (tileSize * (static_cast<double>(i) / teeth - 0.5)) +
                       across * (i % 2 == 0 ? -depth : depth));
    return line;
}

/// Where the sign of a warning that has a square may stand, the best first: along a border it gives way;
/// nothing without a place on the board.
std::vector<Point> placesOf(const Warning &warning, const Scene &scene, Feet &feet)
{
    constexpr Point besideIt{12, -3}, inCorner{14, 86}, besideCastle{18, 15};
    const Scenario &scenario = scene.board().scenario();
    const auto index = static_cast<std::size_t>(warning.index);
    const Point corner = cornerOf(*warning.at);
    switch (warning.subject) {
    case Subject::Tile: {
        if (!warning.other)
            return {corner + inCorner};
        const Point across = cornerOf(*warning.other) - corner, along{-across.y, across.x},
                    middle = corner + across * 0.5 + tileCentre;
        return {middle, middle + along * 0.25, middle + along * -0.25, middle + along * 0.4,
                middle + along * -0.4};
    }
    case Subject::Figure: return {feet.of(warning.index) + besideIt};
    case Subject::Castle: {
        const Point wall = middleOf(scenario.castles[index].city);
        return {corner + wall + (tileCentre - wall) * 0.4 + besideCastle};
    }
    case Subject::Prisoner:
    case Subject::Turn: break;
    }
    return {};
}

} // namespace

std::string warningMarks(const Scene &scene, const std::vector<Warning> &warnings, BadgeRoom &room,
                         const MarkStyle &style)
{
    const double scale = std::clamp(0.7 * style.unitsPerPixel, 0.85, 2.2);
    Writer out(style.scheme), signs(style.scheme);
    Feet feet(scene);
    std::string borders;
    std::vector<Point> marked;
    for (const Warning &warning : warnings) {
        const bool seen = warning.at && style.shows(*warning.at);
        const auto places =
            seen && marked.size() < mostWarnings ? placesOf(warning, scene, feet) : std::vector<Point>();
        if (places.empty())
            continue;
        if (warning.other)
            borders += svgPath(jaggedBorder(*warning.at, *warning.other), false);
        if (ranges::any_of(marked, [&](Point place) { return length(place - places[0]) < 1; }))
            continue;
        marked.push_back(places[0]);
        signs.addAt(room.among(places, signRadius * scale), picture("warning", style.scheme), scale);
    }
    constexpr std::string_view join = "stroke-linejoin=\"round\" stroke-linecap=\"round\"";
    out.path(borders, out.line(Ink::Rim, style.width(5.6, 3.4), join));
    out.path(borders, out.line(Ink::Warning, style.width(3, 1.8), join));
    return out.take() + signs.take();
}

} // namespace towerwatch::drawing
