// SPDX-License-Identifier: MIT
/// Pages of disputes, and boards on other pages.
#include "views/drawing/scene.h"
#include "views/search/boardsearch.h"
#include "views/site/bodies.h"
#include "views/telling/pagelines.h"
#include "views/telling/squarewords.h"
#include "views/words/playerwords.h"
#include "views/words/words.h"

#include <cmath>

namespace towerwatch::site {

namespace {

using Part = PageLine::Part;

Html marksOf(const List<int> &footnotes, const Site &site)
{
    Html marks;
    for (const int number : footnotes)
        marks += link("#note-" + std::to_string(number), std::to_string(number),
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

/// A thing, and below it what is said of it.
Html rowOf(const PageLine &line, const Site &site)
{
    const Html said = escaped(line.text) + marksOf(line.footnotes, site);
    return element("li", line.head.empty() ? said : element("b", line.head) + element("span", said),
                   {{"class", line.verdict                 ? name(*line.verdict)
                              : line.part == Part::Reading ? "deep"
                                                           : ""}});
}

/// The lines of an answer below its verdict: a row for each thing, then in a paragraph what is said of none,
/// then what would change it.
Html rowsOf(const List<PageLine> &lines, const Dispute &dispute, const Site &site, const Here &here)
{
    Html rows, said, change, hinges;
    for (const PageLine &line : lines)
        if (line.part == Part::Change)
            change = escaped(line.text);
        else if (line.part == Part::Hinges)
            hinges += element("li", hingesOf(line, dispute, here));
        else if (line.part == Part::Row && line.head.empty())
            said += escaped(line.text + (line.text.str().ends_with('.') ? "" : ".")) +
                    marksOf(line.footnotes, site) + Html{" "};
        else if (line.part != Part::Question && line.part != Part::Verdict)
            rows += rowOf(line, site);
    return (rows.empty() ? Html() : element("ul", rows, {{"class", "rows"}})) +
           (said.empty() ? Html() : element("p", said)) +
           (change.empty()   ? Html()
            : hinges.empty() ? element("p", change)
                             : element("details", element("summary", change) + element("ul", hinges)));
}

/// An answer: what was asked and the verdict, the board with its range, all the rest.
Body answerBody(const Dispute &dispute, std::size_t number, Footnotes &footnotes, const Site &site,
                const Here &here)
{
    const AnswerHinges &hinges = dispute.hinges[number];
    const bool isFound = !hinges.figures.empty() || hinges.legality;
    Page page = tell(*dispute.position, dispute.answers[number], footnotes,
                     {.hinges = isFound ? &hinges : nullptr, .warnings = &dispute.warnings});
    Html range;
    for (const Row &row : page.rows)
        if (row.key == "range")
            range = element("span", escaped(row.who + ": " + textOf(row)) + marksOf(row.footnotes, site));
    std::erase_if(page.rows, [](const Row &row) { return row.key == "range"; });
    const Html verdict = escaped(page.verdict) + marksOf(page.footnotes, site);
    return {element("h2", askedOf(dispute, number), {{"class", "asked"}}) +
                element("p", verdict, {{"class", "verdict"}}),
            boardFigure(dispute, number, site, here, range), rowsOf(linesOf(page), dispute, site, here)};
}

Html notesBody(const Footnotes &footnotes, const Dispute &dispute, const Site &site, const Here &here)
{
    Html items;
    const TableRules &rules = dispute.scenario().rules;
    const List<Note> notes = notesOf(footnotes, rules);
    for (std::size_t i = 0; i < notes.size(); ++i) {
        const Ruling &ruling = *builtInRulings().find(footnotes.rulings()[i].value);
        const std::string number = std::to_string(notes[i].number);
        items += element("li",
                         link(here.toPage(placeOf(ruling)), rulingTitle(ruling, rules.tower)) +
                             tagOf(ruling, rulingLabel(ruling, rules)) + element("p", notes[i].text),
                         {{"id", "note-" + number}, {"value", number}});
    }
    return items.empty() ? Html()
                         : element("h2", site.word("footnotes")) + element("ol", items, {{"class", "notes"}});
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
    return std::to_string(std::lround(units));
}

} // namespace

Html boardPicture(const Dispute &dispute, std::size_t question, const Here &here, std::string_view loading)
{
    using drawing::Scheme;
    const drawing::Box box = drawing::paperBox(drawing::Scene(*dispute.position));
    const auto picture = [&](Scheme scheme) {
        return here.to(pictureOf(*dispute.shipped, question, scheme));
    };
    const Html image = single("img", {{"src", picture(Scheme::Light)},
                                      {"alt", Frame::tr("The board: %1").arg(dispute.title())},
                                      {"loading", loading},
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
        words += link(here.to("towerwatch.html#" + dispute.code + "&lang=" + here.language),
                      Frame::tr("Try this board"), {{"class", "button"}});
    return element("figure",
                   boardPicture(dispute, question, here) +
                       (words.empty() ? Html() : element("figcaption", words)),
                   {{"class", "board"}});
}

Body bodyOf(const Dispute &dispute, const Site &site, const Here &here)
{
    Footnotes footnotes;
    Body body;
    const TableRules &rules = dispute.scenario().rules;
    const Text notes = shown(wordsOf(*dispute.shipped).notes);
    const Html story = notes.empty() ? Html() : element("p", notes);
    const bool isOpen = dispute.shipped->path.starts_with("open-questions/");
    const Html open = Html{" "} + element("span", word(RulingKind::Open), {{"class", "tag open"}});
    for (std::size_t i = 0; i < dispute.answers.size(); ++i) {
        const Body answer = answerBody(dispute, i, footnotes, site, here);
        const bool isLast = i + 1 == dispute.answers.size();
        const Html rest = (isLast && !isOpen ? story : Html()) + answer.rest;
        if (i > 0)
            body.more += beside(answer.say, answer.side, rest);
        else
            body = {element("p",
                            link(here.toPage(dispute.ofWatchtowers() ? placeOf(rules.watchtowers)
                                                                     : placeOf(rules.tower)),
                                 sentence(rules, dispute.scenario().questions)) +
                                (isOpen ? open : Html()),
                            {{"class", "quiet"}}) +
                        (isOpen ? story : Html()) + answer.say,
                    answer.side, rest};
    }
    const Html last = boardInWords(dispute) + notesBody(footnotes, dispute, site, here);
    if (body.more.empty())
        body.rest += last;
    else
        body.more += beside({}, {}, last);
    return body;
}

} // namespace towerwatch::site
