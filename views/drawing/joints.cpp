// SPDX-License-Identifier: MIT
/// Features outlined over the board, id badges, and how a tile in hand joins its neighbours.
#include "model/board/places.h"
#include "model/text/utf8.h"
#include "views/drawing/layout.h"
#include "views/drawing/overlay.h"
#include "views/drawing/path.h"
#include "views/drawing/shapes.h"

namespace towerwatch::drawing {

namespace {

constexpr double idLetterWidth = 4.4;
constexpr std::size_t longestId = 10; ///< letters of an id that its badge shows

/// Whether the side of a neighbour at `side` of `at` is there, and what it shows.
std::optional<Edge> edgeBeyond(const Board &board, Square at, Side side, std::optional<Square> moved)
{
    const Square there = neighbour(at, side);
    const int tile = there == moved ? -1 : board.tileAt(there);
    if (tile < 0 || !board.design(tile))
        return std::nullopt;
    return board.design(tile)->edge(turnedBack(opposite(side), board.placed(tile).rotation));
}

/// The first letters of a UTF-8 text.
std::string shortened(const std::string &text)
{
    std::size_t letters = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80 && letters++ == longestId)
            return text.substr(0, i) + "\u2026";
    return text;
}

} // namespace

std::string placeOutline(const Board &board, int tile, const Place &place, Outline outline)
{
    const PlacedTile &placed = board.placed(tile);
    const Tile *design = board.design(tile);
    if (!design)
        return {};
    std::string path;
    if (place.kind == PlaceKind::Bridge)
        path = !placed.bridge                ? ""
               : placed.bridge == Bridge::EW ? "M0 40L100 40L100 60L0 60Z"
                                             : "M40 0L60 0L60 100L40 100Z";
    else if (const auto region = regionOfPlace(*design, placed.rotation, place))
        path = regionPath(*design, placed.rotation, *region);
    return pathOnBoard(path, cornerOf(placed.at), outline == Outline::Borders);
}

std::string featureOutline(const Board &board, int feature, int tile, Outline outline)
{
    std::string result;
    for (const Place &place : placesOf(board, tile))
        if (board.featureAt(tile, place) == feature)
            result += placeOutline(board, tile, place, outline);
    return result;
}

std::optional<IdBadge> idBadgeOf(const Scene &scene, int figure, Point foot)
{
    const Figure &it = scene.board().figure(figure);
    if (it.id.empty())
        return std::nullopt;
    IdBadge badge{shortened(visible(it.id)), {}, 0};
    badge.width =
        std::max(idBadgeHeight, static_cast<double>(characterCount(badge.text)) * idLetterWidth + 5);
    const double rise = figureSprite(it).lying ? 4.5 : -1.0;
    badge.middle = foot + Point{-4.5 - badge.width / 2, rise};
    return badge;
}

std::array<Joint, 4> jointsOf(const Board &board, const Tile &tile, Square at, Rotation rotation,
                              std::optional<Square> moved)
{
    std::array<Joint, 4> joints{};
    for (const Side side : allSides) {
        const std::optional<Edge> theirs = edgeBeyond(board, at, side, moved);
        if (!theirs)
            continue;
        const Edge mine = tile.edge(turnedBack(side, rotation));
        const bool fits = mine == *theirs || mine == Edge::Any || *theirs == Edge::Any;
        joints[static_cast<std::size_t>(side)] = fits ? Joint::Fits : Joint::Clashes;
    }
    return joints;
}

std::string jointMarks(const std::array<Joint, 4> &joints, Square at, bool blocked, const MarkStyle &style)
{
    constexpr std::string_view good = "#1f7a3d", bad = "#b3261e", rim = "#fffaf0";
    Writer out(style.scheme);
    const auto width = [&](double units, double pixels) {
        return std::max(units, pixels * style.unitsPerPixel);
    };
    bool clashes = blocked;
    for (const Joint joint : joints)
        clashes = clashes || joint == Joint::Clashes;
    const std::string_view dashes = clashes ? "stroke-dasharray=\"10 6\"" : "";
    out.rect(cornerOf(at), tileSize, tileSize, {{}, rim, width(5, 4)}, 2);
    out.rect(cornerOf(at), tileSize, tileSize, {{}, clashes ? bad : good, width(3, 2), dashes}, 2);
    for (const Side side : allSides) {
        const Joint joint = joints[static_cast<std::size_t>(side)];
        if (joint == Joint::Free)
            continue;
        out.beginAt(cornerOf(at) + middleOf(side), std::clamp(9.0 * style.unitsPerPixel / 12.0, 1.0, 3.0));
        if (joint == Joint::Fits) {
            out.circle({0, 0}, 8, {good, rim, 1.8});
            out.path("M-4 .2L-1.2 3L4.2 -3", {{}, rim, 2.4, "stroke-linecap=\"round\""});
        } else {
            out.path("M0 -10.5L10.5 0L0 10.5L-10.5 0Z", {bad, rim, 1.8});
            out.path("M-3.2 -3.2L3.2 3.2M3.2 -3.2L-3.2 3.2", {{}, rim, 2.4, "stroke-linecap=\"round\""});
        }
        out.end();
    }
    return out.take();
}

} // namespace towerwatch::drawing
