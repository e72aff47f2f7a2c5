// SPDX-License-Identifier: MIT
/// The limits of scenario format 1 that several readers share.
#pragma once

#include <cstddef>

namespace towerwatch::limits {

inline constexpr std::size_t idLength = 64; ///< characters of the id of a figure or tile
inline constexpr int floors = 1000;         ///< of a tower, and of a player's store
inline constexpr int points = 10000;        ///< of a player

} // namespace towerwatch::limits
