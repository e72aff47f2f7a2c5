// SPDX-License-Identifier: MIT
#include "views/site/bodies.h"
#include "views/words/words.h"

namespace towerwatch::site {

namespace {

/// The dispute whose board is on the page of an entry, or null.
const Dispute *boardOf(const Entry &entry, const Site &site)
{
    if (const auto *dispute = std::get_if<Of<Dispute>>(&entry.subject))
        return &dispute->get();
    const auto *ruling = std::get_if<Of<Ruling>>(&entry.subject);
    return ruling ? boardOf(*ruling, site) : nullptr;
}

/// Makes the files one after the other and keeps account of the pages.
class Writer
{
public:
    Writer(Publishing publishing, const FileWriter &write)
        : m_site(std::move(publishing))
        , m_write(write)
    {
    }

    /// What all languages use, and the page that leads to them.
    void shared()
    {
        m_write("style.css", partOf("style"));
        m_write("search.js", partOf("search"));
        m_write("icon.svg", partOf("org.towerwatch.Towerwatch"));
        if (m_site.publishing().withPage) { // what browsers need to install it
            m_write("towerwatch.webmanifest", partOf("towerwatch"));
            m_write("worker.js", partOf("worker"));
        }
        for (const Dispute &dispute : m_site.disputes())
            for (std::size_t i = 0; i < dispute.answers.size(); ++i)
                for (const drawing::Scheme scheme : {drawing::Scheme::Light, drawing::Scheme::Dark})
                    m_write(pictureOf(*dispute.shipped, i, scheme), dispute.picture(i, scheme));
        const Here start{{}, std::string(startPlace)}, missing{{}, std::string(missingPlace)};
        const Body body = languagesBody(m_site, start);
        m_site.speak(completeLanguages().front());
        page({start, "Towerwatch", aboutSite(), body});
        m_write(missing.file(), textOf({missing, "404", aboutSite(), body}, m_site));
    }

    void language(std::string_view language)
    {
        m_site.speak(language);
        std::vector<Entry> all;
        for (const Shelf each : allShelves) {
            const std::vector<Entry> entries = entriesOf(each, m_site);
            shelf(entries);
            list(each, entries);
            all.insert(all.end(), entries.begin(), entries.end());
        }
        m_write(std::string(language) + "/words.js", searchScript(all));
        const Here start = m_site.at(startPlace);
        page({start, Frame::tr("Referee for Carcassonne: The Tower and The Watchtowers"), aboutSite(),
              startBody(m_site, start)});
    }

    /// Search engines take only whole addresses.
    void siteMap()
    {
        if (m_site.publishing().address.empty())
            return;
        std::string map = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                          "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
        std::vector<std::string> files = m_pages;
        if (m_site.publishing().withPage)
            files.emplace_back("towerwatch.html");
        for (const std::string &file : files)
            map += "<url><loc>" + escaped(m_site.addressOf(file)).code + "</loc></url>\n";
        m_write("sitemap.xml", map + "</urlset>\n");
    }

    int pages() const { return static_cast<int>(m_pages.size()); }

private:
    void page(const Document &document)
    {
        m_pages.push_back(document.here.file());
        m_write(m_pages.back(), textOf(document, m_site));
    }

    void shelf(const std::vector<Entry> &entries)
    {
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const Entry &entry = entries[i];
            const Here here = m_site.at(entry.place);
            const Body body =
                std::visit([&](const auto &subject) { return bodyOf(subject, m_site, here); }, entry.subject);
            page({here, entry.title, entry.about, body, &entry, i > 0 ? &entries[i - 1] : nullptr,
                  i + 1 < entries.size() ? &entries[i + 1] : nullptr, boardOf(entry, m_site)});
        }
    }

    void list(Shelf shelf, const std::vector<Entry> &entries)
    {
        const Here here = m_site.at(placeOf(shelf));
        page({here, titleOf(shelf), titleOf(shelf) + ". " + aboutSite(), listBody(entries, here)});
    }

    Site m_site;
    const FileWriter &m_write;
    std::vector<std::string> m_pages; ///< their files
};

} // namespace

int writeSite(Publishing publishing, const FileWriter &write)
{
    const Text before = currentLanguage();
    Writer writer(std::move(publishing), write);
    writer.shared();
    for (const std::string_view language : completeLanguages())
        writer.language(language);
    writer.siteMap();
    setCurrentLanguage(before);
    return writer.pages();
}

} // namespace towerwatch::site
