// SPDX-License-Identifier: MIT
#include "views/site/bodies.h"

#include "views/words/words.h"

namespace towerwatch::site {

namespace {

constexpr std::string_view program = "Towerwatch";

/// What search engines cut off is not sent.
std::string cut(std::string_view text)
{
    constexpr std::size_t most = 300;
    if (text.size() <= most)
        return std::string(text);
    return std::string(text.substr(0, text.rfind(' ', most))) + " …";
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

/// The picture that chats show beside a link.
Html pictureFor(const Document &document, const Site &site)
{
    if (!site.publishing().withPreviews)
        return {};
    const Dispute &dispute = document.shown ? *document.shown : site.disputes().front();
    return property("og:image", site.addressOf(previewOf(*dispute.shipped))) +
           property("og:image:width", std::to_string(previewWidth)) +
           property("og:image:height", std::to_string(previewHeight)) +
           single("meta", {{"name", "twitter:card"}, {"content", "summary_large_image"}});
}

Html headOf(const Document &document, const Site &site)
{
    const std::string address = site.addressOf(document.here.file()), about = cut(document.description);
    const Text title = document.title == program ? document.title : document.title + " · " + program;
    Html head = Html{"<meta charset=\"utf-8\">\n"} +
                single("meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}}) +
                single("meta", {{"name", "color-scheme"}, {"content", "light dark"}}) +
                element("title", title) + single("meta", {{"name", "description"}, {"content", about}}) +
                single("link", {{"rel", "stylesheet"}, {"href", document.here.to("style.css")}});
    if (!address.empty())
        head += single("link", {{"rel", "canonical"}, {"href", address}});
    if (document.inAllLanguages)
        head += alternates(document, site);
    for (const auto &[rel, entry] : {std::pair("prev", document.previous), std::pair("next", document.next)})
        if (entry)
            head += single("link", {{"rel", rel}, {"href", document.here.toPage(entry->place)}});
    return head + property("og:title", document.title) + property("og:description", about) +
           property("og:type", "article") + property("og:site_name", program) + property("og:url", address) +
           pictureFor(document, site);
}

/// The shelves, and the page in the other languages.
Html headerOf(const Document &document)
{
    const Here &here = document.here;
    Html shelves = link(here.toPage(startPlace), program, {{"class", "home"}});
    for (const Shelf shelf : allShelves)
        shelves += Html{"\n"} + link(here.toPage(placeOf(shelf)), titleOf(shelf));
    Html languages;
    for (const std::string_view language : completeLanguages())
        if (language != here.language)
            languages +=
                Html{"\n"} + link(here.to(Here{std::string(language), here.place}.file()),
                                  languageName(language), {{"lang", language}, {"hreflang", language}});
    return element("header", element("nav", shelves, {{"aria-label", Frame::tr("Parts of the site")}}) +
                                 element("nav", languages, {{"aria-label", Frame::tr("Other languages")}}));
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

Text aboutSite()
{
    return Frame::tr("Rulings on two Carcassonne expansions, The Tower and The Watchtowers: each with its "
                     "sources and with boards that show it.");
}

std::string textOf(const Document &document, const Site &site)
{
    const Html main = element("main", element("h1", document.title) + document.body, {{"id", "main"}});
    const Html skip = link("#main", Frame::tr("To the content"), {{"class", "skip"}}) + Html{"\n"}; // by keys
    const Html body = document.inAllLanguages ? skip + headerOf(document) + main + turning(document) : main;
    const std::string language = document.inAllLanguages ? document.here.language : "en";
    return "<!DOCTYPE html>\n" + element("html",
                                         element("head", headOf(document, site)) + element("body", body),
                                         {{"lang", language}})
                                     .code;
}

} // namespace towerwatch::site
