// SPDX-License-Identifier: MIT
/// The changes between two positions, in words.
#pragma once

#include "model/board/position.h"
#include "views/words/text.h"

namespace towerwatch {

/// A line for each thing that was laid, taken away, moved, turned or captured, for every other difference of
/// the scenarios, and for each answer that changed with, below it, what it was and is. No line: there is no
/// difference.
Texts changeLines(const Position &before, const Position &after);
/// The same as one text; without a difference it says so.
Text changeText(const Position &before, const Position &after);

} // namespace towerwatch
