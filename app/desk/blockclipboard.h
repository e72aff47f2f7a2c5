// SPDX-License-Identifier: MIT
/// Blocks of tiles on the clipboard: as the text of a scenario, so that a forum can hold them.
#pragma once

#include "model/format/problem.h"
#include "model/scenario/scenario.h"

namespace towerwatch {

/// The type under which the clipboard holds a scenario beside its text.
inline constexpr auto scenarioMimeType = "application/x-towerwatch-scenario";

void putOnClipboard(const Scenario &block);

/// What was found on the clipboard.
struct ClipboardBlock
{
    std::optional<Scenario> block = {}; ///< with its first column and row 0; has tiles
    bool isScenario = false;            ///< there was something that looked like one
    bool isWhole = false;               ///< somebody wrote it: it is no part of a board that was copied
    Problem problem = {};               ///< its first problem, where it cannot be read
};
/// Reads the scenario on the clipboard, also out of a forum post.
ClipboardBlock blockOnClipboard();

} // namespace towerwatch
