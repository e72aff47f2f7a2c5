// SPDX-License-Identifier: MIT
#include "views/telling/page.h"

#include "model/referee/answerkinds.h"
#include "model/referee/referee.h"
#include "model/value/ranges.h"
#include "views/telling/hingewords.h"
#include "views/telling/teller.h"

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
    if (const auto becauseOfParts = answerKindOf(answer.question.ask).becauseOfParts)
        addOnce(because, becauseOfParts(answer));
    return because;
}

/// Whether a writer has a line for it.
bool isWritten(const Row &row, const Telling &how)
{
    return (!row.folded || how.unfolds) &&
           (!textOf(row).empty() || !(row.who.empty() || (row.asked && row.verdict)));
}

/// The numbers of a row without those that the verdict has already, but for the one that decides it.
List<int> newIn(const List<int> &row, const List<int> &verdict)
{
    List<int> numbers;
    for (const int number : row)
        if (numbers.empty() || !verdict.contains(number))
            numbers << number;
    return numbers;
}

/// Numbers what the sentences cite, from top to bottom. `all`: the rulings behind the answer.
void addFootnotes(Page &page, const Because &all, Footnotes &footnotes, const Telling &how)
{
    constexpr std::size_t most = 3;
    Because cited;
    const auto numbersOf = [&](Because because, bool whole) {
        if (!whole && because.size() > most)
            because.resize(most);
        addOnce(cited, because);
        return footnotes.numbersOf(because);
    };
    page.footnotes = numbersOf(page.because, false);
    for (Row &row : page.rows)
        if (isWritten(row, how))
            row.footnotes = newIn(numbersOf(row.because, footnotes.citesAll()), page.footnotes);
    for (Decision &decision : page.decide)
        decision.footnotes = numbersOf(decision.because, true);
    Because others;
    for (const RulingId id : all)
        if (footnotes.citesAll() && ranges::count(cited, id) == 0)
            others.push_back(id);
    if (!others.empty())
        page.rows << Row{.who = PageWords::tr("Holds here, too", "rulings, as footnotes"),
                         .because = others,
                         .footnotes = footnotes.numbersOf(others)};
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
    return numbers;
}

Page tell(const Position &position, const Answer &answer, Footnotes &footnotes, const Telling &how)
{
    const TellTask task{position, answer, footnotes, how};
    Page page = questionWordsOf(answer.question.ask).tell(task);
    page.verdict += Teller(task).reservation();
    page.rows = choiceRows(task) << page.rows;
    if (how.told)
        std::erase_if(page.rows, [&](const Row &row) { return row.squares == List<Square>{*how.told}; });
    addFootnotes(page, becauseOf(answer), footnotes, how);
    return page;
}

Page tellFate(const Position &position, int figure, Colour by, Footnotes &footnotes, const Telling &how)
{
    const Question question{
        .ask = Ask::Outlook, .by = by, .target = position.ids()[static_cast<std::size_t>(figure)]};
    return tell(position, {question, outlook(position.board(), figure, by)}, footnotes, how);
}

Text textOf(const Row &row)
{
    Texts parts{row.clause};
    parts << row.follows;
    std::erase(parts, Text());
    const Text text = joined(parts, "; ");
    return row.who.empty() ? capitalized(text) : text;
}

Text foldedLine(const Page &page)
{
    const auto folded = ranges::count(page.rows, true, &Row::folded);
    Texts capturable;
    for (const Row &row : page.rows)
        if (row.folded && row.verdict == Verdict::Capturable)
            capturable << row.who;
    return folded == 0          ? Text()
           : capturable.empty() ? PageWords::tr("and %n other figure(s)", nullptr, static_cast<int>(folded))
                                : PageWords::tr("Capturable: %1", "figures").arg(either(capturable));
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
                    .word = page.legality ? word(*page.legality) : Text(verdict),
                    .because = page.because,
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

namespace {

/// Whether the answer is about a floor that lies already: what the next one could take is another matter.
bool isAboutLyingFloor(const Board &board, const Answer *answer)
{
    const auto *floor = answer ? std::get_if<PlaceFloorAnswer>(&answer->body) : nullptr;
    return floor && floor->height > 0 &&
           board.placed(board.tileAt(*answer->question.at)).floors >= floor->height;
}

} // namespace

WordedRuling wordRuling(const Position &position, const Answer *answer, const AnswerHinges &hinges,
                        int selected, Cited cited, const std::vector<Warning> &warnings)
{
    WordedRuling words;
    Footnotes footnotes(cited);
    if (answer) {
        const bool isFound = !hinges.figures.empty() || hinges.legality;
        words.page = tell(position, *answer, footnotes,
                          {.asked = selected,
                           .hinges = isFound ? &hinges : nullptr,
                           .warnings = &warnings,
                           .unfolds = true});
    }
    const auto *outlook = answer ? std::get_if<OutlookAnswer>(&answer->body) : nullptr;
    if (selected >= 0 && !(outlook && outlook->figure == selected) &&
        !isAboutLyingFloor(position.board(), answer)) {
        const Colour by = askerOf(position.scenario(), answer ? answer->question : Question());
        const bool isTold = answer && questionKindOf(answer->question.ask).about == Topic::Tower &&
                            rowOf(words.page, selected);
        words.fate = tellFate(position, selected, by, footnotes,
                              {.told = isTold ? answer->question.at : std::nullopt});
    }
    words.notes = footnotes.rulings();
    return words;
}

} // namespace towerwatch
