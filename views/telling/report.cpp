// SPDX-License-Identifier: MIT
#include "views/telling/report.h"

#include "model/inquiry/variants.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "model/value/limits.h"
#include "resources/catalogue.h"
#include "views/words/words.h"

namespace towerwatch {

namespace {

Value warningValue(const Warning &warning, Mark mark, const Position &position)
{
    return Value::map("code", warning.code, "at", warning.at, "line", mark.line, "column", mark.column,
                      "text", sentence(warning, position));
}

} // namespace

void JsonReport::begin(std::string_view key)
{
    m_print(std::string(m_first ? "{" : ",") + "\n  " + toJson(Value::of(key)) + ": ");
    m_first = false;
}

void JsonReport::member(std::string_view key, const Value &value)
{
    begin(key);
    m_print(toJson(value, indent, 1));
}

void JsonReport::item(const Value &value, bool first)
{
    m_print((first ? "\n    " : ",\n    ") + toJson(value, indent, 2));
}

Value scenarioValue(const Scenario &scenario)
{
    const auto &[tower, watchtowers, house] = scenario.rules;
    return Value::map("title", shown(scenario.title.in(currentLanguage())), "rules",
                      Value::map("tower", tower, "watchtowers", watchtowers, "house", house));
}

Text heading(const Scenario &scenario, std::span<const Question> about)
{
    const Text title = shown(scenario.title.in(currentLanguage()));
    return title + (title.empty() ? "" : "\n") + sentence(scenario.rules, about) + "\n\n";
}

std::vector<TableRules> rulesAnswered(const TableRules &own, Hinging hinging)
{
    return hinging == Hinging::Told ? comparedRules(own) : std::vector<TableRules>{own};
}

Report::Report(const Position &position, const ScenarioMarks &marks, const std::vector<Question> &questions,
               Cited cited, Hinging hinging)
    : m_position(position)
    , m_marks(marks)
    , m_questions(questions)
    , m_warnings(warningsOf(position.board()))
    , m_footnotes(cited)
{
    if (hinging == Hinging::Told)
        m_hinges.emplace(position.scenario(), builtInTiles());
}

AnswerHinges Report::hingesOf(const Answer &answer) const
{
    return m_hinges ? m_hinges->of(answer) : AnswerHinges();
}

Page Report::told(const Answer &answer, const AnswerHinges &hinges)
{
    return tell(m_position, answer, m_footnotes,
                {.hinges = m_hinges ? &hinges : nullptr, .warnings = &m_warnings});
}

void Report::printJson(const Printer &print)
{
    JsonReport report(print);
    report.member("towerwatch", Value::of(formatVersion));
    report.member("scenario", scenarioValue(m_position.scenario()));
    report.list("warnings", m_warnings, [&](const Warning &warning) {
        return warningValue(warning, m_marks.of(warning.subject, warning.index, warning.prisoner),
                            m_position);
    });
    report.list("answers", m_questions, [&](const Question &question) {
        const Answer given = answer(m_position.board(), question);
        const AnswerHinges hinges = hingesOf(given);
        Value value = toValue(m_position, given, told(given, hinges));
        addHinges(value, hinges);
        return value;
    });
    report.list("footnotes", m_footnotes.rulings(), [&](RulingId id) {
        const TableRules &rules = m_position.scenario().rules;
        Value entry = Value::map("number", m_footnotes.numberOf(id), "ruling", id.value);
        if (const Ruling *ruling = builtInRulings().find(id.value)) {
            const auto carried = isCarried(*ruling, rules) ? std::optional(true) : std::nullopt;
            entry.set("kind", ruling->kind, "carried", carried, "text", rulingText(*ruling, rules.tower));
        }
        return entry;
    });
    report.end();
}

void Report::printText(const Printer &print, NoteTexts texts)
{
    print(heading(m_position.scenario(), m_questions));
    for (const Question &question : m_questions) {
        const Answer given = answer(m_position.board(), question);
        print(plainText(told(given, hingesOf(given))) + "\n\n");
    }
    for (const Note &note : notesOf(m_footnotes, m_position.scenario().rules))
        print(Text("[%1] %2\n").arg(note.number, note.title) +
              (texts == NoteTexts::Told ? "    " + note.text + "\n" : ""));
}

} // namespace towerwatch
