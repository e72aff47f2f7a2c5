// SPDX-License-Identifier: MIT
/// The one geometry of all tiles: where roads, cities and fields lie on the unit tile, and where figures
/// stand. Lengths are in tile units: a tile is 100 x 100, x to the right, y down, whatever its size on the
/// screen.
#pragma once

#include "model/scenario/tiles.h"

namespace towerwatch::drawing {

inline constexpr double tileSize = 100.0;

struct Point
{
    double x = 0.0;
    double y = 0.0;
};

/// Which feature of a tile a region of its picture belongs to, in board orientation. On obstacles
/// (milestones, hedges, the abbey's frame, the german cathedral) and on a watchtower itself nobody stands.
enum class RegionKind : std::uint8_t {
    Field,
    City,
    Road,
    Monastery,
    Garden,
    Foundation,
    Watchtower,
    Obstacle
};

/// The segment of the tile that shows at `point`: its kind and index among the tile's cities, roads or fields
/// (0 for the others). Roads lie over fields and, where they bridge it, over a city.
struct Region
{
    RegionKind kind = RegionKind::Field;
    int index = 0;
    friend bool operator==(const Region &, const Region &) = default;
};
Region regionAt(const Tile &tile, Rotation rotation, Point point);

/// The place a figure dropped at `point` would stand on, as the scenario format names it; nothing where no
/// figure can stand (the abbey's frame, for example). A bridge of the tile is not considered.
std::optional<Place> placeAt(const Tile &tile, Rotation rotation, Point point);

/// The place that a region of the tile is, and the region of a place in it; nothing where there is none.
std::optional<Place> placeOf(const Tile &tile, Rotation rotation, Region region);
std::optional<Region> regionOfPlace(const Tile &tile, Rotation rotation, const Place &place);

/// Where the `index`-th of `count` figures on `place` stands: the middle of its foot. Every spot lies inside
/// the region of the place, clear of the other places of the tile. On a bridge the side tells its direction.
Point spotFor(const Tile &tile, Rotation rotation, const Place &place, int index, int count);

/// A chain of straight lines.
using Polyline = std::vector<Point>;

/// The outlines of one segment in board orientation, closed, for highlighting a whole feature.
std::vector<Polyline> regionOutlines(const Tile &tile, Rotation rotation, Region region);

} // namespace towerwatch::drawing
