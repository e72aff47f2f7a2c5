// SPDX-License-Identifier: MIT
#include "views/telling/pagelines.h"

#include "model/referee/answervalue.h"
#include "resources/catalogue.h"
#include "views/words/words.h"

#include <algorithm>

namespace towerwatch {

namespace {

using Part = PageLine::Part;

void addHinges(List<PageLine> &lines, const Page &page)
{
    if (!page.hinges || page.hinges->empty())
        return;
    lines << PageLine{.part = Part::Change, .text = hingesTitle(page)};
    for (const List<Hinge> &group : *page.hinges) {
        PageLine line{.part = Part::Hinges, .hinges = hingeParts(group)};
        for (const HingePart &part : line.hinges)
            line.text += part.text;
        lines << line;
    }
}

/// The rows, where figures that are safe for the same reason are one.
List<Row> grouped(const List<Row> &rows)
{
    List<Row> groups;
    for (const Row &row : rows) {
        Row *last = groups.empty() || groups.back().asked ? nullptr : &groups.back();
        if (!last || row.verdict != Verdict::Safe || last->verdict != row.verdict || last->folded ||
            last->clause != row.clause || !last->follows.empty() || !row.follows.empty()) {
            groups << row;
            continue;
        }
        last->who += ", " + row.who;
        for (const int number : row.footnotes)
            if (!last->footnotes.contains(number))
                last->footnotes << number;
    }
    return groups;
}

} // namespace

PageLine lineOf(const Row &row)
{
    PageLine line{.text = textOf(row), .footnotes = row.footnotes, .verdict = row.verdict};
    line.hasWord = !row.word.empty() && !row.asked;
    Texts head{row.who, line.hasWord ? row.word : Text()};
    std::erase(head, Text());
    if (!(row.asked && row.verdict) || !line.text.empty())
        line.head = capitalized(joined(head, ": "));
    return line;
}

Text PageLine::tail() const
{
    if (head.empty() || text.empty())
        return text;
    const bool isReason = hasWord && (verdict == Verdict::Safe || verdict == Verdict::Open);
    return isReason ? " (" + text + ")" : (hasWord ? "; " : ": ") + text;
}

List<PageLine> linesOf(const Page &page)
{
    List<PageLine> lines{{.part = Part::Question, .text = page.question},
                         {.part = Part::Verdict, .text = page.verdict, .footnotes = page.footnotes}};
    bool isFolded = false;
    for (const Row &row : grouped(page.rows)) {
        if (!row.folded) {
            if (const PageLine line = lineOf(row); !line.head.empty() || !line.text.empty())
                lines << line;
        } else if (!std::exchange(isFolded, true)) {
            lines << PageLine{.part = Part::Folded, .text = foldedLine(page)};
        }
    }
    addHinges(lines, page);
    for (const Decision &decision : page.decide) {
        lines << PageLine{.part = Part::Decide, .text = decision.what, .footnotes = decision.footnotes};
        for (const Text &reading : decision.readings)
            lines << PageLine{.part = Part::Reading, .text = reading};
    }
    return lines;
}

List<Note> notesOf(const Footnotes &footnotes, const TableRules &rules)
{
    List<Note> notes;
    int number = 0;
    for (const RulingId id : footnotes.rulings()) {
        ++number;
        const Ruling *ruling = builtInRulings().find(id.value);
        if (!ruling)
            continue;
        Texts text{rulingText(*ruling, rules.tower)};
        if (const Text date = asOf(*ruling); !date.empty())
            text << capitalized(date) + ".";
        const Text name = footnotes.citesAll() ? Text(", ") + id.value : Text();
        notes << Note{number,
                      rulingTitle(*ruling, rules.tower) + " (" + rulingLabel(*ruling, rules) + name + ")",
                      joined(text, " ")};
    }
    return notes;
}

Text footnoteMarks(const List<int> &footnotes)
{
    Texts list;
    for (const int number : footnotes)
        list << std::to_string(number);
    return list.empty() ? Text() : " [" + joined(list, ", ") + "]";
}

Text plainLine(const PageLine &line)
{
    return line.head + line.tail() + footnoteMarks(line.footnotes);
}

Text plainText(const Page &page)
{
    Texts lines;
    for (const PageLine &line : linesOf(page)) {
        const bool isTop = line.part == Part::Question || line.part == Part::Verdict;
        lines << Text(isTop                        ? ""
                      : line.part == Part::Hinges  ? "    "
                      : line.part == Part::Reading ? "    – "
                                                   : "  ") +
                     plainLine(line);
    }
    return joined(lines, "\n");
}

Value toValue(const Position &position, const Answer &answer, const Page &page)
{
    Value value = toValue(position.board(), answer);
    value.set("text", Value::of(plainText(page).str()));
    return value;
}

} // namespace towerwatch
