// SPDX-License-Identifier: MIT
/// What towers threaten, as sentences.
#pragma once

#include "model/board/position.h"
#include "model/inquiry/dangers.h"
#include "views/words/text.h"

namespace towerwatch {

/// What the marks of dangers on a board mean.
Text dangerLegend();
/// How many towers could take a figure next, and how many figures a tower could.
Text endangeredWords(const Scenario &scenario, int towers);
Text threateningWords(const Scenario &scenario, int figures);

/// Says that the dangers are too much to work out at once (workOfDangers).
Text tooManyDangers(const Position &position);
/// What the next floors could take: players who threaten the same in one sentence, the first figures by name
/// and the others as a number. One sentence says if there is no danger.
Texts sentences(const std::vector<Danger> &dangers, const Position &position);

} // namespace towerwatch
