// SPDX-License-Identifier: MIT
#include "views/telling/expectationreport.h"

#include "model/referee/referee.h"
#include "model/referee/warnings.h"
#include "views/telling/pagelines.h"
#include "views/words/words.h"

namespace towerwatch {

namespace {

struct ExpectationReport
{
    TOWERWATCH_PHRASES(ExpectationReport)
};

Text written(const Value &value)
{
    return value.kind == Value::Kind::Null ? ExpectationReport::tr("nothing") : shown(toJson(value));
}

} // namespace

ScenarioCheck checkScenario(const Position &position)
{
    ScenarioCheck check;
    const std::vector<Warning> warnings = warningsOf(position.board());
    Footnotes footnotes(Cited::All); // of all questions, as explain --json numbers them
    const std::vector<Question> &questions = position.scenario().questions;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const Answer given = answer(position.board(), questions[i]);
        const Page page = tell(position, given, footnotes, {.warnings = &warnings});
        if (i == 0) {
            check.question = page.question;
            check.verdict = page.verdict;
        }
        if (questions[i].expect)
            check.questions.push_back({i, differences(*questions[i].expect, toValue(position, given, page))});
    }
    return check;
}

Text sentence(const std::vector<Difference> &differences)
{
    Texts parts;
    for (const Difference &difference : differences)
        parts << ExpectationReport::tr("%1: expected %2, got %3")
                     .arg(shown(difference.path), written(difference.expected), written(difference.actual));
    return joined(parts, "; ");
}

} // namespace towerwatch
