// SPDX-License-Identifier: MIT
/// What JCloisterZone calls tiles, figures, colours and places, in our terms.
#pragma once

#include "model/board/board.h"
#include "model/jcz/game.h"

namespace towerwatch {

/// A figure as messages name it: "0.small.1" is the first meeple of the first player.
struct JczMeeple
{
    int player = 0;
    FigureKind kind = FigureKind::Meeple;
    std::string id; ///< in the one way it can be written
};
std::optional<JczMeeple> jczMeeple(std::string_view id);
/// The neutral figure called "fairy.1", or nothing.
std::optional<FigureKind> jczNeutral(std::string_view id);
/// The figures that an element of a setup gives to each player, or nothing.
std::optional<FigureKind> jczSupplied(std::string_view element);
/// Whether an element is one that scenarios can tell about, or needs no telling.
bool isJczElementCarried(std::string_view element);

/// The tile whose id in saved games is `jcz`, or null.
const Tile *jczTile(const TileCatalogue &catalogue, std::string_view jcz);

/// The place of a tile that a feature and its location name, in board orientation; nothing if the tile does
/// not have it. A castle is called a castle.
std::optional<Place> jczPlace(const Board &board, int tile, std::string_view feature,
                              std::string_view location);
/// The sides that a location names: "WE", "_N" (all but north), "NWSE".
SideSet jczSides(std::string_view location);

/// The colours of the players, in turn order: those of their slots, else free ones. At most eight.
std::vector<Colour> jczColours(const JczGame &game, std::size_t count);

} // namespace towerwatch
