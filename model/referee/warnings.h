// SPDX-License-Identifier: MIT
/// What looks wrong about a position but may be meant: it is opened and answered all the same.
#pragma once

#include "model/referee/answers.h"

namespace towerwatch {

enum class WarningCode : std::uint8_t {
    EdgeMismatch,    ///< two printed sides differ
    BridgeEnd,       ///< a bridge ends against a tile without a road there
    BareFoundation,  ///< a figure on a tower with no floors
    TooManyCopies,   ///< more of a tile than any edition has
    MutualPrisoners, ///< should have been exchanged
    IrregularCastle, ///< not a completed two-tile city
    UnsuitablePlace, ///< a kind that never stands on such a feature
    TurnUnlikely,    ///< what was done in the turn does not show on the board
    LeftAlone        ///< a builder or pig without a meeple of its owner: only problemsOf() tells it
};
template <>
inline constexpr auto enumNames<WarningCode> = words<WarningCode::LeftAlone>(
    "edge-mismatch bridge-end bare-foundation too-many-copies mutual-prisoners irregular-castle "
    "unsuitable-place turn-unlikely left-alone");

/// What looks wrong, and about which entry of the scenario.
struct Warning
{
    WarningCode code{};
    Subject subject = Subject::Tile;
    int index = 0;                    ///< of the later entry; for Prisoner: of the player
    int prisoner = 0;                 ///< for Prisoner: which of his prisoners
    std::optional<Square> at = {};    ///< its square
    std::optional<Square> other = {}; ///< EdgeMismatch, BridgeEnd: the square next to it
    friend bool operator==(const Warning &, const Warning &) = default;
};

/// The warnings about a board, one for each pair or place, sorted by code and entry.
std::vector<Warning> warningsOf(const Board &board);
/// The same for whoever lays the table, with what no file is warned of: a figure that should have gone home.
std::vector<Warning> problemsOf(const Board &board);

/// The warnings about `board` that the answer depends on: about roads, cities and fields that it counts or
/// that change hands, figures it speaks of, prisoners where it is about ransom. In the given order.
std::vector<Warning> warningsAbout(const Answer &answer, const Board &board,
                                   const std::vector<Warning> &warnings);

/// Whether a warning is about a square, or about a figure or border of it.
bool concerns(const Warning &warning, Square square);

} // namespace towerwatch
