// SPDX-License-Identifier: MIT
/// One question under every rule set and house rule, as a table in words.
#pragma once

#include "model/board/position.h"
#include "model/inquiry/variants.h"
#include "views/telling/page.h"

namespace towerwatch {

/// What one rule set says of one thing.
struct ComparedCell
{
    Text text = {};                      ///< a word or a few
    std::optional<Verdict> verdict = {}; ///< of a figure
    bool differs = false;                ///< from the cell of the table's own rules
    int weight = 0; ///< of the difference to whoever asks; 0: nothing, as of two reasons why a figure stays
};

/// A thing about which the rule sets differ.
struct ComparedRow
{
    std::string key = {}; ///< of the rows of the pages
    Text name = {};       ///< "meeple 2 (Blue)", "Range"
    int figure = -1;      ///< the figure it is about
    List<Square> squares = {};
    List<ComparedCell> cells = {}; ///< one for each column
    Because because = {}; ///< what is cited either under the table's own rules or where the answer differs
};

/// Rules that the question is asked under.
struct ComparedColumn
{
    TableRules rules;
    Text name;     ///< "First edition, Z-Man Games", "house rule “No Gaps”"
    int group = 0; ///< columns of one group answer alike; 0: as the rules of the table do
};

struct Comparison
{
    List<ComparedColumn> columns = {}; ///< the rules of the table first
    List<ComparedRow> rows = {};       ///< only what differs

    bool allAlike() const { return rows.empty(); }
    /// "House rule “No Gaps” – meeple 2 (Blue): out of reach"
    Text sentence(std::size_t row, std::size_t column) const;
    /// What is most worth knowing, as a sentence.
    Text headline() const;
};

/// Compares the answers to one question.
Comparison compared(const Variants &variants, const Question &question);

} // namespace towerwatch
