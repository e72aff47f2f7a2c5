// SPDX-License-Identifier: MIT
/// Which places a tile of a board has.
#pragma once

#include "model/board/board.h"

namespace towerwatch {

/// Whether a place can be named on a tile.
enum class PlaceState : std::uint8_t {
    There,
    Missing,      ///< the tile has no such place
    CityIsCastle, ///< it is a castle: write `castle X`
    CastleIsCity  ///< it is no castle: write `city X`
};
PlaceState stateOf(const Board &board, int tile, const Place &place);
/// The same where the scenario has no castles.
PlaceState stateOf(const LaidTiles &laid, int tile, const Place &place);

/// All places of a tile, each feature once, in the order of the scenario format.
std::vector<Place> placesOf(const Board &board, int tile);

} // namespace towerwatch
