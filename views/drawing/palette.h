// SPDX-License-Identifier: MIT
/// The colours of the pictures, light, dark and of high contrast, in one table.
#pragma once

#include "views/drawing/art.h"

#include <string_view>

namespace towerwatch::drawing {

/// What is coloured.
enum class Ink : std::uint8_t {
    Meadow,      ///< the ground of every meadow
    MeadowPatch, ///< slightly lighter patches in it
    Tuft,        ///< tufts of grass
    Hedge,       ///< bushes and hedges
    HedgeLight,  ///< their sunny side
    Road,        ///< the road
    RoadEdge,    ///< its darker edge
    City,        ///< the ground of a city
    Wall,        ///< the battlements of a city wall
    WallSide,    ///< the body of the wall
    WallEdge,    ///< its outline
    Plaster,     ///< walls of houses
    Roof,        ///< tiled roofs, sunny side
    RoofShade,   ///< tiled roofs, far side
    Slate,       ///< slate roofs
    SlateShade,  ///< slate roofs, far side
    Timber,      ///< wooden towers and planks
    TimberLight, ///< their sunny side
    TimberDark,  ///< joints and outlines of wood
    Stone,       ///< cut stone
    StoneLight,  ///< its sunny side
    StoneEdge,   ///< its outline
    Hollow,      ///< the inside of a foundation
    Shield,      ///< coats of arms
    ShieldRim,   ///< their rim
    Sign,        ///< the board of a sign
    SignInk,     ///< what is written on it
    Gold,        ///< gold, corn
    GoldDark,    ///< its outline
    Paving,      ///< paved yards
    Bloom,       ///< flowers, flags
    Dark,        ///< doors and windows
    Rim,         ///< the rim of figures and badges
    Shade,       ///< shadows (drawn transparent)
    Yes,         ///< can be captured
    No,          ///< safe
    Maybe,       ///< open
    Warning,     ///< does not fit
    Far          ///< out of reach
};

/// Whether row i of a table is that of the i-th value of its `key`.
template <typename Table, typename Key> constexpr bool inOrder(const Table &table, Key key)
{
    for (std::size_t i = 0; i < table.size(); ++i)
        if (static_cast<std::size_t>(table[i].*key) != i)
            return false;
    return true;
}

/// The file of this name in resources/art: an SVG document, each element on lines of its own, in the colours
/// of the light scheme; empty if there is none.
std::string_view artFile(std::string_view name);
/// An attribute of the element called `id`, which stands behind its id; empty without such an element.
std::string_view attributeOf(std::string_view svg, std::string_view id, std::string_view attribute);
/// The colour of `ink`, as "#rrggbb".
std::string_view colourOf(Ink ink, Scheme scheme);
/// `colour` ("#rrggbb") made darker: 0 black, 1 as it is.
std::string darker(std::string_view colour, double factor);

} // namespace towerwatch::drawing
