// SPDX-License-Identifier: MIT
/// Pages that lead to others.
#include "model/share/sharecode.h"
#include "views/site/bodies.h"
#include "views/telling/guide.h"
#include "views/words/words.h"

namespace towerwatch::site {

namespace {

/// The boards of startBoards(), each as a picture with its title that leads to its page.
Html cardsOf(const Site &site, const Here &here)
{
    HtmlList cards;
    for (const std::string_view path : startBoards())
        if (const Dispute *board = site.find(path))
            cards.add(element("a", boardPicture(*board, 0, here, "lazy") + element("span", board->title()),
                              {{"href", here.toPage(placeOf(*board->shipped))}}));
    return element("h2", site.word("start")) + element("ul", cards.items(), {{"class", "cards"}});
}

/// What there is besides, each with a line of what it is.
Html partsOf(const Here &here)
{
    HtmlList parts;
    const auto add = [&](const std::string &place, const Text &title, const Text &line) {
        parts.add(element("a", element("b", title) + element("span", line), {{"href", here.toPage(place)}}));
    };
    const auto shelf = [&](Shelf each, const Text &line) { add(placeOf(each), titleOf(each), line); };
    shelf(Shelf::Rulings, Frame::tr("%1 answers with their sources").arg(builtInRulings().rulings.size()));
    shelf(Shelf::Disputes, Frame::tr("%1 boards with their verdicts").arg(shippedScenarios().size()));
    for (const Guide &guide : guides())
        add(placeOf(guide), titleOf(guide),
            guide.id == "turn" ? Frame::tr("What comes when, step by step")
                               : Frame::tr("Tell your edition by its booklet"));
    shelf(Shelf::Terms, Frame::tr("In three languages, both editions"));
    shelf(Shelf::Rules, Frame::tr("%1 of The Tower, %2 of The Watchtowers")
                            .arg(allTowerRules.size(), std::size(allOf<WatchtowerRules>)));
    return element("ul", parts.items(), {{"class", "entries"}});
}

} // namespace

Body listBody(const std::vector<Entry> &entries, const Here &here)
{
    Sections body;
    HtmlList list;
    Text group;
    for (const Entry &entry : entries) {
        if (entry.group != group)
            body.add(group, std::exchange(list, {}));
        group = entry.group;
        list.add(link(here.toPage(entry.place), entry.title));
    }
    if (group.empty())
        return {.rest = list.whole()};
    body.add(group, list);
    return inSections(body);
}

Body startBody(const Site &site, const Here &here)
{
    Html body = element("p", aboutSite(), {{"class", "quiet"}});
    if (site.publishing().withPage)
        body += element("p", link(here.to("towerwatch.html#" + shareCode({}) + "&lang=" + here.language),
                                  Frame::tr("Lay out your own board"), {{"class", "button"}}));
    return {.rest = body + cardsOf(site, here) + partsOf(here), .isWide = true};
}

Text aboutSite()
{
    return Frame::tr("Verdicts on disputed boards, each with its rule and its source. Unofficial.");
}

Body languagesBody(Site &site, const Here &here)
{
    HtmlList list;
    for (const std::string_view language : completeLanguages()) {
        site.speak(language);
        list.add(link(here.to(site.at(startPlace).file()), languageName(language),
                      {{"lang", language}, {"hreflang", language}}) +
                 element("p", aboutSite(), {{"lang", language}, {"class", "quiet"}}));
    }
    return {.rest = list.whole()};
}

} // namespace towerwatch::site
