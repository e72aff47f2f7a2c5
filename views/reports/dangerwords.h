// SPDX-License-Identifier: MIT
/// What towers threaten, as sentences.
#pragma once

#include "model/inquiry/dangers.h"
#include "views/telling/explanation.h"

namespace towerwatch {

/// What the marks of dangers on a board mean.
Text dangerLegend();
/// How many towers could take a figure next, and how many figures a tower could.
Text endangeredWords(const Scenario &scenario, int towers);
Text threateningWords(const Scenario &scenario, int figures);

/// What the next floors could take, a line each; says so where that is nothing.
Texts sentences(const std::vector<Danger> &dangers, const Position &position);

} // namespace towerwatch
