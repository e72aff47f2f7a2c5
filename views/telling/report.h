// SPDX-License-Identifier: MIT
/// Answers of a scenario, printed as the JSON of the command line or as text.
#pragma once

#include "model/format/scenarioreader.h"
#include "model/inquiry/hinges.h"
#include "views/telling/pagelines.h"

#include <functional>

namespace towerwatch {

/// Takes what is printed, piece by piece.
using Printer = std::function<void(std::string_view piece)>;

/// A JSON report printed member by member and item by item, as toJson() would write all of it.
class JsonReport
{
public:
    explicit JsonReport(Printer print)
        : m_print(std::move(print))
    {
    }

    void member(std::string_view key, const Value &value);
    template <typename Items, typename Convert>
    void list(std::string_view key, const Items &items, Convert convert)
    {
        begin(key);
        m_print("[");
        bool first = true;
        for (const auto &each : items)
            item(convert(each), std::exchange(first, false));
        m_print(first ? "]" : "\n  ]");
    }
    void end() { m_print("\n}\n"); }

private:
    static constexpr int indent = 2;
    void begin(std::string_view key);
    void item(const Value &value, bool first);

    Printer m_print;
    bool m_first = true;
};

/// The title and the rules of a scenario, as the JSON tells what it is about; as text the lines at the top.
Value scenarioValue(const Scenario &scenario);
Text heading(const Scenario &scenario, std::span<const Question> about = {});

/// Whether a report says what would change each verdict (Told) or not (Left).
enum class Hinging : std::uint8_t { Left, Told };

/// The rules under which a report answers each question.
std::vector<TableRules> rulesAnswered(const TableRules &own, Hinging hinging);

/// Prints the answers to the questions of a scenario with their explanations and footnotes, one question at a
/// time: memory does not grow with their number.
class Report
{
public:
    Report(const Position &position, const ScenarioMarks &marks, const std::vector<Question> &questions,
           Cited cited = Cited::All, Hinging hinging = Hinging::Left);

    void printJson(const Printer &print);
    void printText(const Printer &print, NoteTexts texts = NoteTexts::Left);
    const std::vector<Warning> &warnings() const { return m_warnings; }

private:
    AnswerHinges hingesOf(const Answer &answer) const;
    Page told(const Answer &answer, const AnswerHinges &hinges);

    const Position &m_position;
    const ScenarioMarks &m_marks;
    const std::vector<Question> &m_questions;
    std::vector<Warning> m_warnings;
    Footnotes m_footnotes;
    std::optional<HingeFinder> m_hinges;
};

} // namespace towerwatch
