// SPDX-License-Identifier: MIT
#include "tests/fuzz/holds.h"

#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/inquiry/suggestions.h"
#include "model/inquiry/variants.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/randomboards.h"
#include "views/reports/comparison.h"
#include "views/telling/page.h"
#include "views/words/words.h"

#include <cstdio>
#include <cstdlib>

using namespace towerwatch;

namespace holds {

namespace {

constexpr std::size_t mostAsked = 5; ///< of one board, so that many boards are tried; which, its text decides

/// Some of `count` numbers from 0, others for another scenario.
std::vector<std::size_t> sample(std::size_t count, const Scenario &scenario)
{
    const std::size_t step = count / mostAsked + 1;
    std::vector<std::size_t> some;
    for (std::size_t i = std::hash<std::string>()(writeScenario(scenario)) % step; i < count; i += step)
        some.push_back(i);
    return some;
}

void isAnsweredInWords(const Position &position, const Question &question)
{
    const Answer given = answer(position.board(), question);
    require(!toJson(toValue(position.board(), given)).empty(), "an answer without a value");
    Footnotes footnotes;
    const Page page = tell(position, given, footnotes);
    require(!page.question.empty() && !page.verdict.empty(), "an answer without words");
}

/// Warnings, fates and suggested questions: what is shown without being asked for.
void isDescribed(const Position &position)
{
    for (const Warning &warning : warningsOf(position.board()))
        require(!sentence(warning, position).empty(), "a warning without words");
    Footnotes footnotes;
    for (const std::size_t figure : sample(position.scenario().figures.size(), position.scenario())) {
        tellFate(position, static_cast<int>(figure), Colour::Blue, footnotes);
        questionAboutFigure(position.board(), static_cast<int>(figure));
    }
}

} // namespace

void require(bool condition, const char *what)
{
    if (condition)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

void comesBack(const Scenario &scenario)
{
    const std::string text = writeScenario(scenario);
    const ReadResult again = readScenario(text, builtInTiles());
    require(again.scenario.has_value(), "what is written can be read");
    require(*again.scenario == scenario, "what is read is what was written");
    require(writeScenario(*again.scenario) == text, "the text is canonical");
}

void isAnswered(const Scenario &scenario)
{
    const Position position(scenario, builtInTiles());
    isDescribed(position);
    auto questions = questionsOf(scenario, builtInTiles());
    const auto more = randomboards::allQuestions(scenario, builtInTiles());
    questions.insert(questions.end(), more.begin(), more.end());
    const Variants variants(scenario, builtInTiles());
    for (const std::size_t i : sample(questions.size(), scenario)) {
        require(!compareAnswers(variants, questions[i]).empty(), "rule sets answer");
        isAnsweredInWords(position, questions[i]);
    }
}

bool readsOrRefuses(std::string_view text)
{
    const ReadResult result = readScenario(text, builtInTiles());
    require(result.scenario.has_value() == result.problems.empty(), "a text is a scenario or has problems");
    for (const Problem &problem : result.problems) {
        require(problem.mark.line > 0 && problem.mark.column > 0, "a problem has a place");
        require(!sentence(problem).empty(), "a problem has words");
    }
    if (!result.scenario)
        return false;
    comesBack(*result.scenario);
    isAnswered(*result.scenario);
    return true;
}

} // namespace holds
