// SPDX-License-Identifier: MIT
/// What became of a position, in words.
#pragma once

#include "model/board/position.h"
#include "views/words/text.h"

namespace towerwatch {

/// A line for each thing that was laid, taken away, moved, turned or captured, for whatever else the scenario
/// says otherwise, and for each answer that is another one with, below it, what it was and is. No line: both
/// say the same.
Texts changeLines(const Position &before, const Position &after);

} // namespace towerwatch
