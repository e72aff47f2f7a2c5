// SPDX-License-Identifier: MIT
/// Pages of disputes, and boards on other pages.
#include "views/drawing/scene.h"
#include "views/search/boardsearch.h"
#include "views/site/bodies.h"
#include "views/telling/layout.h"
#include "views/telling/squarewords.h"
#include "views/words/playerwords.h"
#include "views/words/words.h"

namespace towerwatch::site {

namespace {

using Part = PageLine::Part;

Html marksOf(const List<int> &footnotes, const Site &site)
{
    Html marks;
    for (const int number : footnotes)
        marks += link("#note-" + std::to_string(number), "[" + std::to_string(number) + "]",
                      {{"aria-label", site.word("footnote").arg(number)}});
    return marks.empty() ? Html() : element("sup", marks);
}

/// What a change of the rules leads to: the rule set, or the ruling of the house rule.
std::string placeTried(const TableRules &tried, const TableRules &own)
{
    if (tried.tower != own.tower)
        return placeOf(tried.tower);
    for (const HouseRule house : allHouseRules)
        if (tried.house.contains(house) != own.house.contains(house))
            if (const Ruling *ruling = builtInRulings().find(rowOf(house).ruling.value))
                return placeOf(*ruling);
    return {};
}

/// What a verdict hinges on, each change of rules with a link to them.
Html hingesOf(const PageLine &line, const Dispute &dispute, const Here &here)
{
    Html html;
    for (const HingePart &part : line.hinges) {
        const bool isOfRules = part.trial && part.trial->rules;
        const std::string place =
            isOfRules ? placeTried(*part.trial->rules, dispute.scenario().rules) : std::string();
        html += place.empty() ? escaped(part.text) : link(here.toPage(place), part.text);
    }
    return html;
}

Html rowOf(const PageLine &line, const Site &site)
{
    const Html head = line.head.empty() ? Html() : element("b", line.head);
    return head + escaped(line.tail()) + marksOf(line.footnotes, site);
}

/// The lines of an answer below its verdict.
Html rowsOf(const List<PageLine> &lines, const Dispute &dispute, const Site &site, const Here &here)
{
    Html rows, hinges;
    Text change;
    for (const PageLine &line : lines)
        if (line.part == Part::Change)
            change = line.text;
        else if (line.part == Part::Hinges)
            hinges += element("li", hingesOf(line, dispute, here));
        else if (line.part != Part::Question && line.part != Part::Verdict)
            rows += element("li", rowOf(line, site),
                            {{"class", line.verdict                 ? name(*line.verdict)
                                       : line.part == Part::Reading ? "deep"
                                                                    : ""}});
    if (hinges.empty() && !change.empty())
        rows += element("li", change);
    const Html list = rows.empty() ? Html() : element("ul", rows, {{"class", "rows"}});
    return hinges.empty() ? list
                          : list + element("details", element("summary", change) + element("ul", hinges));
}

Html answerBody(const Dispute &dispute, std::size_t number, Footnotes &footnotes, const Site &site,
                const Here &here)
{
    const AnswerHinges &hinges = dispute.hinges[number];
    const bool isFound = !hinges.figures.empty() || hinges.legality;
    const auto lines = linesOf(tell(*dispute.position, dispute.answers[number], footnotes,
                                    {.hinges = isFound ? &hinges : nullptr, .warnings = &dispute.warnings}));
    Html top;
    for (const PageLine &line : lines)
        if (line.part == Part::Question)
            top += element("h2", line.text);
        else if (line.part == Part::Verdict)
            top += element("p", escaped(line.text) + marksOf(line.footnotes, site), {{"class", "verdict"}});
    return element("section",
                   top + boardFigure(dispute, number, site, here) + rowsOf(lines, dispute, site, here));
}

Html notesBody(const Footnotes &footnotes, const Dispute &dispute, const Site &site, const Here &here)
{
    Html notes;
    for (const Note &note : notesOf(footnotes, dispute.scenario().rules)) {
        const RulingId id = footnotes.rulings()[static_cast<std::size_t>(note.number - 1)];
        const std::string number = std::to_string(note.number);
        notes += element("li",
                         link(here.toPage(placeOf(*builtInRulings().find(id.value))), note.title) +
                             element("p", note.text),
                         {{"id", "note-" + number}, {"value", number}});
    }
    return notes.empty() ? Html() : element("h2", site.word("footnotes")) + element("ol", notes);
}

/// The board for those who do not see it: every tile with what is on it.
Html boardInWords(const Dispute &dispute)
{
    HtmlList squares;
    for (const PlacedTile &placed : dispute.scenario().tiles)
        squares.add(escaped(squareWords(*dispute.position, {}, placed.at)));
    for (const Player &player : dispute.scenario().players)
        squares.add(escaped(playerWords(dispute.scenario(), player.colour)));
    return element("details",
                   element("summary", Frame::tr("The board in words")) + element("ul", squares.items()));
}

std::string pixels(double units)
{
    return std::to_string(static_cast<int>(units + 0.5));
}

} // namespace

Html boardPicture(const Dispute &dispute, std::size_t question, const Here &here)
{
    using drawing::Scheme;
    const drawing::Box box = drawing::paperBox(drawing::Scene(*dispute.position));
    const auto picture = [&](Scheme scheme) {
        return here.to(pictureOf(*dispute.shipped, question, scheme));
    };
    const Html image = single("img", {{"src", picture(Scheme::Light)},
                                      {"alt", Frame::tr("The board: %1").arg(dispute.title())},
                                      {"width", pixels(box.width)},
                                      {"height", pixels(box.height)}});
    const Html dark = single(
        "source", {{"srcset", picture(Scheme::Dark)}, {"media", "screen and (prefers-color-scheme: dark)"}});
    return element("picture", dark + image);
}

Html boardFigure(const Dispute &dispute, std::size_t question, const Site &site, const Here &here,
                 const Html &caption)
{
    Html words = caption;
    if (site.publishing().withPage && question == 0)
        words += element("span",
                         (words.empty() ? Html() : Html{" · "}) +
                             link(here.to("towerwatch.html#" + dispute.code), Frame::tr("Try this board")),
                         {{"class", "try"}});
    return element("figure", boardPicture(dispute, question, here) +
                                 (words.empty() ? Html() : element("figcaption", words)));
}

Html bodyOf(const Dispute &dispute, const Site &site, const Here &here)
{
    Footnotes footnotes;
    Html answers;
    for (std::size_t i = 0; i < dispute.answers.size(); ++i)
        answers += answerBody(dispute, i, footnotes, site, here);
    const Text about = shown(wordsOf(*dispute.shipped).notes);
    return element("p", sentence(dispute.scenario().rules, dispute.scenario().questions),
                   {{"class", "quiet"}}) +
           answers + (about.empty() ? Html() : element("p", about)) + boardInWords(dispute) +
           notesBody(footnotes, dispute, site, here);
}

} // namespace towerwatch::site
