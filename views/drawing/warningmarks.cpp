// SPDX-License-Identifier: MIT
#include "views/drawing/warningmarks.h"

#include "model/value/ranges.h"
#include "views/drawing/badgeroom.h"
#include "views/drawing/layout.h"
#include "views/drawing/path.h"
#include "views/drawing/shapes.h"

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

/// Where the sign of a warning may stand, the best first; nothing without a place on the board.
std::vector<Point> placesOf(const Warning &warning, const Scene &scene, Feet &feet)
{
    constexpr std::array<double, 5> along{0, 0.25, -0.25, 0.4, -0.4}; // a border
    constexpr std::array<Point, 4> corners{{{14, 86}, {86, 86}, {14, 14}, {86, 14}}};
    constexpr Point toTheRight{12, -3}, toTheLeft{-12, -3}, besideCastle{18, 15};
    if (!warning.at)
        return {};
    const Point corner = cornerOf(*warning.at);
    std::vector<Point> places;
    switch (warning.subject) {
    case Subject::Tile:
        if (warning.other) {
            const Point across = cornerOf(*warning.other) - corner,
                        middle = corner + across * 0.5 + tileCentre;
            for (const double part : along)
                places.push_back(middle + Point{-across.y, across.x} * part);
        } else {
            for (const Point place : corners)
                places.push_back(corner + place);
        }
        break;
    case Subject::Figure: {
        const Point foot = feet.of(warning.index);
        places = {foot + toTheRight, foot + toTheLeft};
        break;
    }
    case Subject::Castle: {
        const Scenario &scenario = scene.board().scenario();
        const Point wall = middleOf(scenario.castles[static_cast<std::size_t>(warning.index)].city);
        places = {corner + wall + (tileCentre - wall) * 0.4 + besideCastle};
        break;
    }
    case Subject::Prisoner: break;
    }
    return places;
}

} // namespace

std::string warningMarks(const Scene &scene, const std::vector<Warning> &warnings, BadgeRoom &room,
                         const MarkStyle &style)
{
    const double scale = std::clamp(0.7 * style.unitsPerPixel, 0.85, 2.2);
    Writer out(style.scheme);
    Feet feet(scene);
    std::string borders;
    std::vector<std::pair<Point, Point>> signs; ///< where each would best stand, and where it has room
    for (const Warning &warning : warnings) {
        const bool seen = !style.window || (warning.at && style.window->contains(*warning.at));
        const auto places =
            seen && signs.size() < mostWarnings ? placesOf(warning, scene, feet) : std::vector<Point>();
        if (places.empty())
            continue;
        if (warning.other)
            borders += svgPath(jaggedBorder(*warning.at, *warning.other), false);
        if (ranges::none_of(signs, [&](const auto &sign) { return length(sign.first - places[0]) < 1; }))
            signs.emplace_back(places[0], room.among(places, signRadius * scale));
    }
    const auto width = [&](double units, double pixels) {
        return std::max(units, pixels * style.unitsPerPixel);
    };
    constexpr std::string_view join = "stroke-linejoin=\"round\" stroke-linecap=\"round\"";
    if (!borders.empty()) {
        out.path(borders, {{}, out.ink(Ink::Rim), width(5.6, 3.4), join});
        out.path(borders, {{}, out.ink(Ink::Warning), width(3, 1.8), join});
    }
    for (const auto &[best, sign] : signs) {
        out.beginAt(sign, scale);
        out.add(picture("warning", style.scheme));
        out.end();
    }
    return out.take();
}

} // namespace towerwatch::drawing
