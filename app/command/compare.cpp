// SPDX-License-Identifier: MIT
#include "model/inquiry/compare.h"

#include "app/command/commands.h"
#include "app/command/options.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/telling/explanation.h"
#include "views/telling/report.h"
#include "views/words/words.h"

#include <algorithm>

namespace towerwatch::cli {

namespace {

/// `scenario` under other rules; groups are worded and written from it.
Position under(Scenario scenario, const TableRules &rules)
{
    scenario.rules = rules;
    return Position(std::move(scenario), builtInTiles());
}

/// The keys the question was asked with, as the answers to it begin.
Value questionValue(const Question &question, const Value &answer)
{
    Value map = Value::map();
    for (const std::string_view key : {"ask", "at", "tile", "figure", "from", "by", "target"})
        if (const Value *value = answer.find(key); value && (key != "by" || question.by))
            map.put(key, *value);
    return map;
}

Value comparedValue(const Scenario &scenario, const Question &question)
{
    const Value groups =
        Value::listOf(compareAnswers(scenario, builtInTiles(), question), [&](const AnswerGroup &group) {
            const Position position = under(scenario, group.rules.front());
            const Value rules = Value::listOf(group.rules, [](const TableRules &each) {
                return Value::map("tower", each.tower, "house", each.house);
            });
            return Value::map("rules", rules, "answer", towerwatch::toValue(position.board(), group.answer));
        });
    Value entry = questionValue(question, *groups.items.front().find("answer"));
    entry.set("groups", groups);
    return entry;
}

/// One question at a time, so that memory does not grow with their number.
void printJson(const Scenario &scenario, const std::vector<Question> &questions)
{
    JsonReport report(printPart);
    report.member("towerwatch", Value::of(formatVersion));
    report.list("questions", questions,
                [&](const Question &question) { return comparedValue(scenario, question); });
    report.end();
}

/// The rules of a group, apart where they lead to the same answer for different reasons: by the facts, or by
/// what the house rules make of distance and range. Editions only name things differently.
std::vector<std::vector<TableRules>> toldApart(const Scenario &scenario, const AnswerGroup &group)
{
    std::vector<std::vector<TableRules>> parts;
    std::vector<std::pair<Value, Text>> reasons;
    for (const TableRules &rules : group.rules) {
        const Position own = under(scenario, rules);
        TableRules worded = rules;
        worded.tower = group.rules.front().tower;
        Footnotes footnotes;
        std::pair<Value, Text> reason{
            without(towerwatch::toValue(own.board(), answer(own.board(), group.answer.question)),
                    {"because"}),
            towerwatch::explain(under(scenario, worded), group.answer, footnotes).answer};
        const auto same = std::ranges::find(reasons, reason) - reasons.begin();
        if (same == std::ssize(reasons)) {
            reasons.push_back(std::move(reason));
            parts.emplace_back();
        }
        parts[static_cast<std::size_t>(same)].push_back(rules);
    }
    return parts;
}

/// The answer under rules that give it for the same reasons, as the first of them tell it.
void printAnswer(const Scenario &scenario, const Question &question, const std::vector<TableRules> &rules)
{
    const Position position = under(scenario, rules.front());
    Footnotes footnotes;
    const Explanation explanation =
        towerwatch::explain(position, answer(position.board(), question), footnotes);
    for (const TableRules &each : rules)
        print(QStringLiteral("== %1").arg(sentence(each)));
    print(plainText(explanation) + "\n");
}

void printText(const Scenario &scenario, const std::vector<Question> &questions)
{
    bool alike = true;
    for (const Question &question : questions) {
        const auto groups = compareAnswers(scenario, builtInTiles(), question);
        if (groups.size() < 2)
            continue;
        alike = false;
        for (const AnswerGroup &group : groups)
            for (const std::vector<TableRules> &rules : toldApart(scenario, group))
                printAnswer(scenario, question, rules);
    }
    if (alike)
        print(Cli::tr("All rule sets and house rules give the same answer."));
}

} // namespace

int compare(const QStringList &arguments)
{
    const Options options(arguments, {1, 1}, {"json"});
    const Loaded loaded = load(options.files().first());
    const Scenario &scenario = *loaded.result.scenario;
    const auto questions = questionsOf(scenario, builtInTiles());
    if (options.has("json"))
        printJson(scenario, questions);
    else
        printText(scenario, questions);
    return fine;
}

} // namespace towerwatch::cli
