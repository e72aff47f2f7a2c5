// SPDX-License-Identifier: MIT
#include "views/drawing/art.h"

#include "views/drawing/shapes.h"

#include <charconv>

namespace towerwatch::drawing {

namespace {

struct PlayerLook
{
    std::string_view fill;
    std::string_view ink;
    std::string_view mark; ///< in a box of 10 x 10
    bool line;             ///< whether the mark is a line rather than an area
};

constexpr std::array<PlayerLook, 8> playerLooks{{
    {"#c8312b", "#ffffff", "M0 -4.2A4.2 4.2 0 0 1 0 4.2A4.2 4.2 0 0 1 0 -4.2Z", false},
    {"#2467bd", "#ffffff", "M-4.6 -1.9L4.6 -1.9L4.6 1.9L-4.6 1.9Z", false},
    {"#f2c318", "#3a2c00", "M0 -4.6L4.8 4L-4.8 4Z", false},
    {"#1f8f55", "#ffffff", "M-3.6 -3.6L3.6 3.6M3.6 -3.6L-3.6 3.6", true},
    {"#2c2b30", "#ffffff", "M0 -3.4A3.4 3.4 0 0 1 0 3.4A3.4 3.4 0 0 1 0 -3.4Z", true},
    {"#f08fbb", "#4a0f2c", "M-4.6 1.4C-3.2 -4.4 -1.4 -2.6 0 0C1.4 2.6 3.2 4.4 4.6 -1.4", true},
    {"#9aa1a9", "#1f2429", "M0 -5L4.2 0L0 5L-4.2 0Z", false},
    {"#74379b", "#ffffff", "M0 -5L1.4 -1.6L5 -1.4L2.2 .9L3.1 4.5L0 2.5L-3.1 4.5L-2.2 .9L-5 -1.4L-1.4 -1.6Z",
     false},
}};

/// What a figure looks like, the middle of its foot at 0 0.
struct Silhouette
{
    std::string_view body, colour; ///< the closed outline, and the fill of one that nobody owns
    std::string_view lines,
        spots;              ///< inner lines in the outline's colour, and small light areas: eyes, buttons
    std::string_view plain; ///< the outline for very small pictures; empty: the same
    Point mark;             ///< where the player's mark is
    double markScale;       ///< its size; 1: 10 x 10
};

Silhouette silhouetteFrom(std::string_view svg)
{
    const auto ofMark = [svg](std::string_view attribute) {
        std::string text(attributeOf(svg, "mark", attribute));
        const std::size_t point = text.find('.');
        std::erase(text, '.');
        int digits = 0;
        std::from_chars(text.data(), text.data() + text.size(), digits);
        double value = digits;
        for (std::size_t i = point; i < text.size(); ++i)
            value /= 10;
        return value;
    };
    return {attributeOf(svg, "body", "d"),
            attributeOf(svg, "body", "fill"),
            attributeOf(svg, "lines", "d"),
            attributeOf(svg, "spots", "d"),
            attributeOf(svg, "plain", "d"),
            {ofMark("cx"), ofMark("cy")},
            ofMark("r") / 5};
}

const Silhouette &silhouetteOf(FigureKind kind)
{
    static const auto all = [] {
        std::array<Silhouette, figureKindCount> silhouettes;
        for (const FigureKind each : allOf<FigureKind>)
            silhouettes[static_cast<std::size_t>(each)] =
                silhouetteFrom(artFile("figure-" + std::string(name(each))));
        return silhouettes;
    }();
    return all[static_cast<std::size_t>(kind)];
}

constexpr std::string_view roundLines = "stroke-linejoin=\"round\" stroke-linecap=\"round\"";
constexpr double lyingShift = 9.5;
constexpr double lyingRise = 6.5;

const PlayerLook &lookOf(Colour colour)
{
    return playerLooks[static_cast<std::size_t>(colour)];
}

std::string_view fillOf(const Silhouette &shape, std::optional<Colour> owner)
{
    return owner ? lookOf(*owner).fill : shape.colour;
}

void drawBody(Writer &out, const Silhouette &shape, std::string_view fill, std::string_view edge)
{
    out.path(shape.body, {{}, out.ink(Ink::Rim), 3.6, roundLines});
    out.path(shape.body, {fill, edge, 1.0, roundLines});
    out.path(shape.lines, {{}, edge, 1.1, roundLines});
    out.path(shape.spots, {out.ink(Ink::Rim)});
}

/// A group that lays a figure on its side.
std::string posed(bool lying)
{
    return lying ? "translate(" + number(lyingShift) + ' ' + number(-lyingRise) + ") rotate(-90)" : "";
}

/// The player's mark, upright in any case.
void drawMark(Writer &out, const Silhouette &shape, std::optional<Colour> owner, bool lying)
{
    if (!owner)
        return;
    out.addAt(lying ? Point{lyingShift + shape.mark.y, -lyingRise - shape.mark.x} : shape.mark,
              playerMark(*owner, std::string(lookOf(*owner).ink)), shape.markScale);
}

} // namespace

PlayerColours playerColours(Colour colour)
{
    const PlayerLook &look = lookOf(colour);
    return {std::string(look.fill), std::string(look.ink)};
}

std::string playerMark(Colour colour, const std::string &ink)
{
    Writer out(Scheme::Light);
    const PlayerLook &look = lookOf(colour);
    if (look.line)
        out.path(look.mark, {{}, ink, 2.6, "stroke-linecap=\"round\""});
    else
        out.path(look.mark, {ink});
    return out.take();
}

std::string figureArt(FigureKind kind, std::optional<Colour> owner, bool lying, Scheme scheme)
{
    Writer out(scheme);
    const Silhouette &shape = silhouetteOf(kind);
    const std::string_view fill = fillOf(shape, owner);
    const std::string edge = darker(fill, owner == Colour::Black ? 0.3 : 0.5);
    if (!lying)
        out.ellipse({1, 0.4}, 9.5, 2.8, {out.ink(Ink::Shade), {}, 0, "fill-opacity=\"0.25\""});
    out.within(posed(lying), [&] { drawBody(out, shape, fill, edge); });
    drawMark(out, shape, owner, lying);
    return out.take();
}

std::string flatFigureArt(FigureKind kind, std::optional<Colour> owner, bool lying, Scheme scheme)
{
    Writer out(scheme);
    const Silhouette &shape = silhouetteOf(kind);
    out.within(posed(lying), [&] {
        const std::string_view outline = shape.plain.empty() ? shape.body : shape.plain;
        out.path(outline, {{}, out.ink(Ink::Rim), 3.6, roundLines});
        out.path(outline, {fillOf(shape, owner)});
    });
    drawMark(out, shape, owner, lying);
    return out.take();
}

} // namespace towerwatch::drawing
