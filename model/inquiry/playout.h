// SPDX-License-Identifier: MIT
/// Scoring step by step, as it happens at the table: watchtowers, then features, then the figures going home.
#pragma once

#include "model/referee/answers.h"

namespace towerwatch {

enum class PlayKind : std::uint8_t { Watchtower, Feature, GoHome };

/// One step. It changes nothing: it says what happens and how the points stand after it.
struct PlayStep
{
    PlayKind kind = PlayKind::Watchtower;
    std::vector<Square> squares = {}; ///< what it is about
    std::vector<int> figures = {};    ///< that earn, or that leave
    ColourPoints totals = {};         ///< of all steps up to it, in player order
};

/// The steps of a score answer about this board. A feature without figures sends nobody home.
std::vector<PlayStep> playOut(const Board &board, const ScoreAnswer &answer);

} // namespace towerwatch
