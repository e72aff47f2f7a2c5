// SPDX-License-Identifier: MIT
/// Which warnings bear on an answer.
#pragma once

#include "model/referee/answers.h"
#include "model/referee/warnings.h"

namespace towerwatch {

/// The warnings about `board` that the answer depends on: about roads, cities and fields that it counts or
/// that change hands, figures it speaks of, prisoners where it is about ransom. In the given order.
std::vector<Warning> warningsAbout(const Answer &answer, const Board &board,
                                   const std::vector<Warning> &warnings);

/// Whether a warning is about a square, or about a figure or border of it.
bool concerns(const Warning &warning, Square square);

} // namespace towerwatch
