// SPDX-License-Identifier: MIT
/// What a verdict hinges on, as sentences.
#pragma once

#include "model/inquiry/hinges.h"
#include "views/telling/explanation.h"

namespace towerwatch {

/// Adds to each figure's line of an explanation, or to the explanation itself, what would change the verdict:
/// "Hinges on: one more floor (can be captured) · No Gaps (out of reach).", or that nothing would.
void addHinges(Explanation &explanation, const Scenario &scenario, const Answer &answer,
               const AnswerHinges &hinges);

} // namespace towerwatch
