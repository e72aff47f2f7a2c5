// SPDX-License-Identifier: MIT
/// What is asked beyond the most that is answered at once.
#pragma once

#include "model/format/scenarioreader.h"
#include "model/yaml/problem.h"

namespace towerwatch {

/// What is wrong where these questions, under each of the rules, are too much to answer (limits.h): the
/// problem stands at the first question that is too much, or at the first tile where the file asks none
/// itself.
std::optional<Problem> excessOf(const Scenario &scenario, const std::vector<Question> &questions,
                                const std::vector<TableRules> &rules, const ScenarioMarks &marks);

} // namespace towerwatch
