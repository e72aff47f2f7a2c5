// SPDX-License-Identifier: MIT
/// The limit on how much one file may ask.
#pragma once

#include "model/format/scenarioreader.h"
#include "model/yaml/problem.h"

namespace towerwatch {

/// The problem if these questions, under each of the rules, are too much to answer (limits.h); it is marked
/// at the first question that is too much, or at the first tile if the file asks none itself.
std::optional<Problem> excessOf(const Scenario &scenario, const std::vector<Question> &questions,
                                const std::vector<TableRules> &rules, const ScenarioMarks &marks);

} // namespace towerwatch
