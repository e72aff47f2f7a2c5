// SPDX-License-Identifier: MIT
/// What looks wrong about a position, marked where it is: a jagged line where two tiles do not match, a
/// crossed diamond there and at everything else that looks wrong.
#include "model/value/ranges.h"
#include "views/drawing/layout.h"
#include "views/drawing/overlay.h"
#include "views/drawing/path.h"
#include "views/drawing/shapes.h"

#include <algorithm>

namespace towerwatch::drawing {

namespace {

constexpr std::size_t mostWarnings = 2000; ///< on one picture: more cannot be told apart

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

/// Where the sign of a warning stands; nothing without a place on the board.
std::optional<Point> placeOf(const Warning &warning, const Scene &scene, Feet &feet)
{
    constexpr Point besideIt{12, -3}, inCorner{14, 86}, besideCastle{18, 15};
    const Scenario &scenario = scene.board().scenario();
    const auto index = static_cast<std::size_t>(warning.index);
    if (!warning.at)
        return std::nullopt;
    const Point corner = cornerOf(*warning.at);
    switch (warning.subject) {
    case Subject::Tile:
        return warning.other ? (corner + cornerOf(*warning.other)) * 0.5 + tileCentre : corner + inCorner;
    case Subject::Figure: return feet.of(warning.index) + besideIt;
    case Subject::Castle: {
        const Point wall = middleOf(scenario.castles[index].city);
        return corner + wall + (tileCentre - wall) * 0.4 + besideCastle;
    }
    case Subject::Prisoner: break;
    }
    return std::nullopt;
}

} // namespace

std::string warningMarks(const Scene &scene, const std::vector<Warning> &warnings, const MarkStyle &style)
{
    Writer out(style.scheme);
    Feet feet(scene);
    std::string borders;
    std::vector<Point> signs;
    for (const Warning &warning : warnings) {
        const bool seen = !style.window || (warning.at && style.window->contains(*warning.at));
        const auto place = seen && signs.size() < mostWarnings ? placeOf(warning, scene, feet) : std::nullopt;
        if (!place)
            continue;
        if (warning.other)
            borders += svgPath(jaggedBorder(*warning.at, *warning.other), false);
        if (ranges::none_of(signs, [&](Point sign) { return length(sign - *place) < 1; }))
            signs.push_back(*place);
    }
    const auto width = [&](double units, double pixels) {
        return std::max(units, pixels * style.unitsPerPixel);
    };
    constexpr std::string_view join = "stroke-linejoin=\"round\" stroke-linecap=\"round\"";
    if (!borders.empty()) {
        out.path(borders, {{}, out.ink(Ink::Rim), width(5.6, 3.4), join});
        out.path(borders, {{}, out.ink(Ink::Warning), width(3, 1.8), join});
    }
    for (const Point sign : signs) {
        out.beginAt(sign, std::clamp(0.7 * style.unitsPerPixel, 0.85, 2.2));
        out.add(picture("warning", style.scheme));
        out.end();
    }
    return out.take();
}

} // namespace towerwatch::drawing
