// SPDX-License-Identifier: MIT
/// The limits of scenario format 1, each in this one place: readers refuse what lies beyond, edits stay
/// within.
#pragma once

#include <cstddef>

namespace towerwatch::limits {

// --- what a scenario may say ---
inline constexpr int coordinate = 10000;    ///< of a square, in either direction
inline constexpr int floors = 1000;         ///< of a tower, and of a player's store
inline constexpr int points = 10000;        ///< of a player
inline constexpr int supply = 1000;         ///< figures of a kind that a player has left
inline constexpr int coats = 9;             ///< of a city segment
inline constexpr int copies = 999;          ///< of a tile in an edition
inline constexpr int bonus = 99;            ///< of a watchtower, for each thing counted
inline constexpr std::size_t id = 64;       ///< characters of the id of a figure or tile
inline constexpr std::size_t name = 100;    ///< characters of a player's name
inline constexpr std::size_t language = 16; ///< characters of a language's code
inline constexpr std::size_t text = 20'000; ///< characters of a title, of notes

// --- what a file may hold ---
inline constexpr std::size_t fileBytes = 16u << 20;
inline constexpr int depth = 32; ///< of brackets and indentation
/// Of what stands in one outermost pair of brackets, one text, one comment: yaml-cpp holds all of it as
/// tokens of more than a hundred bytes before it tells anything of it.
inline constexpr std::size_t pieceBytes = 2u << 20;
inline constexpr std::size_t values = 4'000'000;
inline constexpr std::size_t problems = 1000; ///< that are told, those found first

} // namespace towerwatch::limits
