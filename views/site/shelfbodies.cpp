// SPDX-License-Identifier: MIT
/// Pages that lead to others.
#include "views/site/bodies.h"
#include "views/telling/guide.h"
#include "views/words/words.h"

namespace towerwatch::site {

namespace {

/// The search needs JavaScript, which shows it.
Html searchForm(const Site &site, const Here &here)
{
    const Html input = single("input", {{"type", "search"},
                                        {"id", "sought"},
                                        {"autocomplete", "off"},
                                        {"placeholder", site.word("searchHint")}});
    const Html form = element("label", site.word("search"), {{"for", "sought"}}) + input +
                      element("p", "", {{"id", "count"}, {"role", "status"}}) +
                      element("ol", "", {{"id", "found"}});
    const auto script = [&](std::string_view file) {
        return element("script", "", {{"src", here.to(file)}, {"defer", "defer"}});
    };
    return element("div", form,
                   {{"id", "search"}, {"hidden", "hidden"}, {"data-nothing", site.word("nothingFound")}}) +
           script("search.js") + script(here.language + "/words.js");
}

/// The boards of startBoards(), each as a picture with its title that leads to its page.
Html cardsOf(const Site &site, const Here &here)
{
    HtmlList cards;
    for (const std::string_view path : startBoards())
        if (const Dispute *board = site.find(path))
            cards.add(element("a", boardPicture(*board, 0, here) + element("span", board->title()),
                              {{"href", here.toPage(placeOf(*board->shipped))}}));
    return element("h2", site.word("start")) + element("ul", cards.items(), {{"class", "cards"}});
}

} // namespace

Html listBody(const std::vector<Entry> &entries, const Here &here)
{
    Html body;
    HtmlList list;
    Text group;
    const auto end = [&] {
        body += group.empty() ? element("ul", list.items()) : list.under(group);
        list = {};
    };
    for (const Entry &entry : entries) {
        if (entry.group != group && !list.empty())
            end();
        group = entry.group;
        list.add(link(here.toPage(entry.place), entry.title));
    }
    end();
    return body;
}

Html startBody(const Site &site, const Here &here)
{
    HtmlList shelves;
    for (const Shelf shelf : allShelves)
        shelves.add(link(here.toPage(placeOf(shelf)), titleOf(shelf)));
    Html body = searchForm(site, here) + cardsOf(site, here);
    if (site.publishing().withPage)
        body += element("p", link(here.to("towerwatch.html"), Frame::tr("Lay out a board of your own")));
    return body + element("ul", shelves.items(), {{"class", "shelves"}});
}

Html languagesBody(const Here &here)
{
    HtmlList list;
    for (const std::string_view language : completeLanguages())
        list.add(link(here.to(std::string(language) + "/" + std::string(startPlace)), languageName(language),
                      {{"lang", language}, {"hreflang", language}}));
    return element("ul", list.items(), {{"class", "shelves"}});
}

} // namespace towerwatch::site
