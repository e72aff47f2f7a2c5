// SPDX-License-Identifier: MIT
/// The hinges of a verdict (what would change it, model/inquiry/hinges.h), in words.
#pragma once

#include "model/inquiry/hinges.h"
#include "views/telling/page.h"

namespace towerwatch {

/// What rules are beside those of a table: "First edition, Z-Man Games", "with “No Gaps”", "without “No
/// Gaps”".
Text changeWords(const TableRules &rules, const TableRules &own);

/// "allowed", "not allowed", "undecided".
Text word(Legality legal);

/// Gathers the changes that lead to other verdicts, each once: "one more floor (can be captured)".
class HingeGatherer
{
public:
    /// `height`: of the tower with its new floor, if the hinges may name another.
    explicit HingeGatherer(const Scenario &scenario, int height = 0)
        : m_scenario(scenario)
        , m_height(height)
    {
    }
    /// Adds those of a verdict; `figure`: whose it is, empty where the page is about nothing else.
    template <typename Outcome> void add(const Hinges<Outcome> &hinges, const Text &figure = {});
    List<List<Hinge>> groups() const;

private:
    struct Change
    {
        Text text;
        Trial trial;
        List<std::pair<Text, Texts>> outcomes; ///< and whose
    };
    using Cause = List<Change>;
    void add(Cause &cause, const Text &text, const Trial &trial, const Text &outcome, const Text &figure);
    static Hinge worded(const Change &change);

    const Scenario &m_scenario;
    int m_height;
    std::array<Cause, 4> m_causes; ///< editions, house rules, players, heights
};

} // namespace towerwatch
