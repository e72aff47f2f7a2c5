// SPDX-License-Identifier: MIT
/// Where a captured figure goes: home, to the captor as a prisoner, or home in exchange for another prisoner
/// (towerwatch-rules(7), "Placing a floor").
#pragma once

#include "model/referee/answers.h"

namespace towerwatch {

/// What becomes of a figure of `owner` that `by` captures, before anything else follows from it.
Consequence fateOf(const Board &board, Colour owner, Colour by);

} // namespace towerwatch
