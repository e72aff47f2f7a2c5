// SPDX-License-Identifier: MIT
/// The same question under every rule set and house rule.
#pragma once

#include "model/inquiry/variants.h"
#include "model/referee/answers.h"

namespace towerwatch {

/// Rule sets that give a question the same answer, and that answer.
struct AnswerGroup
{
    std::vector<TableRules> rules;
    Answer answer; ///< under the first of them
};

/// The groups of rule sets with the same answer, not counting the rulings they cite and the facts they name;
/// the scenario's own group first.
std::vector<AnswerGroup> compareAnswers(const Variants &variants, const Question &question);

/// The JSON of an answer without the members of these names, at any depth: `compareAnswers` leaves aside
/// `because` and `facts`.
Value without(Value answer, const std::vector<std::string_view> &names);

} // namespace towerwatch
