// SPDX-License-Identifier: MIT
/// A scenario under other rules than its own, the board under each made once, and what a question has for an
/// answer there.
#pragma once

#include "model/board/position.h"
#include "model/referee/answers.h"

namespace towerwatch {

/// The rules that are compared: the scenario's own, the other tower rule sets with its house rules, and its
/// rule set with each house rule switched.
std::vector<TableRules> comparedRules(const TableRules &own);

/// A scenario under any rules, for one thread. The catalogue must outlive it.
class Variants
{
public:
    Variants(Scenario scenario, const TileCatalogue &catalogue);

    const Position &under(const TableRules &rules) const;
    /// Under the scenario's own rules.
    const Position &own() const { return under(m_scenario.rules); }
    /// The rules that are compared, the scenario's own first.
    const std::vector<TableRules> &compared() const { return m_compared; }

private:
    Scenario m_scenario;
    const TileCatalogue &m_catalogue;
    std::vector<TableRules> m_compared;
    mutable std::vector<PositionPtr> m_positions; ///< made so far
};

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
