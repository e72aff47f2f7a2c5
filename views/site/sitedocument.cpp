// SPDX-License-Identifier: MIT
#include "views/site/bodies.h"

#include "model/value/utf8.h"
#include "views/words/words.h"

namespace towerwatch::site {

namespace {

/// The game and what of it the page is about.
Text gameOf(const Document &document)
{
    if (!document.entry)
        return Frame::tr("Carcassonne: The Tower and The Watchtowers");
    return document.entry->ofWatchtowers ? Frame::tr("Carcassonne: The Watchtowers")
                                         : Frame::tr("Carcassonne: The Tower");
}

/// What search engines and tabs show: with the game, as far as there is room.
Text wholeTitle(const Document &document)
{
    constexpr std::size_t most = 70;
    if (document.title.contains("Carcassonne"))
        return document.title;
    for (const Text &title : {document.entry ? document.entry->named : document.title, document.title})
        for (const Text &game : {gameOf(document), Text("Carcassonne")})
            if (const Text whole = title + " · " + game; characterCount(whole) <= most)
                return whole;
    return document.title + " · Carcassonne";
}

/// What search engines show below it: no more than they do not cut off.
Text description(const Document &document)
{
    constexpr std::size_t most = 155;
    std::string shown;
    const Text game = gameOf(document);
    for (const Text &word : splitAtSpaces(document.description)) {
        if (characterCount(shown) + characterCount(word) + characterCount(game) > most - 4)
            return shown + "… " + game;
        shown.append(word.str()).append(" ");
    }
    return shown + game;
}

/// Links to the same page in all languages, absolute where an address is known; for readers of other ones to
/// the first of them.
Html alternates(const Document &document, const Site &site)
{
    Html links;
    const auto add = [&](std::string_view language, std::string_view name) {
        const std::string file = Here{std::string(language), document.here.place}.file(),
                          address = site.addressOf(file);
        links += single("link", {{"rel", "alternate"},
                                 {"hreflang", name},
                                 {"href", address.empty() ? document.here.to(file) : address}});
    };
    for (const std::string_view language : completeLanguages())
        add(language, language);
    add(completeLanguages().front(), "x-default");
    return links;
}

Html property(std::string_view name, std::string_view content)
{
    return content.empty() ? Html() : single("meta", {{"property", name}, {"content", content}});
}

/// What chats show beside a link.
Html forChats(const Document &document, const Site &site)
{
    const Html tags = property("og:title", document.title) +
                      property("og:description", description(document)) +
                      property("og:site_name", Frame::tr("Towerwatch: Carcassonne referee")) +
                      property("og:locale", document.here.language) +
                      property("og:url", site.addressOf(document.here.file()));
    if (!site.publishing().withPreviews)
        return tags;
    const Dispute &dispute = document.shown ? *document.shown : site.disputes().front();
    return tags + iconLink(document.here) +
           property("og:image", site.addressOf(previewOf(*dispute.shipped))) +
           property("og:image:width", std::to_string(previewWidth)) +
           property("og:image:height", std::to_string(previewHeight));
}

/// What the page has to do with others, for search engines, and what it is for chats.
Html linksOf(const Document &document, const Site &site)
{
    const Here &here = document.here;
    const std::string address = site.addressOf(here.file());
    Html links;
    if (!address.empty())
        links += single("link", {{"rel", "canonical"}, {"href", address}});
    if (!here.language.empty())
        links += alternates(document, site);
    for (const auto &[rel, entry] : {std::pair("prev", document.previous), std::pair("next", document.next)})
        if (entry)
            links += single("link", {{"rel", rel}, {"href", here.toPage(entry->place)}});
    return links + forChats(document, site);
}

/// The page in the other languages; a phone has room for their short names.
Html tongues(const Here &here)
{
    Html languages;
    for (const std::string_view language : completeLanguages())
        if (language != here.language)
            languages += link(here.to(Here{std::string(language), here.place}.file()), languageName(language),
                              {{"lang", language}, {"hreflang", language}, {"data-short", language}});
    return languages;
}

Html shelves(const Here &here)
{
    Html parts;
    for (const Shelf shelf : allShelves) {
        const std::string place = placeOf(shelf);
        const bool isHere = here.place.starts_with(place.substr(0, place.find('/') + 1));
        parts += link(here.toPage(place), titleOf(shelf),
                      {{"aria-current", here.place == place ? "page"
                                        : isHere            ? "true"
                                                            : ""}});
    }
    return parts;
}

Html headerOf(const Here &here, const Site &site)
{
    return filled(partOf("header"),
                  {{"skip", escaped(Frame::tr("To the content"))},
                   {"root", escaped(here.to({}))},
                   {"home", escaped(here.toPage({}))},
                   {"worker", escaped(site.publishing().withPage ? here.to("worker.js") : "")},
                   {"nothing", escaped(site.word("nothingFound"))},
                   {"some", escaped(Frame::tr("%1 found", "a number of pages"))},
                   {"search", escaped(site.word("search"))},
                   {"hint", escaped(site.word("searchHint"))},
                   {"languages", escaped(Frame::tr("Other languages"))},
                   {"tongues", tongues(here)},
                   {"parts", escaped(Frame::tr("Parts of the site"))},
                   {"shelves", shelves(here)}});
}

Text unofficial()
{
    return Frame::tr("Towerwatch is unofficial: not made, checked or endorsed by Hans im Glück or any other "
                     "publisher of Carcassonne.");
}

Html turning(const Document &document)
{
    Html links;
    if (const Entry *before = document.previous)
        links += link(document.here.toPage(before->place), Frame::tr("Previous: %1").arg(before->title),
                      {{"rel", "prev"}});
    if (const Entry *after = document.next)
        links += Html{"\n"} + link(document.here.toPage(after->place),
                                   Frame::tr("Next: %1").arg(after->title), {{"rel", "next"}});
    return links.empty()
               ? Html()
               : element("nav", links, {{"class", "turning"}, {"aria-label", Frame::tr("Before and after")}});
}

} // namespace

Html iconLink(const Here &here)
{
    return single("link", {{"rel", "apple-touch-icon"}, {"href", here.to("icon.png")}});
}

std::string textOf(const Document &document, const Site &site)
{
    const Here &here = document.here;
    const Body &body = document.body;
    const bool isMissing = here.place == missingPlace; // it is shown wherever a page was sought
    const std::string base = isMissing ? site.addressOf({}) : "";
    const Html say = element("h1", document.title) + body.say, ways = turning(document);
    return filled(partOf("page"),
                  {{"language", escaped(here.language.empty() ? "en" : here.language)},
                   {"first", base.empty() ? Html() : single("base", {{"href", base}})},
                   {"name", escaped(wholeTitle(document))},
                   {"about", escaped(description(document))},
                   {"root", escaped(here.to({}))},
                   {"links", isMissing ? single("meta", {{"name", "robots"}, {"content", "noindex"}})
                                       : linksOf(document, site)},
                   {"header", here.language.empty() ? Html() : headerOf(here, site)},
                   {"main", body.isWide         ? say + body.rest
                            : body.more.empty() ? beside(say, body.side, body.rest + ways)
                                                : beside(say, body.side, body.rest) + body.more + ways},
                   {"unofficial", escaped(unofficial())},
                   {"address", escaped(site.addressOf(here.file()))}})
        .code;
}

} // namespace towerwatch::site
