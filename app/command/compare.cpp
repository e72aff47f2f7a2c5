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

/// The keys the question was asked with, as the answers to it begin.
Value questionValue(const Question &question, const Value &answer)
{
    Value map = Value::map();
    for (const std::string_view key : {"ask", "at", "tile", "figure", "from", "by", "target"})
        if (const Value *value = answer.find(key); value && (key != "by" || question.by))
            map.put(key, *value);
    return map;
}

Value comparedValue(const Variants &variants, const Question &question)
{
    const Value groups = Value::listOf(compareAnswers(variants, question), [&](const AnswerGroup &group) {
        const Position &position = variants.under(group.rules.front());
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
void printJson(const Variants &variants, const std::vector<Question> &questions)
{
    JsonReport report(printPart);
    report.member("towerwatch", Value::of(formatVersion));
    report.list("questions", questions,
                [&](const Question &question) { return comparedValue(variants, question); });
    report.end();
}

/// The rules of a group, apart where they lead to the same answer for different reasons: by the facts, or by
/// what the house rules make of distance and range. Editions only name things differently.
std::vector<std::vector<TableRules>> toldApart(const Variants &variants, const AnswerGroup &group)
{
    std::vector<std::vector<TableRules>> parts;
    std::vector<std::pair<Value, Text>> reasons;
    for (const TableRules &rules : group.rules) {
        const Position &own = variants.under(rules);
        TableRules worded = rules;
        worded.tower = group.rules.front().tower;
        Footnotes footnotes;
        std::pair<Value, Text> reason{
            without(towerwatch::toValue(own.board(), answer(own.board(), group.answer.question)),
                    {"because"}),
            towerwatch::explain(variants.under(worded), group.answer, footnotes).answer};
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
void printAnswer(const Variants &variants, const Question &question, const std::vector<TableRules> &rules)
{
    const Position &position = variants.under(rules.front());
    Footnotes footnotes;
    const Explanation explanation =
        towerwatch::explain(position, answer(position.board(), question), footnotes);
    for (const TableRules &each : rules)
        print(QStringLiteral("== %1").arg(sentence(each)));
    print(plainText(explanation) + "\n");
}

void printText(const Variants &variants, const std::vector<Question> &questions)
{
    bool alike = true;
    for (const Question &question : questions) {
        const auto groups = compareAnswers(variants, question);
        if (groups.size() < 2)
            continue;
        alike = false;
        for (const AnswerGroup &group : groups)
            for (const std::vector<TableRules> &rules : toldApart(variants, group))
                printAnswer(variants, question, rules);
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
    const Variants variants(scenario, builtInTiles());
    refuseExcess(loaded, scenario, questions, variants.compared());
    if (options.has("json"))
        printJson(variants, questions);
    else
        printText(variants, questions);
    return fine;
}

} // namespace towerwatch::cli
