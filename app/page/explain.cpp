// SPDX-License-Identifier: MIT
#include "app/page/requests.h"
#include "model/format/excess.h"
#include "model/format/fields.h"
#include "model/share/sharecode.h"
#include "model/value/ranges.h"
#include "resources/catalogue.h"
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

/// The scenario of a text or code; what is wrong with it as the command line says it.
ReadResult readText(Request &request, const Text &file)
{
    std::string text(request.text("text"));
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

/// The one question that the field "ask" and its keys put, in place of those of the file.
std::vector<Question> askedQuestion(Request &request, const Scenario &scenario)
{
    Value question = Value::map();
    eachField<Question>([&]<typename Member>(const Field<Question, Member> &field) {
        const std::string_view text = request.text(field.key);
        const auto &words = wordsFor<Member>;
        if (text.empty() || field.key == "expect")
            return;
        if constexpr (std::is_same_v<Member, std::optional<Square>>)
            question.set(field.key, request.square(field.key));
        else if constexpr (std::is_same_v<Member, bool>)
            question.set(field.key, request.flag(field.key));
        else if (words.empty() || ranges::find(words, text) != words.end())
            question.set(field.key, text);
        else
            request.refuse(field.key);
    });
    std::vector<Problem> problems;
    auto questions = readQuestion(toJson(question), scenario, builtInTiles(), problems);
    for (const Problem &problem : problems)
        request.fail("towerwatch: error: " + sentence(problem));
    return questions;
}

/// What `towerwatch explain FILE --json` prints, in the language that is spoken.
Value explained(Request &request)
{
    const ReadResult read = readText(request, fileOf(request));
    if (!read.scenario)
        return {};
    Scenario scenario = *read.scenario;
    scenario.rules = rulesFrom(request, scenario.rules);
    if (request.says("ask"))
        scenario.questions = askedQuestion(request, scenario);
    if (!request.errors().empty())
        return {};
    const auto questions = questionsOf(scenario, builtInTiles());
    const Hinging hinging = request.flag("hinges") ? Hinging::Told : Hinging::Left;
    if (const auto excess =
            excessOf(scenario, questions, rulesAnswered(scenario.rules, hinging), read.marks)) {
        request.fail(placed(fileOf(request), *excess));
        return {};
    }
    const Position position(std::move(scenario), builtInTiles());
    Report report(position, read.marks, questions, Cited::All, hinging);
    std::string json;
    report.printJson([&json](std::string_view piece) { json += piece; });
    return Value::map("json", json);
}

} // namespace

Value asJson(Table &, Request &request)
{
    const auto known = builtInRulings().languages;
    const Text before = currentLanguage();
    if (request.says("language")) {
        if (ranges::find(known, request.text("language")) == known.end())
            return request.refuse("language");
        setCurrentLanguage(request.text("language"));
    }
    Value value = explained(request);
    setCurrentLanguage(before);
    return value;
}

} // namespace towerwatch::web
