// SPDX-License-Identifier: MIT
#include "views/reports/comparison.h"

#include "model/referee/referee.h"
#include "model/value/ranges.h"
#include "views/telling/hingewords.h"
#include "views/words/words.h"

#include <algorithm>
#include <climits>

namespace towerwatch {

namespace {

struct Comparing
{
    TOWERWATCH_PHRASES(Comparing)
};

/// What is said of a thing, and by which rulings.
struct Said
{
    Row row;
    Because because = {};
};

/// What is said under some rules: of their own reasons, distances and ranges, in the words of the table's
/// edition.
class Saying
{
public:
    Saying(const Variants &variants, const TableRules &rules, const Question &question)
        : m_board(variants.under(rules).board())
        , m_worded(variants.under({variants.own().scenario().rules.tower, rules.watchtowers, rules.house}))
        , m_question(question)
        , m_said(told(question))
    {
    }

    const List<Said> &all() const { return m_said; }

    /// What is said of the thing that a row of other rules speaks of. A figure that the page about a floor
    /// leaves out is asked about.
    Said like(const Row &row) const
    {
        if (const Said *said = find(m_said, row.key))
            return *said;
        Question about = m_question;
        if (row.verdict && isOptional(about.ask, "target")) {
            about.target = m_worded.ids()[static_cast<std::size_t>(row.figure)];
            const List<Said> asked = told(about);
            if (const Said *said = find(asked, row.key))
                return *said;
        }
        return {{.key = row.key, .who = row.who, .word = "–", .figure = row.figure}};
    }

private:
    List<Said> told(const Question &question) const
    {
        Footnotes footnotes;
        List<Said> all;
        for (const Row &row : keyedRows(tell(m_worded, answer(m_board, question), footnotes))) {
            all << Said{row};
            for (const int number : row.footnotes)
                all.back().because.push_back(footnotes.rulings()[static_cast<std::size_t>(number - 1)]);
        }
        return all;
    }

    static const Said *find(const List<Said> &said, const std::string &key)
    {
        const auto found = ranges::find_if(said, [&](const Said &each) { return each.row.key == key; });
        return found == said.end() ? nullptr : &*found;
    }

    const Board &m_board;
    const Position &m_worded;
    const Question &m_question;
    List<Said> m_said;
};

/// The name of the table's own rules, with their house rules.
Text nameOf(const TableRules &own)
{
    Texts names{word(own.tower)};
    for (const HouseRule rule : allHouseRules)
        if (own.house.contains(rule))
            names << word(rule);
    return joined(names, " + ");
}

/// How near a verdict is to a capture.
int danger(Verdict verdict)
{
    return verdict == Verdict::Capturable ? 2 : verdict == Verdict::Open ? 1 : 0;
}

/// How much a difference weighs: that somebody can be captured most, then doubt about it, then what is said
/// of other things; nothing why somebody cannot be captured.
int weightOf(const Row &own, const Row &other)
{
    if (!own.verdict || !other.verdict)
        return 1;
    const int nearer = std::abs(danger(*own.verdict) - danger(*other.verdict));
    return nearer == 0 ? 0 : 1 + nearer;
}

/// Adds the rulings that only one of two answers cites.
void addApart(Because &because, const Because &a, const Because &b)
{
    for (const auto &[ours, theirs] : {std::pair(a, b), std::pair(b, a)})
        for (const RulingId id : ours)
            if (ranges::find(theirs, id) == theirs.end())
                addOnce(because, id);
}

ComparedRow rowOf(const Row &thing, const List<ComparedColumn> &columns, const List<Saying> &told)
{
    ComparedRow row{.key = thing.key, .name = thing.who, .figure = thing.figure, .squares = thing.squares};
    const Said first = told.front().like(thing);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Said said = i == 0 ? first : told[i].like(thing);
        ComparedCell cell{.text = shortly(said.row), .verdict = said.row.verdict};
        cell.differs = columns[i].group != columns.front().group && cell.text != shortly(first.row);
        if (cell.differs) {
            cell.weight = weightOf(first.row, said.row);
            addApart(row.because, first.because, said.because);
        }
        row.cells << cell;
    }
    return row;
}

List<ComparedColumn> columnsOf(const Variants &variants, const Question &question)
{
    const TableRules &own = variants.compared().front();
    List<ComparedColumn> columns;
    for (const TableRules &rules : variants.compared())
        columns << ComparedColumn{rules, columns.empty() ? nameOf(own) : changeWords(rules, own)};
    int number = 0;
    for (const AnswerGroup &group : compareAnswers(variants, question)) {
        for (ComparedColumn &column : columns)
            if (ranges::find(group.rules, column.rules) != group.rules.end())
                column.group = number;
        ++number;
    }
    return columns;
}

/// A row for each thing of which any rules say something: the answer, figures in their order, the rest.
List<Row> thingsIn(const List<Saying> &told)
{
    List<Row> things;
    for (const Saying &saying : told)
        for (const Said &said : saying.all())
            if (ranges::find(things, said.row.key, &Row::key) == things.end())
                things << said.row;
    const auto rank = [](const Row &row) {
        return row.key == "answer" ? -1 : row.verdict ? row.figure : INT_MAX;
    };
    std::ranges::stable_sort(things, [&](const Row &a, const Row &b) { return rank(a) < rank(b); });
    return things;
}

} // namespace

Text Comparison::sentence(std::size_t row, std::size_t column) const
{
    return Comparing::tr("%1 – %2: %3", "rules, thing, what they say of it")
        .arg(capitalized(columns[column].name), rows[row].name, rows[row].cells[column].text);
}

Text Comparison::headline() const
{
    if (allAlike())
        return Comparing::tr("All rule sets and house rules give the same answer to this question.");
    int most = 0;
    Text said = Comparing::tr("The same figures can be captured under all rule sets and house rules.");
    for (std::size_t column = 0; column < columns.size(); ++column) // rule sets come before house rules
        for (std::size_t row = 0; row < rows.size(); ++row)
            if (const int weight = rows[row].cells[column].weight; weight > most) {
                most = weight;
                said = sentence(row, column);
            }
    return said;
}

Comparison compared(const Variants &variants, const Question &question)
{
    Comparison comparison{.columns = columnsOf(variants, question)};
    List<Saying> told;
    for (const ComparedColumn &column : comparison.columns)
        told.emplace_back(variants, column.rules, question);
    for (const Row &thing : thingsIn(told)) {
        const ComparedRow row = rowOf(thing, comparison.columns, told);
        if (ranges::any_of(row.cells, [](const ComparedCell &cell) { return cell.differs; }))
            comparison.rows << row;
    }
    return comparison;
}

} // namespace towerwatch
