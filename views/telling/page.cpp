// SPDX-License-Identifier: MIT
#include "views/telling/page.h"

#include "model/value/ranges.h"
#include "views/telling/hingewords.h"
#include "views/telling/teller.h"

#include "model/referee/referee.h"

#include <algorithm>

namespace towerwatch {

namespace {

struct PageWords
{
    TOWERWATCH_PHRASES(PageWords)
};

/// The rulings behind an answer; of one that gives none itself those of its parts.
Because becauseOf(const Answer &answer)
{
    Because because = std::visit([](const auto &body) { return body.because; }, answer.body);
    if (const auto *floor = std::get_if<PlaceFloorAnswer>(&answer.body))
        for (const FigureVerdict &verdict : floor->figures)
            addOnce(because, verdict.because);
    return because;
}

} // namespace

int Footnotes::numberOf(RulingId id)
{
    const auto found = ranges::find(m_rulings, id);
    const auto number = static_cast<int>(found - m_rulings.begin()) + 1;
    if (found == m_rulings.end())
        m_rulings << id;
    return number;
}

List<int> Footnotes::numbersOf(const Because &because)
{
    List<int> numbers;
    for (const RulingId id : because)
        numbers << numberOf(id);
    ranges::sort(numbers);
    return numbers;
}

Page tell(const Position &position, const Answer &answer, Footnotes &footnotes, const Telling &how)
{
    const TellTask task{position, answer, footnotes, how};
    Page page = std::visit([&](const auto &body) { return tell(body, task); }, answer.body);
    if (footnotes.citesAll())
        footnotes.numbersOf(becauseOf(answer));
    return page;
}

Page tellFate(const Position &position, int figure, Colour by, Footnotes &footnotes)
{
    const Question question{
        .ask = Ask::Outlook, .by = by, .target = position.ids()[static_cast<std::size_t>(figure)]};
    return tell(position, {question, outlook(position.board(), figure, by)}, footnotes);
}

Text textOf(const Row &row)
{
    Texts parts{row.clause};
    parts << row.follows;
    std::erase(parts, Text());
    const Text text = joined(parts, "; ");
    return row.who.empty() || row.asked ? capitalized(text) : text;
}

Text foldedLine(const Page &page)
{
    const auto folded = ranges::count(page.rows, true, &Row::folded);
    return folded == 0 ? Text() : PageWords::tr("and %n other(s)", "figures", static_cast<int>(folded));
}

std::string figureKey(int figure)
{
    return "figure " + std::to_string(figure);
}

List<Row> keyedRows(const Page &page)
{
    std::string_view verdict = page.verdict;
    if (verdict.ends_with('.')) // it stands in a list
        verdict.remove_suffix(1);
    List<Row> rows{{.key = "answer",
                    .verdict = page.fate,
                    .word = page.legality ? outcomeWord(*page.legality) : Text(verdict),
                    .footnotes = page.footnotes,
                    .figure = page.figure}};
    for (const Row &row : page.rows)
        if (!row.key.empty())
            rows << row;
    for (Row &row : rows)
        if (row.who.empty())
            row.who = PageWords::tr("Answer");
    return rows;
}

List<Row> toldRows(const Position &position, const Answer &answer)
{
    Footnotes footnotes;
    return keyedRows(tell(position, answer, footnotes));
}

Text shortly(const Row &row)
{
    return row.word.empty() ? textOf(row) : row.word;
}

const Row *rowOf(const Page &page, int figure)
{
    const auto found =
        ranges::find_if(page.rows, [figure](const Row &row) { return row.figure == figure && row.verdict; });
    return found == page.rows.end() ? nullptr : &*found;
}

} // namespace towerwatch
