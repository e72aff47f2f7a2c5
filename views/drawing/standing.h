// SPDX-License-Identifier: MIT
/// Where the figures of a tile stand.
#pragma once

#include "views/drawing/scene.h"

namespace towerwatch::drawing {

/// Where a figure's foot is, and where it touches the ground: that of a figure on a tower is the tower's.
struct Standing
{
    Point foot;
    double depth = 0;
};

/// Whether spots that nobody asked for before may be worked out, which takes a while.
enum class Effort : std::uint8_t { KnownOnly, WorkOut };

/// The feet of the figures on a tile, in the order of Board::figuresOn; nothing if that is not yet known.
std::optional<std::vector<Standing>> standingsOn(const Board &board, int tile,
                                                 Effort effort = Effort::WorkOut);
/// The foot of the tower of a tile, on the tile; nothing if that is not yet known.
std::optional<Point> towerFoot(const Tile &tile, Rotation rotation, Effort effort);

/// Roughly where a place is on its tile, for figures that are dots.
Point roughSpot(const std::optional<Place> &place, int index);

} // namespace towerwatch::drawing
