// SPDX-License-Identifier: MIT
/// One search through rulings, boards and help.
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "views/search/rulingsearch.h"
#include "views/window/reference/examples.h"
#include "views/window/reference/finder.h"
#include "views/window/reference/helpwindow.h"
#include "views/words/words.h"

#include <algorithm>

using namespace towerwatch;

class TestFinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingForNoWords()
    {
        QVERIFY(findPages({}).isEmpty());
        QVERIFY(findPages("  ").isEmpty());
        QVERIFY(findPages("xyzzy").isEmpty());
    }

    void kindsStandTogether()
    {
        const QList<FoundPage> pages = findPages("tower");
        for (const PageKind kind : {PageKind::Ruling, PageKind::Board, PageKind::Help})
            QVERIFY(std::ranges::any_of(pages, [&](const FoundPage &page) { return page.kind == kind; }));
        QVERIFY(std::ranges::is_sorted(pages, {}, &FoundPage::kind));
        QVERIFY(std::ranges::none_of(pages, [](const FoundPage &page) { return page.title.isEmpty(); }));
    }

    /// The first ruling can be read and the board on which it decides laid, whatever the language.
    void rulingsComeWithTheirBoard()
    {
        for (const char *words : {"own meeple", "Loesegeld", "ransome", "mag ik mijn eigen horige vangen"}) {
            const QList<FoundPage> pages = findPages(words);
            QVERIFY2(!pages.isEmpty() && pages.first().kind == PageKind::Ruling, words);
            const std::string id = pages.first().id.toStdString();
            const QString board = utf8(shownBy({id}).scenarios.front());
            QVERIFY2(std::ranges::any_of(pages, [&](const FoundPage &page) { return page.id == board; }),
                     words);
        }
    }

    /// Where a board of the ruling's own topic shows it, such a one is the first.
    void theBoardIsOfItsTopic()
    {
        for (const ShownRuling &shown : shownRulings()) {
            const std::string folder = std::string(builtInRulings().find(shown.ruling)->topic) + '/';
            const auto deciding = std::span(shown.scenarios).first(shown.deciding);
            const auto isOfIt = [&folder](std::string_view path) { return path.starts_with(folder); };
            QVERIFY2(std::ranges::none_of(deciding, isOfIt) || isOfIt(deciding.front()), shown.ruling.data());
        }
    }

    void boardsByTheirTitle()
    {
        for (const Example &example : {examples().first(), examples().last()}) {
            const QList<FoundPage> pages = findPages(example.title());
            QVERIFY2(
                std::ranges::any_of(pages, [&](const FoundPage &page) { return page.id == example.path; }),
                qPrintable(example.path));
        }
    }

    void help()
    {
        const QList<FoundPage> pages = findPages("YAML");
        QVERIFY(!pages.isEmpty());
        QCOMPARE(pages.last(), (FoundPage{PageKind::Help, "format", titleOfHelp(helpPage("format"))}));
    }

    /// A tower that has floors is asked about, not a bare foundation nearer by; one that reaches an own
    /// meeple, not one that reaches another’s; and none where the board has no such case.
    void aQuestionGoesWhereItShowsTheSame()
    {
        const auto askedAt = [](const char *ruling, const std::string &tiles) -> std::optional<Square> {
            const std::string text = "towerwatch: 1\nturn: blue\nplayers: {red: {}, blue: {}}\ntiles: [" +
                                     tiles + "]\n" +
                                     "figures: [{figure: meeple, owner: red, at: [1, 0], on: monastery}, "
                                     "{figure: meeple, owner: blue, at: [6, 0], on: monastery}]\n";
            const Position own(readScenario(text, builtInTiles()).scenario.value(), builtInTiles());
            const Example *example = findExample(utf8(shownBy({ruling}).scenarios.front()));
            const auto question = askedOn(own, askedIn(*example, ruling), {0, 0});
            return question ? question->at : std::nullopt;
        };
        const std::string bare = "{tile: tower-02-meadow, at: [0, 0]}, {tile: base-B-monastery, at: [1, 0]}, "
                                 "{tile: base-B-monastery, at: [6, 0]}",
                          high = ", {tile: tower-02-meadow, at: [5, 0], floors: 1}";
        for (const char *ruling : {"tower-top-builder-pig-old", "capture-own-meeple"}) {
            QCOMPARE(askedAt(ruling, bare + high), std::optional(Square{5, 0}));
            QCOMPARE(askedAt(ruling, bare), std::nullopt);
        }
    }
};

TOWERWATCH_WINDOW_TEST(TestFinder)
#include "tst_finder.moc"
