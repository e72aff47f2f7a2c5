// SPDX-License-Identifier: MIT
#include "app/page/requests.h"
#include "model/format/scenarioreader.h"
#include "model/share/sharecode.h"
#include "resources/catalogue.h"
#include "views/search/boardsearch.h"
#include "views/telling/expectationreport.h"
#include "views/telling/report.h"
#include "views/words/words.h"

namespace towerwatch::web {

namespace {

/// What is wrong with a file as the command line says it.
Text placed(const Text &file, const Problem &problem)
{
    return Text("%1:%2:%3: error: ").arg(file, problem.mark.line, problem.mark.column) + sentence(problem);
}

/// The file of a request as messages name it.
Text fileOf(const Request &request)
{
    return shownName(request.says("file") ? request.text("file") : "<stdin>");
}

/// What `towerwatch explain FILE --json` prints; with "question" that one is asked in place of the file's.
Value asJson(Table &, Request &request)
{
    const ReadResult read = scenarioOf(request);
    if (!read.scenario)
        return {};
    Scenario scenario = *read.scenario;
    scenario.rules = rulesFrom(request, scenario.rules);
    std::vector<Problem> problems;
    if (request.says("question"))
        scenario.questions = readQuestion(request.text("question"), scenario, builtInTiles(), problems);
    for (const Problem &problem : problems)
        request.fail("towerwatch: error: " + sentence(problem));
    if (!request.errors().empty())
        return {};
    const auto questions = questionsOf(scenario, builtInTiles());
    const Hinging hinging = request.flag("hinges") ? Hinging::Told : Hinging::Left;
    if (const auto excess = excessOf(scenario, questions, rulesAnswered(scenario.rules, hinging), read.marks))
        return request.fail(placed(fileOf(request), *excess));
    const Position position(std::move(scenario), builtInTiles());
    Report report(position, read.marks, questions, Cited::All, hinging);
    std::string json;
    report.printJson([&json](std::string_view piece) { json += piece; });
    return Value::map("json", json);
}

Value toValue(const Difference &difference)
{
    return Value::map("path", difference.path, "expected", difference.expected, "actual", difference.actual);
}

/// The questions that expect something, from 1, and where the answer is another.
Value check(Table &, Request &request)
{
    const ReadResult read = scenarioOf(request);
    if (!read.scenario)
        return {};
    const Position position(*read.scenario, builtInTiles());
    return Value::map("questions", Value::listOf(checkScenario(position).questions, [&](const auto &each) {
                          return Value::map("question", each.question + 1, "ask",
                                            read.scenario->questions[each.question].ask, "differences",
                                            Value::listOf(each.differences, [](const auto &difference) {
                                                return toValue(difference);
                                            }));
                      }));
}

} // namespace

ReadResult scenarioOf(Request &request)
{
    const Text file = fileOf(request);
    const ShippedScenario *shipped = findShipped(request.text("path"));
    std::string text(shipped ? shipped->text : request.text("text"));
    if (looksLikeCode(text)) {
        CodeText opened = textOfCode(text);
        if (opened.problem) {
            request.fail("towerwatch: error: " + file + ": " + sentence(*opened.problem));
            return {};
        }
        text = std::move(*opened.text);
    }
    ReadResult read = readScenario(text, builtInTiles());
    for (const Problem &problem : read.problems)
        request.fail(placed(file, problem));
    return read;
}

std::span<const Handler> programs()
{
    static constexpr std::array handlers{Handler{"asJson", asJson}, Handler{"check", check},
                                         Handler{"language", language}};
    return handlers;
}

} // namespace towerwatch::web
