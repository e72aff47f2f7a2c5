// SPDX-License-Identifier: MIT
#include "model/format/excess.h"

#include "model/scenario/work.h"
#include "model/value/limits.h"

namespace towerwatch {

std::optional<Problem> excessOf(const Scenario &scenario, const std::vector<Question> &questions,
                                const std::vector<TableRules> &rules, const ScenarioMarks &marks)
{
    const std::size_t most = Work(scenario).mostOf(questions, rules);
    if (most == questions.size())
        return std::nullopt;
    Problem problem{.id = ProblemId::TooMuchToAnswer, .mark = {1, 1}};
    if (most < marks.questions.size())
        problem.mark = marks.questions[most].entry;
    else if (!marks.tiles.empty())
        problem.mark = marks.tiles.front().entry;
    for (const Effort fact :
         {static_cast<Effort>(questions.size() * rules.size()), static_cast<Effort>(scenario.tiles.size()),
          static_cast<Effort>(scenario.figures.size()), limits::work})
        problem.facts.push_back(std::to_string(fact));
    return problem;
}

} // namespace towerwatch
