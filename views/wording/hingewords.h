// SPDX-License-Identifier: MIT
/// What a verdict hinges on, and what towers threaten, as sentences.
#pragma once

#include "model/inquiry/dangers.h"
#include "model/inquiry/hinges.h"
#include "views/wording/explanation.h"

namespace towerwatch {

/// "Hinges on: one floor more (can be captured) · No Gaps (out of reach).", or that nothing would change it.
/// `height`: of the tower with its new floor.
QString sentence(const FigureHinges &hinges, const Scenario &scenario, int height);
QString sentence(const LegalityHinges &hinges, const Scenario &scenario);

/// Adds that sentence to each figure's line of an explanation, or to the explanation itself.
void addHinges(Explanation &explanation, const Position &position, const Answer &answer,
               const HingeFinder &finder);

/// What the next floors could take, a line each; says so where that is nothing.
QStringList sentences(const std::vector<Danger> &dangers, const Position &position);

} // namespace towerwatch
