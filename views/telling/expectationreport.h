// SPDX-License-Identifier: MIT
/// What a scenario expects of its questions (`expect:`), held against the answers.
#pragma once

#include "model/board/position.h"
#include "model/value/value.h"
#include "views/words/text.h"

namespace towerwatch {

/// A question that expects something, and where the answer is another.
struct CheckedQuestion
{
    std::size_t question = 0; ///< as an index of the scenario's questions
    std::vector<Difference> differences = {};
};

struct ScenarioCheck
{
    std::vector<CheckedQuestion> questions = {}; ///< those that expect something, in order
    Text question = {}, verdict = {};            ///< of the scenario's first question; empty: it has none
};

/// Answers all questions of a scenario. May run on any thread.
ScenarioCheck checkScenario(const Position &position);

/// What was expected, and what came instead.
Text sentence(const std::vector<Difference> &differences);

} // namespace towerwatch
