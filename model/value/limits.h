// SPDX-License-Identifier: MIT
/// The limits of scenario format 1, each in this one place: readers refuse what lies beyond, edits stay
/// within. No table comes near the large ones; they keep a hostile file from using up the machine.
/// SECURITY.md lists them for people.
#pragma once

#include <cstddef>
#include <cstdint>

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
inline constexpr std::size_t word = 400;    ///< characters of what a design says about itself
/// Of `expect:` of one question: every item of a list may be compared with every other.
inline constexpr std::size_t expectedValues = 2000;

// --- what is answered at once ---
/// Steps of all answers together (model/scenario/work.h), a few seconds: questions times tiles and figures,
/// times the rule sets that are compared; towers times figures times players that are looked through for
/// dangers.
inline constexpr std::uint64_t work = 40'000'000;
/// Figures named in one line of what towers threaten; the others are only counted.
inline constexpr std::size_t namedFigures = 20;

// --- what a file may hold ---
inline constexpr std::size_t fileBytes = 16u << 20;
inline constexpr int depth = 32; ///< of brackets and indentation
/// Of what stands in one outermost pair of brackets, one text, one comment: yaml-cpp holds all of it as
/// tokens of more than a hundred bytes before it reports any.
inline constexpr std::size_t pieceBytes = 2u << 20;
inline constexpr std::size_t values = 4'000'000;
inline constexpr std::size_t problems = 1000; ///< that are reported, those found first
/// Valid values kept with one error; a message lists all but the last, which only shows that there are more.
inline constexpr std::size_t known = 25;
/// Names looked at for "did you mean" in one file; after that errors come without a suggestion.
inline constexpr std::size_t comparisons = 20'000;

} // namespace towerwatch::limits
