// SPDX-License-Identifier: MIT
#include "views/site/bodies.h"

#include "views/search/rulingsearch.h"
#include "views/telling/guide.h"
#include "views/words/words.h"

namespace towerwatch::site {

namespace {

Html sourcesBody(const Ruling &ruling)
{
    HtmlList list;
    const Texts sources = sourcesOf(ruling);
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const std::string_view url = ruling.sources[i].document->url;
        list.add(url.empty() ? escaped(sources[i]) : link(url, sources[i], {{"rel", "external"}}));
    }
    return list.under(Frame::tr("Sources"));
}

Html openBody(const Ruling &ruling, const Site &site)
{
    HtmlList readings;
    for (const Text &reading : rulingReadings(ruling))
        readings.add(escaped(reading));
    const Text decide = rulingDecide(ruling);
    return (readings.empty() ? Html() : element("ul", readings.items())) +
           (decide.empty() ? Html() : element("h2", site.word("toDecide")) + element("p", decide));
}

Html boardsWithIt(const Ruling &ruling, const Site &site, const Here &here)
{
    HtmlList boards;
    for (const std::string_view path : shownBy(ruling.id).scenarios)
        if (const Dispute *dispute = site.find(path))
            boards.add(linkTo(*dispute, here));
    return boards.under(site.word("boardsWithIt"));
}

Html seeAlso(const Ruling &ruling, const Site &site, const Here &here)
{
    HtmlList related;
    for (const std::string_view id : ruling.related)
        if (const Ruling *other = builtInRulings().find(id))
            related.add(linkTo(*other, here));
    return related.under(site.word("seeAlso"));
}

/// What is said of a term in each language, by edition.
Html termTable(const GlossaryEntry &entry, const Site &site)
{
    Html rows = element("tr", element("th", site.word("language"), {{"scope", "col"}}) +
                                  element("th", Frame::tr("Second edition"), {{"scope", "col"}}) +
                                  element("th", Frame::tr("First edition"), {{"scope", "col"}}));
    const auto languages = glossaryLanguages();
    for (std::size_t i = 0; i < languages.size(); ++i) {
        Html row = element("th", languageName(languages[i]), {{"scope", "row"}});
        for (const std::string_view word : {entry.terms[i].secondEdition, entry.terms[i].firstEdition})
            row += element("td", word.empty() ? "–" : word, {{"lang", languages[i]}});
        rows += element("tr", row);
    }
    return element("table", rows);
}

/// The rulings of the edition of either expansion by topic, each with what must be known of it under these
/// rules, and the disputes that are played by them.
Body rulesBody(const TableRules &rules, bool aboutWatchtowers, const Site &site, const Here &here)
{
    Sections body;
    HtmlList list, played;
    std::string_view topic;
    for (const Ruling &ruling : builtInRulings().rulings) {
        // Rulings about watchtowers are told apart by their ids, as isCarried() does.
        if (isCarried(ruling, rules) || ruling.id.value.starts_with("wt-") != aboutWatchtowers)
            continue;
        if (ruling.topic != topic)
            body.add(topicName(topic), std::exchange(list, {}));
        topic = ruling.topic;
        const Text label = aboutWatchtowers ? Text() : deducedWord(ruling, rules);
        list.add(linkTo(ruling, here, rules.tower) +
                 (label.empty() ? Html() : element("small", " " + label)));
    }
    body.add(topicName(topic), list);
    for (const Dispute &dispute : site.disputes())
        if (const TableRules &table = dispute.scenario().rules;
            aboutWatchtowers ? table.watchtowers == rules.watchtowers : table.tower == rules.tower)
            played.add(linkTo(dispute, here));
    if (!aboutWatchtowers ||
        rules.watchtowers != WatchtowerRules{}) // which nearly every dispute has, about towers or not
        body.add(Frame::tr("Disputes under these rules"), played);
    return inSections(body);
}

} // namespace

const Dispute *boardOf(const Ruling &ruling, const Site &site)
{
    const ShownRuling shown = shownBy(ruling.id);
    return shown.scenarios.empty() ? nullptr : site.find(shown.scenarios.front());
}

Html beside(const Html &say, const Html &side, const Html &rest)
{
    return element("article",
                   element("div", say, {{"class", "say"}}) + side + element("div", rest, {{"class", "rest"}}),
                   {{"class", side.empty() ? "text" : "beside"}});
}

Body inSections(const Sections &sections)
{
    return {.side = sections.contents(Frame::tr("On this page")), .rest = sections.html()};
}

Html tagOf(const Ruling &ruling, const Text &label)
{
    return Html{" "} + element("span", label, {{"class", "tag " + std::string(name(ruling.kind))}});
}

Html linkTo(const Ruling &ruling, const Here &here, TowerRules words)
{
    return link(here.toPage(placeOf(ruling)), rulingQuestion(ruling, words));
}

Html linkTo(const Dispute &dispute, const Here &here)
{
    return link(here.toPage(placeOf(*dispute.shipped)), dispute.title());
}

Body bodyOf(const Ruling &ruling, const Site &site, const Here &here)
{
    Texts facts{editionsOf(ruling), asOf(ruling)};
    std::erase(facts, Text());
    const Dispute *board = boardOf(ruling, site);
    return {element("p", rulingBrief(ruling), {{"class", "verdict"}}) +
                element("p", tagOf(ruling, word(ruling.kind)) + escaped(" " + joined(facts, " · ")),
                        {{"class", "quiet"}}),
            board ? boardFigure(*board, 0, site, here, linkTo(*board, here)) : Html(),
            element("p", rulingText(ruling)) + openBody(ruling, site) + boardsWithIt(ruling, site, here) +
                seeAlso(ruling, site, here) + sourcesBody(ruling)};
}

Body bodyOf(const GlossaryEntry &entry, const Site &site, const Here &here)
{
    constexpr std::size_t mostRulings = 8;
    HtmlList rulings;
    for (const Ruling *ruling : findRulings({.words = titleOf(entry)}).first(mostRulings))
        rulings.add(linkTo(*ruling, here));
    return {.rest = termTable(entry, site) + rulings.under(titleOf(Shelf::Rulings))};
}

Body bodyOf(TowerRules rules, const Site &site, const Here &here)
{
    return rulesBody({.tower = rules}, false, site, here);
}

Body bodyOf(WatchtowerRules rules, const Site &site, const Here &here)
{
    return rulesBody({.watchtowers = rules}, true, site, here);
}

Body bodyOf(const Guide &guide, const Site &site, const Here &here)
{
    Sections body;
    const GuidePage page = guidePage(guide);
    for (const GuideSection &section : page.sections) {
        HtmlList more;
        for (const Ruling *ruling : section.rulings)
            more.add(linkTo(*ruling, here));
        if (const Dispute *board = section.board ? site.find(section.board->path) : nullptr)
            more.add(escaped(site.word("board") + ": ") + linkTo(*board, here));
        body.add(section.title, element("p", section.text) + more.whole());
    }
    return inSections(body);
}

} // namespace towerwatch::site
