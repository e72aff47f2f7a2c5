// SPDX-License-Identifier: MIT
/// `towerwatch site`: that all pages are there, lead somewhere, say what they are, and stay small.
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/clitest.h"
#include "tests/support/testmain.h"
#include "views/search/boardsearch.h"
#include "views/site/bodies.h"

#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTextDocumentFragment>
#include <QXmlStreamReader>

using namespace towerwatch;

namespace {

constexpr qsizetype mostBytes = 60'000;
const QString address = QStringLiteral("https://example.org/referee");

QStringList languagesThere()
{
    QStringList list;
    for (const char *language : completeLanguages())
        list << QString::fromUtf8(language);
    return list;
}

/// The places of all pages below the folder of a language, as the catalogues have them.
QStringList placesOfAll()
{
    QStringList places{"index.html"};
    const auto add = [&places](const std::string &place) { places << QString::fromStdString(place); };
    for (const site::Shelf shelf : site::allShelves)
        add(site::placeOf(shelf));
    for (const Ruling &ruling : builtInRulings().rulings)
        add("rulings/" + std::string(ruling.id.value) + ".html");
    for (const ShippedScenario &shipped : shippedScenarios())
        add("disputes/" + std::string(shipped.path.substr(0, shipped.path.find('.'))) + ".html");
    for (const GlossaryEntry &entry : glossary())
        add("terms/" + std::string(entry.id) + ".html");
    for (const TowerRules rules : allTowerRules)
        add("rules/tower-" + std::string(name(rules)) + ".html");
    for (const WatchtowerRules rules : allOf<WatchtowerRules>)
        add("rules/watchtowers-" + std::string(name(rules)) + ".html");
    for (const Guide &guide : guides())
        add("guides/" + std::string(guide.id) + ".html");
    return places;
}

/// What an expression catches in a text, everywhere.
QStringList caught(const QString &pattern, const QString &text)
{
    QStringList found;
    for (auto it = QRegularExpression(pattern).globalMatch(text); it.hasNext();)
        found << it.next().captured(1);
    return found;
}

/// The page of a scenario that is not shipped.
std::string pageOf(const ShippedScenario &scenario)
{
    const Text before = currentLanguage();
    site::Site made({"https://example.org/", true, false}, {&scenario, 1});
    made.speak("en");
    const site::Dispute &dispute = made.disputes().front();
    const site::Here here = made.at(site::placeOf(scenario));
    const std::string page =
        textOf({here, dispute.title(), dispute.title(), bodyOf(dispute, made, here)}, made);
    setCurrentLanguage(before);
    return page;
}

} // namespace

class TestSite : public CliTest
{
    Q_OBJECT

private Q_SLOTS:
    /// With a page for phones that is none.
    void initTestCase()
    {
        QTemporaryDir folder;
        QFile page(folder.filePath("page.html"));
        QVERIFY(page.open(QIODevice::WriteOnly));
        page.write("<meta name=\"towerwatch:code\" content=\"\">");
        page.close();
        m_outcome = run({"site", "-o", m_site.path(), "--address", address}, {},
                        {"TOWERWATCH_PAGE=" + page.fileName()});
        QVERIFY2(m_outcome.status == 0, m_outcome.err.constData());
        for (const QString &file : filesBelow(m_site.path()))
            m_files << QDir(m_site.path()).relativeFilePath(file);
        QVERIFY(m_files.removeOne("towerwatch.html"));
    }

    /// As many as the catalogues have things, and the program says so: the work that is done, and none twice.
    void everyPageIsThere()
    {
        const QStringList places = placesOfAll();
        QStringList expected{"index.html"};
        for (const QString &language : languagesThere())
            for (const QString &place : places)
                expected << language + u'/' + place;
        QVERIFY(expected.size() > 1000);
        QStringList found = pages();
        expected.sort();
        found.sort();
        QCOMPARE(found, expected);
        QCOMPARE(caught("(\\d+)", QString::fromUtf8(m_outcome.out)).value(0).toInt(), expected.size());
        qsizetype questions = 0;
        for (const ShippedScenario &shipped : shippedScenarios())
            questions += static_cast<qsizetype>(site::Dispute(shipped).answers.size());
        QCOMPARE(m_files.filter(QRegularExpression("^boards/.*\\.svg$")).size(), 2 * questions);
    }

    void everyLinkLeadsSomewhere()
    {
        QSet<QString> targets(m_files.cbegin(), m_files.cend());
        targets << "towerwatch.html";
        QStringList lost;
        qsizetype links = 0;
        for (const QString &page : pages()) {
            const QString text = read(page);
            const QStringList anchors = caught("\\sid=\"([^\"]+)\"", text);
            QCOMPARE(QSet<QString>(anchors.cbegin(), anchors.cend()).size(), anchors.size());
            for (const QString &link : caught("\\s(?:href|src|srcset)=\"([^\"]*)\"", text)) {
                ++links;
                const QString file = link.section(u'#', 0, 0), anchor = link.section(u'#', 1);
                if (file.startsWith("http")) {
                    if (file.startsWith(address) && !targets.contains(file.mid(address.size() + 1)))
                        lost << page + ": " + link;
                } else if (file.isEmpty()
                               ? !anchors.contains(anchor)
                               : !targets.contains(QDir::cleanPath(QFileInfo(page).path() + '/' + file)))
                    lost << page + ": " + link;
            }
        }
        QCOMPARE(lost, QStringList());
        QVERIFY(links > 20 * pages().size());
    }

    void pagesAreSmall()
    {
        for (const QString &page : pages())
            QVERIFY2(QFileInfo(m_site.filePath(page)).size() < mostBytes, qPrintable(page));
    }

    void pagesSayWhatTheyAre()
    {
        for (const QString &page : pages()) {
            const QString text = read(page), language = page.contains(u'/') ? page.section(u'/', 0, 0) : "en";
            const auto hasOne = [&](const QString &pattern) {
                const QStringList found = caught(pattern, text);
                return found.size() == 1 && !found.front().trimmed().isEmpty();
            };
            QVERIFY2(text.startsWith("<!DOCTYPE html>\n<html lang=\"" + language + "\">"), qPrintable(page));
            for (const char *pattern :
                 {"<title>([^<]*Carcassonne[^<]*)</title>",
                  "<meta name=\"description\" content=\"([^\"]*Carcassonne: [^\"]+)\">",
                  "<meta property=\"og:title\" content=\"([^\"]+)\">", "<h1>([^<]+)</h1>",
                  "<meta property=\"og:site_name\" content=\"([^\"]+)\">",
                  "<link rel=\"canonical\" href=\"([^\"]+)\">", "<main id=\"(main)\"", "<footer>(.)"})
                QVERIFY2(hasOne(pattern), qPrintable(page + ": " + pattern));
            QTextDocumentFragment said = QTextDocumentFragment::fromHtml(
                caught("<meta name=\"description\" content=\"([^\"]+)\">", text).value(0));
            QVERIFY2(said.toPlainText().size() <= 155, qPrintable(page + ": " + said.toPlainText()));
            QCOMPARE(caught("<img [^>]*alt=\"([^\"]+)\"", text).size(), text.count("<img "));
        }
    }

    /// Elements are closed as they were opened. What HTML never closes is closed here.
    void pagesAreWellFormed()
    {
        static const QRegularExpression open("<(meta|link|img|source|input)( [^>]*)?>");
        for (const QString &page : pages()) {
            QXmlStreamReader reader(read(page).remove("<!DOCTYPE html>").replace(open, "<\\1\\2/>"));
            while (!reader.atEnd())
                reader.readNext();
            QVERIFY2(!reader.hasError(), qPrintable(page + ": " + reader.errorString()));
        }
    }

    /// The box of the search, the five shelves with the own one marked, and everything said in the language.
    void headersLeadEverywhere()
    {
        QStringList skips;
        for (const QString &language : languagesThere()) {
            const QString text = read(language + "/disputes/range/across-an-empty-square.html");
            QCOMPARE(caught("<form id=\"search\" role=\"search\" action=\"([^\"]+)\"", text),
                     QStringList("../../../" + language + "/rulings/index.html"));
            QCOMPARE(
                caught("<a href=\"[^\"]+/(rulings|disputes|guides|terms|rules)/index.html\"", text).size(),
                5);
            QCOMPARE(caught("<a href=\"[^\"]+/(\\w+)/index.html\" aria-current=\"true\">", text),
                     QStringList("disputes"));
            skips << caught("class=\"skip\">([^<]+)<", text) << caught("<footer>.*<p>([^<]+)<", text)
                  << caught("<h2 class=\"asked\">([^<]+)<", text);
        }
        QCOMPARE(skips.size(), 3 * languagesThere().size());
        QCOMPARE(skips.removeDuplicates(), 0);
    }

    /// What is shown where there is no page, at whatever address, is no page itself.
    void strayedAreLedBack()
    {
        const QString text = read("404.html");
        QVERIFY(text.contains("<base href=\"" + address + "/\">") && text.contains("content=\"noindex\""));
        for (const QString &language : languagesThere())
            QVERIFY(text.contains("href=\"" + language + "/index.html\""));
    }

    /// Each language at the same place, as often as there are languages.
    void languagesAreLinked()
    {
        for (const QString &place : placesOfAll())
            for (const QString &language : languagesThere()) {
                const QString text = read(language + u'/' + place);
                for (const QString &other : languagesThere()) {
                    const QString link = "<link rel=\"alternate\" hreflang=\"" + other + "\" href=\"" +
                                         address + u'/' + other + u'/' + place + "\">";
                    QVERIFY2(text.contains(link), qPrintable(place + ' ' + other));
                }
                QVERIFY2(text.contains("hreflang=\"x-default\" href=\"" + address + "/en/" + place + "\">"),
                         qPrintable(place));
            }
    }

    /// Every page names a picture by its whole address, which is drawn as large as the page says.
    void chatsShowABoard()
    {
        QSet<QString> pictures;
        for (const QString &page : pages()) {
            const QStringList named = caught("<meta property=\"og:image\" content=\"([^\"]+)\">", read(page));
            QCOMPARE(named.size(), 1);
            QVERIFY2(named.front().startsWith(address + "/boards/"), qPrintable(page));
            pictures << named.front().mid(address.size() + 1);
        }
        QCOMPARE(static_cast<std::size_t>(pictures.size()), shippedScenarios().size());
        for (const QString &picture : std::as_const(pictures)) {
            QImageReader reader(m_site.filePath(picture));
            QCOMPARE(reader.format(), QByteArray("png"));
            QCOMPARE(reader.size(), QSize(site::previewWidth, site::previewHeight));
        }
        QCOMPARE(QImageReader(m_site.filePath("icon.png")).size(), QSize(site::iconWidth, site::iconWidth));
        QVERIFY(
            read("en/rules/index.html").contains("<link rel=\"apple-touch-icon\" href=\"../../icon.png\">"));
    }

    void mapListsAllPages()
    {
        QStringList listed = caught("<loc>([^<]+)</loc>", read("sitemap.xml")), expected;
        for (const QString &page : pages())
            expected << address + u'/' + page;
        expected << address + "/towerwatch.html";
        listed.sort();
        expected.sort();
        QCOMPARE(listed, expected);
    }

    /// The index of the search names every page of a thing, once.
    void wordsFindPages()
    {
        const qsizetype shelves = static_cast<qsizetype>(site::allShelves.size()) + 1;
        for (const QString &language : languagesThere()) {
            const QByteArrayList script = contentOf(m_site.filePath(language + "/words.js")).split('\n');
            const qsizetype start = script.indexOf("searchIn(") + 1;
            QVERIFY(start > 0 && script.size() == start + 3);
            QJsonParseError error;
            const QJsonArray entries = QJsonDocument::fromJson(script[start].chopped(1), &error).array();
            QCOMPARE(error.error, QJsonParseError::NoError);
            QCOMPARE(entries.size(), placesOfAll().size() - shelves);
            for (const auto &entry : entries) {
                QVERIFY(m_files.contains(language + u'/' + entry.toArray().at(0).toString()));
                QVERIFY(!entry.toArray().at(2).toString().endsWith(QStringLiteral(".."))); // one sentence
            }
        }
    }

    /// A page about a ruling is called what players ask, and so are the links to it.
    void rulingsAnswerQuestions()
    {
        for (const Ruling &ruling : builtInRulings().rulings) {
            const QString question = inQt(questionOf(ruling, "en", false)).toHtmlEscaped();
            const QString text = read("en/" + QString::fromStdString(site::placeOf(ruling)));
            QVERIFY(!question.isEmpty());
            QCOMPARE(caught("<h1>([^<]+)</h1>", text), QStringList(question));
            QVERIFY(read("en/rulings/index.html")
                        .contains("/" + QString::fromStdString(site::placeOf(ruling)) + "\">" + question));
        }
    }

    /// Verdict, notes that lead to rulings, and the board to be tried, for which a code stands.
    void disputesAreTold()
    {
        for (const ShippedScenario &shipped : shippedScenarios()) {
            const site::Dispute dispute(shipped);
            const QString text = read("en/" + QString::fromStdString(site::placeOf(shipped)));
            QCOMPARE(text.count("<p class=\"verdict\">"), static_cast<qsizetype>(dispute.answers.size()));
            QVERIFY(
                text.contains("towerwatch.html#" + QString::fromStdString(dispute.code) + "&amp;lang=en\""));
            QCOMPARE(caught("<li id=\"note-\\d+\" value=\"\\d+\"><a href=\"[^\"]*(rulings/)", text).size(),
                     text.count(" id=\"note-"));
        }
    }

    /// The first page offers the boards of the data file in its order, each with a picture.
    void startShowsTheCards()
    {
        QStringList expected;
        for (const std::string_view path : startBoards())
            expected << QString::fromStdString(site::placeOf(*findShipped(path)));
        QVERIFY(!expected.contains(QString()) && expected.size() > 1);
        for (const QString &language : languagesThere()) {
            const QStringList lists = caught("<ul class=\"cards\">((?:(?!</ul>).)*)</ul>",
                                             read(language + "/index.html").remove('\n'));
            QCOMPARE(lists.size(), 1);
            QCOMPARE(caught("<a href=\"\\.\\./" + language + "/([^\"]+)\">", lists.front()), expected);
            QCOMPARE(lists.front().count("<img "), expected.size());
        }
    }

    /// Whatever a file says is shown and nothing else.
    void oddTextsAreShown()
    {
        const std::string odd = "</title><script>alert('1')</script>\"><img src=x onerror=\"y\">&amp;\x01";
        const std::string text = "towerwatch: 1\nplayers: {red: {name: \"<i>Jo</i>\"}}\ntiles: [{tile: "
                                 "tower-02-meadow, at: [0, 0], "
                                 "floors: 1}, {tile: base-B-monastery, at: [1, 0]}]\n"
                                 "figures: [{id: \"<b>\", figure: meeple, owner: "
                                 "red, at: [1, 0], on: monastery}]\n"
                                 "questions: [{ask: place-floor, at: [0, 0], by: red}]\n";
        const std::vector<ShippedWords> words(builtInRulings().languages.size(), ShippedWords{odd, odd});
        const ShippedScenario scenario{"odd/odd.towerwatch.yaml", text, "", words};
        const QString page = QString::fromStdString(pageOf(scenario));
        QVERIFY(page.contains("&lt;/title&gt;&lt;script&gt;"));
        QVERIFY(page.contains("&lt;i&gt;Jo&lt;/i&gt;"));
        for (const char *never : {"<script>", "<img src=x", "<i>", "<b><", "\x01", "onerror=\""})
            QVERIFY2(!page.contains(never), never);
        QCOMPARE(page.count("<title>"), 1);
        QCOMPARE(page.count("<img "), 1);
    }

    void withoutAddressNorPage()
    {
        QStringList files;
        bool speaksOfPage = false, speaksOfAddress = false;
        const Text before = currentLanguage();
        const int pages =
            site::writeSite({{}, false, false}, [&](const std::string &path, std::string_view bytes) {
                files << QString::fromStdString(path);
                speaksOfPage = speaksOfPage || bytes.find("towerwatch.html") != std::string_view::npos;
                speaksOfAddress =
                    speaksOfAddress || bytes.find("rel=\"canonical\"") != std::string_view::npos;
            });
        QCOMPARE(currentLanguage(), before);
        QCOMPARE(pages, this->pages().size());
        QVERIFY(!speaksOfPage && !speaksOfAddress && !files.contains("sitemap.xml"));
        QCOMPARE(files.removeDuplicates(), 0);
    }

    void asksForWhatItNeeds()
    {
        QCOMPARE(run({"site"}).status, 2);
        QCOMPARE(run({"site", "-o", path("s"), "--address", "example.org"}).status, 2);
        QCOMPARE(run({"site", "-o", write("file", "kept"), "--without-page"}).status, 2);
        QCOMPARE(contentOf(path("file")), QByteArray("kept"));
        for (const char *address : {"https://example.org/s?a", "https://example.org/#s"})
            QCOMPARE(run({"site", "-o", path("s"), "--without-page", "--address", address}).status, 2);
        QVERIFY(!QFileInfo::exists(path("s")));
    }

    /// A page that is missing is asked for; who wants none says so. The folder that is named may be a link.
    void needsThePage()
    {
        const QStringList nowhere{"TOWERWATCH_PAGE=" + path("none.html")};
        QCOMPARE(run({"site", "-o", path("s")}, {}, nowhere).status, 2);
        QVERIFY(!QFileInfo::exists(path("s")));
        QVERIFY(QDir().mkpath(path("there")) && QFile::link(path("there"), path("s")));
        QCOMPARE(run({"site", "-o", path("s"), "--without-page"}, {}, nowhere).status, 0);
        QVERIFY(QFileInfo::exists(path("there/index.html")) &&
                !QFileInfo::exists(path("there/towerwatch.html")));
    }

    /// Nothing is written where a link leads, be it that of a file, of a folder or of a picture.
    void followsNoLink()
    {
        const QString elsewhere = write("elsewhere", "kept");
        for (const char *link : {"style.css", "boards", "en/rulings"}) {
            const QString folder = path(QString(link).replace(u'/', u'-')), place = folder + u'/' + link;
            QVERIFY(QDir().mkpath(QFileInfo(place).path()) && QDir().mkpath(path("other")));
            QVERIFY(QFile::link(QString(link).contains(u'.') ? elsewhere : path("other"), place));
            QCOMPARE(run({"site", "-o", folder, "--without-page"}).status, 2);
            QVERIFY(QDir(path("other")).isEmpty());
        }
        QCOMPARE(contentOf(elsewhere), QByteArray("kept"));
    }

    /// A folder so deep that paths of files in it are longer than any may be.
    void refusesWhatIsTooDeep()
    {
        QString folder = path("deep");
        while (folder.size() < 4085)
            folder += u'/' + QString(std::clamp(4085 - static_cast<int>(folder.size()), 1, 200), u'a');
        QCOMPARE(run({"site", "-o", folder, "--without-page"}).status, 2);
    }

private:
    /// Without the one that a server shows where there is none.
    QStringList pages() const { return m_files.filter(QRegularExpression("(?<!^404)\\.html$")); }
    QString read(const QString &file) const { return QString::fromUtf8(contentOf(m_site.filePath(file))); }

    QTemporaryDir m_site;
    Outcome m_outcome;
    QStringList m_files; ///< below the folder, without the page for phones
};

TOWERWATCH_TEST(TestSite)
#include "tst_site.moc"
