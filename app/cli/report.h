// SPDX-License-Identifier: MIT
/// Answers of a scenario as the JSON of the command line and as text.
#pragma once

#include "app/cli/console.h"
#include "model/inquiry/hinges.h"
#include "views/wording/explanation.h"

namespace towerwatch::cli {

/// The names of the house rules, as a list.
Value houseValue(const HouseRules &house);

/// A JSON report printed member by member and item by item, as toJson() would write all of it.
class JsonReport
{
public:
    void member(std::string_view key, const Value &value);
    template <typename Items, typename Convert>
    void list(std::string_view key, const Items &items, Convert convert)
    {
        begin(key);
        printPart("[");
        bool first = true;
        for (const auto &each : items)
            item(convert(each), std::exchange(first, false));
        printPart(first ? "]" : "\n  ]");
    }
    void end() { print(std::string("\n}")); }

private:
    static constexpr int indent = 2;
    void begin(std::string_view key);
    void item(const Value &value, bool first);

    bool m_first = true;
};

/// The title and the rules of a scenario, as the JSON tells what it is about; as text the lines at the top.
Value scenarioValue(const Scenario &scenario);
void printHeading(const Scenario &scenario);

/// Whether a report tells what each verdict hinges on.
enum class Hinging : std::uint8_t { Left, Told };

/// Prints the answers to the questions of a scenario with their explanations and footnotes, one question at a
/// time: memory does not grow with their number.
class Report
{
public:
    Report(const Loaded &loaded, const Position &position, const std::vector<Question> &questions,
           Cited cited = Cited::All, Hinging hinging = Hinging::Left);

    void printJson();
    void printText();
    const std::vector<Warning> &warnings() const { return m_warnings; }

private:
    AnswerHinges hingesOf(const Answer &answer) const;
    Explanation explained(const Answer &answer, const AnswerHinges &hinges);

    const Loaded &m_loaded;
    const Position &m_position;
    const std::vector<Question> &m_questions;
    std::vector<Warning> m_warnings;
    Footnotes m_footnotes;
    std::optional<HingeFinder> m_hinges;
};

} // namespace towerwatch::cli
