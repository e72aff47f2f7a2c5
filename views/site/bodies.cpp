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
/// rules.
Html rulingsBody(const TableRules &rules, bool aboutWatchtowers, const Here &here)
{
    Html body;
    HtmlList list;
    std::string_view topic;
    const auto end = [&] {
        body += list.under(topicName(topic));
        list = {};
    };
    for (const Ruling &ruling : builtInRulings().rulings) {
        // Rulings about watchtowers are told apart by their ids, as isCarried() does.
        if (isCarried(ruling, rules) || ruling.id.value.starts_with("wt-") != aboutWatchtowers)
            continue;
        if (ruling.topic != topic)
            end();
        topic = ruling.topic;
        const Text label = aboutWatchtowers ? Text() : deducedWord(ruling, rules);
        list.add(linkTo(ruling, here, rules.tower) +
                 (label.empty() ? Html() : element("small", " " + label)));
    }
    end();
    return body;
}

template <typename IsPlayed> Html playedBy(const Site &site, const Here &here, IsPlayed isPlayed)
{
    HtmlList boards;
    for (const Dispute &dispute : site.disputes())
        if (isPlayed(dispute.scenario().rules))
            boards.add(linkTo(dispute, here));
    return boards.under(Frame::tr("Disputes under these rules"));
}

} // namespace

const Dispute *boardOf(const Ruling &ruling, const Site &site)
{
    const ShownRuling shown = shownBy(ruling.id);
    return shown.scenarios.empty() ? nullptr : site.find(shown.scenarios.front());
}

Html linkTo(const Ruling &ruling, const Here &here, TowerRules words)
{
    return link(here.toPage(placeOf(ruling)), rulingTitle(ruling, words));
}

Html linkTo(const Dispute &dispute, const Here &here)
{
    return link(here.toPage(placeOf(*dispute.shipped)), dispute.title());
}

Html bodyOf(const Ruling &ruling, const Site &site, const Here &here)
{
    Texts facts{capitalized(word(ruling.kind)), editionsOf(ruling), asOf(ruling)};
    std::erase(facts, Text());
    Html body = element("p", rulingBrief(ruling), {{"class", "verdict"}}) +
                element("p", joined(facts, " · "), {{"class", "quiet"}});
    if (const Dispute *dispute = boardOf(ruling, site))
        body += boardFigure(*dispute, 0, site, here, linkTo(*dispute, here));
    return body + element("p", rulingText(ruling)) + openBody(ruling, site) + sourcesBody(ruling) +
           boardsWithIt(ruling, site, here) + seeAlso(ruling, site, here);
}

Html bodyOf(const GlossaryEntry &entry, const Site &site, const Here &here)
{
    constexpr std::size_t mostRulings = 8;
    HtmlList rulings;
    for (const Ruling *ruling : findRulings({.words = titleOf(entry)}).first(mostRulings))
        rulings.add(linkTo(*ruling, here));
    return termTable(entry, site) + rulings.under(titleOf(Shelf::Rulings));
}

Html bodyOf(TowerRules rules, const Site &site, const Here &here)
{
    return rulingsBody({.tower = rules}, false, here) +
           playedBy(site, here, [&](const TableRules &table) { return table.tower == rules; });
}

Html bodyOf(WatchtowerRules rules, const Site &site, const Here &here)
{
    return rulingsBody({.watchtowers = rules}, true, here) +
           (rules == WatchtowerRules{} // what nearly every dispute plays by, about towers or not
                ? Html()
                : playedBy(site, here, [&](const TableRules &table) { return table.watchtowers == rules; }));
}

Html bodyOf(const Guide &guide, const Site &site, const Here &here)
{
    Html body;
    const GuidePage page = guidePage(guide);
    for (const GuideSection &section : page.sections) {
        HtmlList more;
        for (const Ruling *ruling : section.rulings)
            more.add(linkTo(*ruling, here));
        if (const Dispute *board = section.board ? site.find(section.board->path) : nullptr)
            more.add(escaped(site.word("board") + ": ") + linkTo(*board, here));
        body += element("h2", section.title) + element("p", section.text);
        if (!more.empty())
            body += element("ul", more.items(), {{"class", "links"}});
    }
    return body;
}

} // namespace towerwatch::site
