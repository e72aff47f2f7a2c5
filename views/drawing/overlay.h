// SPDX-License-Identifier: MIT
/// The marks of a board as SVG elements in board coordinates: what an answer shows, what is lit (highlighted)
/// or selected.
#pragma once

#include "model/board/fittingtiles.h"
#include "model/referee/warnings.h"
#include "views/drawing/scene.h"

#include <algorithm>

namespace towerwatch::drawing {

/// How marks are drawn.
struct MarkStyle
{
    Scheme scheme = Scheme::Light;
    double unitsPerPixel = 0.5;        ///< lines and badges stay visible however small the board is
    std::optional<Extent> window = {}; ///< the squares that matter; none: all

    bool shows(Square square) const { return !window || window->contains(square); }
    /// The width of a line: so many tile units, but at least so many pixels.
    double width(double units, double pixels) const { return std::max(units, pixels * unitsPerPixel); }
    double badgeScale(double most) const { return std::clamp(9.0 * unitsPerPixel / 12.0, 1.0, most); }
};

/// What is drawn over the ground and under everything that stands: veil, outlines, arms, halos.
std::string marksUnder(const Scene &scene, const BoardMarks &marks, const MarkStyle &style);
/// Pixels of a tile from which the numbers of dangers can be read; smaller boards are marked without.
inline constexpr double dangersFrom = 30;

/// What is drawn over everything: numbers and verdict badges.
std::string marksOver(const Scene &scene, const BoardMarks &marks, const MarkStyle &style);
/// A thin line, unlike any of an answer, around the whole road, city or field at a place, or around the place
/// itself where it is none of these.
std::string placeMarks(const Scene &scene, int tile, const Place &place, const MarkStyle &style);
/// What an outline is for: to fill it, or to stroke it, without the lines where tiles join.
enum class Outline : std::uint8_t { Area, Borders };
/// The outline of a place on its tile, as SVG path data in board coordinates.
std::string placeOutline(const Board &board, int tile, const Place &place, Outline outline);
/// The outline of a road, city or field on one tile, as SVG path data in board coordinates.
std::string featureOutline(const Board &board, int feature, int tile, Outline outline);

/// What an id badge shows of a figure's id, and where: its middle and its width in tile units.
struct IdBadge
{
    std::string text; ///< shortened if need be
    Point middle;
    double width = 0;
};
inline constexpr double idBadgeHeight = 9.0;
/// The badge of a figure that has an id in the file; nothing for others.
std::optional<IdBadge> idBadgeOf(const Scene &scene, int figure, Point foot);

class BadgeRoom;

/// What looks wrong about a position, marked where it is: a jagged line where two tiles do not match, a
/// crossed diamond there and at everything else that looks wrong, where there is room for it.
std::string warningMarks(const Scene &scene, const std::vector<Warning> &warnings, BadgeRoom &room,
                         const MarkStyle &style);

/// A tick on every side that fits and a crossed diamond on every side that clashes, and a frame; `blocked`:
/// the square is taken.
std::string jointMarks(const std::array<Joint, 4> &joints, Square at, bool blocked, const MarkStyle &style);

} // namespace towerwatch::drawing
