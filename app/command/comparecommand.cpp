// SPDX-License-Identifier: MIT
#include "model/inquiry/variants.h"

#include "app/command/commands.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/reports/comparison.h"
#include "views/telling/pagelines.h"
#include "views/telling/questionwords.h"
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

/// "Meeple 2 (Red): safe; but can be captured: house rule “No Gaps” · first edition (2006)": what the
/// table's rules say, then what others say.
Text line(const Comparison &comparison, const ComparedRow &row, Footnotes &footnotes)
{
    Texts said{row.cells.front().text}, under{{}};
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        if (!row.cells[i].differs)
            continue;
        const auto same = std::ranges::find(said, row.cells[i].text) - said.begin();
        if (same == std::ssize(said)) {
            said << row.cells[i].text;
            under << comparison.columns[i].name;
        } else {
            under[static_cast<std::size_t>(same)] += " · " + comparison.columns[i].name;
        }
    }
    Texts parts{said.front()};
    for (std::size_t i = 1; i < said.size(); ++i)
        parts << Cli::tr("but %2: %1", "rule sets, what they say").arg(under[i], said[i]);
    return "  " + capitalized(row.name) + ": " + joined(parts, "; ") +
           footnoteMarks(footnotes.numbersOf(row.because));
}

/// The window's table as text: a line for each thing of which rule sets say different things.
void printText(const Variants &variants, const std::vector<Question> &questions)
{
    const Position &position = variants.own();
    Footnotes footnotes;
    bool alike = true;
    for (const Question &question : questions) {
        const Comparison comparison = compared(variants, question);
        if (comparison.allAlike())
            continue;
        alike = false;
        Texts lines{capitalized(questionName(position, question))};
        for (const ComparedRow &row : comparison.rows)
            lines << line(comparison, row, footnotes);
        print(joined(lines, "\n") + "\n");
    }
    for (const Note &note : notesOf(footnotes, position.scenario().rules))
        print(Text("[%1] %2").arg(note.number, note.title));
    if (alike)
        print(Cli::tr("All rule sets and house rules give the same answer."));
}

} // namespace

int compare(const Options &options)
{
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
