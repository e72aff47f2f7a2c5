// SPDX-License-Identifier: MIT
/// Features outlined over the board, id badges, and how a tile in hand joins its neighbours.
#include "model/board/places.h"
#include "model/value/ranges.h"
#include "model/value/utf8.h"
#include "views/drawing/overlay.h"
#include "views/drawing/path.h"
#include "views/drawing/shapes.h"
#include "views/drawing/tilelayout.h"

namespace towerwatch::drawing {

namespace {

constexpr double idLetterWidth = 4.4;
constexpr std::size_t longestId = 10; ///< letters of an id that its badge shows

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
    std::vector<Polyline> outlines;
    if (place.kind == PlaceKind::Bridge && placed.bridge)
        outlines = {placed.bridge == Bridge::EW ? Polyline{{0, 40}, {100, 40}, {100, 60}, {0, 60}}
                                                : Polyline{{40, 0}, {60, 0}, {60, 100}, {40, 100}}};
    else if (const auto region = regionOfPlace(*design, placed.rotation, place))
        outlines = regionOutlines(*design, placed.rotation, *region);
    return pathOnBoard(outlines, cornerOf(placed.at), outline == Outline::Borders);
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
    if (!it.isNamed())
        return std::nullopt;
    IdBadge badge{shortened(visible(it.id)), {}, 0};
    badge.width =
        std::max(idBadgeHeight, static_cast<double>(characterCount(badge.text)) * idLetterWidth + 5);
    const double rise = figureSprite(it).lying ? 4.5 : -1.0;
    badge.middle = foot + Point{-4.5 - badge.width / 2, rise};
    return badge;
}

std::string jointMarks(const std::array<Joint, 4> &joints, Square at, bool blocked, const MarkStyle &style)
{
    constexpr std::string_view good = "#1f7a3d", bad = "#b3261e", rim = "#fffaf0";
    Writer out(style.scheme);
    const bool clashes = blocked || ranges::count(joints, Joint::Clashes) > 0;
    const std::string_view dashes = clashes ? "stroke-dasharray=\"10 6\"" : "";
    out.rect(cornerOf(at), tileSize, tileSize, {{}, rim, style.width(5, 4)}, 2);
    out.rect(cornerOf(at), tileSize, tileSize, {{}, clashes ? bad : good, style.width(3, 2), dashes}, 2);
    for (const Side side : allSides) {
        const Joint joint = joints[static_cast<std::size_t>(side)];
        if (joint == Joint::Free)
            continue;
        out.beginAt(cornerOf(at) + middleOf(side), style.badgeScale(3));
        if (joint == Joint::Clashes) {
            out.add(picture("warning", style.scheme));
        } else {
            out.circle({0, 0}, 8, {good, rim, 1.8});
            out.path("M-4 .2L-1.2 3L4.2 -3", {{}, rim, 2.4, "stroke-linecap=\"round\""});
        }
        out.end();
    }
    return out.take();
}

} // namespace towerwatch::drawing
