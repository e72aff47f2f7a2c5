// SPDX-License-Identifier: MIT
/// The reference and the glossary: finding, reading, going back and forward, by mouse and keyboard. Facts and
/// ids only.
#include "app/system/language.h"
#include "app/window/frame/bottompages.h"
#include "app/window/frame/mainwindow.h"
#include "model/format/scenarioreader.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/testmain.h"
#include "tests/support/windowtest.h"
#include "views/search/rulingsearch.h"
#include "views/window/reference/articleview.h"
#include "views/window/reference/examples.h"
#include "views/window/reference/glossarypage.h"
#include "views/window/reference/hitdelegate.h"
#include "views/window/reference/referencemodel.h"
#include "views/window/reference/referencepage.h"
#include "views/window/ruling/rulingpage.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QApplication>
#include <QCollator>
#include <QComboBox>
#include <QListView>
#include <QSignalSpy>
#include <QTableView>
#include <QTextBlock>

#include <map>

using namespace towerwatch;

namespace {

QStringList idsOf(const ReferenceModel &model)
{
    QStringList ids;
    for (int row = 0; row < model.rowCount(); ++row)
        if (const Ruling *ruling = model.ruling(row))
            ids << QLatin1String(ruling->id.value);
    ids.sort();
    return ids;
}

QStringList linksOf(const QTextDocument &document, const QString &scheme)
{
    QStringList links;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (const QUrl url(it.fragment().charFormat().anchorHref()); url.scheme() == scheme)
                if (links.isEmpty() || links.last() != url.path())
                    links << url.path();
    return links;
}

QStringList texts(std::span<const std::string_view> list)
{
    QStringList result;
    for (const std::string_view each : list)
        result << QUtf8StringView(each).toString();
    return result;
}

} // namespace

class tst_ReferencePage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-reference"));
        setCurrentLanguage("en");
    }

    void hitsIgnoreCaseAndAccents()
    {
        QCOMPARE(hitsIn("Über den Türmen", searchWords("uber TÜRM")), (List<Hit>{{0, 4}, {9, 4}}));
        QCOMPARE(hitsIn("die Straße", searchWords("strasse")), (List<Hit>{{4, 6}}));
        QCOMPARE(hitsIn("aaaa", searchWords("aa aaa")), (List<Hit>{{0, 4}}));
        QCOMPARE(hitsIn("tower", searchWords("  ")), List<Hit>());
        QVERIFY(matches("Een één", searchWords("EEN")));
    }

    /// Until a ruling is chosen the page says what to do; a ruling takes the place of that.
    void withoutARulingItSaysWhatToDo()
    {
        ReferencePage page;
        const auto *article = page.findChild<ArticleView *>();
        QVERIFY(article->document()->isEmpty() && !article->placeholderText().isEmpty());
        page.open(QLatin1String(builtInRulings().rulings.front().id.value));
        QVERIFY(!article->document()->isEmpty());
    }

    void listHoldsEveryRulingUnderItsTopic()
    {
        const ReferenceModel model;
        QCOMPARE(model.rulingCount(), static_cast<int>(builtInRulings().rulings.size()));
        QString topic;
        QStringList headings;
        for (int row = 0; row < model.rowCount(); ++row) {
            const Ruling *ruling = model.ruling(row);
            if (!ruling) {
                QVERIFY(model.index(row, 0).data(HitDelegate::HeadingRole).toBool());
                QVERIFY(!(model.flags(model.index(row, 0)) & Qt::ItemIsSelectable));
                topic = model.index(row, 0).data().toString();
                QVERIFY(!headings.contains(topic));
                headings << topic;
            } else {
                QVERIFY(!topic.isEmpty());
                QCOMPARE(model.index(row, 0).data(HitDelegate::KindRole).toInt(),
                         static_cast<int>(ruling->kind));
            }
        }
        QCOMPARE(headings.size(), ReferenceModel::topics().size());
    }

    void filtersByKindEditionAndWords()
    {
        ReferenceModel model;
        model.setFilter({.kind = RulingKind::Open});
        QVERIFY(model.rulingCount() > 0);
        for (int row = 0; row < model.rowCount(); ++row)
            if (const Ruling *ruling = model.ruling(row))
                QCOMPARE(ruling->kind, RulingKind::Open);
        model.setFilter({.edition = "c3"});
        for (int row = 0; row < model.rowCount(); ++row)
            if (const Ruling *ruling = model.ruling(row))
                QVERIFY(texts(ruling->editions).contains(QStringLiteral("c3")));
        model.setFilter({.words = "CAPTURE castle"});
        const QStringList upper = idsOf(model);
        QVERIFY(upper.contains(QStringLiteral("capture-castle-safe")));
        model.setFilter({.words = "cástle càpture"});
        QCOMPARE(idsOf(model), upper);
        model.setFilter({.words = "xyzzy"});
        QCOMPARE(model.rowCount(), 0);
    }

    void everyEntryLeadsOn_data()
    {
        QTest::addColumn<QString>("id");
        for (const Ruling &ruling : builtInRulings().rulings)
            QTest::newRow(ruling.id.value.data()) << QString(QLatin1String(ruling.id.value));
    }

    void everyEntryLeadsOn()
    {
        QFETCH(QString, id);
        const Ruling *ruling = builtInRulings().find(id.toStdString());
        ArticleView view;
        view.setRuling(ruling);
        QCOMPARE(linksOf(*view.document(), QStringLiteral("ruling")), texts(ruling->related));
        const QStringList shown = linksOf(*view.document(), QStringLiteral("example"));
        QCOMPARE(shown, texts(shownBy(ruling->id).scenarios));
        for (const QString &path : shown)
            QVERIFY(findExample(path));
        const QString text = view.toPlainText();
        for (const Text &source : sourcesOf(*ruling))
            QVERIFY(text.contains(source));
        QVERIFY(text.contains(rulingTitle(*ruling)));
        QVERIFY(text.contains(QString(word(ruling->kind)).replace(u' ', QChar::Nbsp)) ||
                text.contains(word(ruling->kind)));
        QCOMPARE(!ruling->texts[0].readings.empty(), ruling->kind == RulingKind::Open);
        for (const Text &reading : rulingReadings(*ruling))
            QVERIFY(text.contains(reading));
    }

    /// Boards on which a ruling is said to decide are asked again: an answer must cite it.
    void decidingBoardsCiteTheRuling()
    {
        std::map<std::string_view, std::string> answers;
        for (const ShippedScenario &shipped : shippedScenarios()) {
            const Scenario scenario = *readScenario(shipped.text, builtInTiles()).scenario;
            const Board board(scenario, builtInTiles());
            for (const Question &question : scenario.questions)
                answers[shipped.path] += toJson(toValue(board, answer(board, question)));
        }
        std::size_t deciding = 0;
        for (const ShownRuling &shown : shownRulings())
            for (const std::string_view path : shown.scenarios.first(shown.deciding)) {
                const std::string cited = '"' + std::string(shown.ruling) + '"';
                QVERIFY2(answers.at(path).find(cited) != std::string::npos, (cited + path.data()).c_str());
                ++deciding;
            }
        QVERIFY(deciding > shownRulings().size() / 2);
    }

    void readsASecondLanguageBeside()
    {
        ArticleView view;
        const Ruling *ruling = builtInRulings().find("capture-wheel-of-fortune");
        view.setRuling(ruling);
        for (const char *language : {"de", "nl"}) {
            const QString other = QUtf8StringView(builtInRulings().text(*ruling, language).text).toString();
            QVERIFY(!view.toPlainText().contains(other));
            view.setBeside(QLatin1String(language));
            QVERIFY(view.toPlainText().contains(other));
            QVERIFY(view.toPlainText().contains(rulingText(*ruling)));
            QCOMPARE(linksOf(*view.document(), QStringLiteral("ruling")), texts(ruling->related));
            view.setBeside({});
        }
    }

    /// The best that was found is read at once: what was read before would look like the answer.
    void searchesAsOneTypes()
    {
        ReferencePage page;
        page.show();
        page.open(QStringLiteral("capture-castle-safe"));
        const QString before = page.current();
        QSignalSpy shown(&page, &ReferencePage::rulingShown);
        QTest::keyClicks(page.search(), QStringLiteral("wheel of fortune"));
        QVERIFY(page.current() != before);
        QCOMPARE(page.list()->currentIndex().row(), 0);
        const qsizetype typed = shown.size();
        QVERIFY(page.list()->model()->rowCount() > 0);
        QVERIFY(page.list()->model()->rowCount() < 30);
        QTest::keyClick(page.search(), Qt::Key_Down);
        QCOMPARE(shown.size(), typed); // in the list, at what is read
        QCOMPARE(page.current(), shown.last().at(0).toString());
        QVERIFY(!page.article()->extraSelections().isEmpty());
        QTest::keyClick(page.search(), Qt::Key_Escape);
        QVERIFY(page.search()->text().isEmpty());
        QVERIFY(page.article()->extraSelections().isEmpty());
        QCOMPARE(page.current(), shown.last().at(0).toString());
        page.back(); // past all that was found while typing
        QCOMPARE(page.current(), before);
    }

    void goesBackAndForward()
    {
        ReferencePage page;
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page, windowPatience));
        QSignalSpy left(&page, &ReferencePage::leftFor);
        page.open(QStringLiteral("tower-range-per-floor"));
        emit page.article()->rulingAsked(QStringLiteral("capture-one-only"));
        emit page.article()->rulingAsked(QStringLiteral("capture-castle-safe"));
        page.back();
        QCOMPARE(page.current(), QStringLiteral("capture-one-only"));
        QTest::keyClick(page.article(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(page.current(), QStringLiteral("tower-range-per-floor"));
        QCOMPARE(left.size(), 0);
        page.back();
        QCOMPARE(left.size(), 1);
        QCOMPARE(left.at(0).at(0).toString(), QStringLiteral("tower-range-per-floor"));
        page.forward();
        page.forward();
        QCOMPARE(page.current(), QStringLiteral("capture-one-only"));
        emit page.article()->rulingAsked(QStringLiteral("capture-optional")); // forgets what lay ahead
        page.forward();
        QCOMPARE(page.current(), QStringLiteral("capture-optional"));
    }

    void movingThroughTheListIsOneStepBack()
    {
        ReferencePage page;
        page.show();
        emit page.article()->rulingAsked(QStringLiteral("capture-one-only"));
        page.list()->setFocus();
        QTest::keyClick(page.list(), Qt::Key_Down);
        QTest::keyClick(page.list(), Qt::Key_Down);
        QTest::keyClick(page.list(), Qt::Key_Down);
        QVERIFY(page.current() != QStringLiteral("capture-one-only"));
        page.back();
        QCOMPARE(page.current(), QStringLiteral("capture-one-only"));
    }

    void footnotesLeadThereAndBack()
    {
        MainWindow window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, windowPatience));
        window.document().openCopy(
            findExample(QStringLiteral("capture/four-in-reach.towerwatch.yaml"))->scenario);
        RulingView *view = window.page()->view();
        ReferencePage *reference = window.bottom()->reference();
        QVERIFY(!reference->isVisible());
        const auto notes = view->contents().notes;
        QVERIFY(notes.size() > 2);
        for (std::size_t i = 0; i < notes.size(); ++i)
            emit view->anchorClicked(QUrl(QStringLiteral("note:%1").arg(i + 1)));
        const QStringList links = linksOf(*view->document(), QStringLiteral("ruling"));
        QCOMPARE(links.size(), std::ssize(notes));
        for (const QString &id : links) {
            emit view->anchorClicked(QUrl(QStringLiteral("ruling:") + id));
            QVERIFY(reference->isVisible());
            QCOMPARE(reference->current(), id);
            QCOMPARE(QApplication::focusWidget(), reference->article());
            reference->back();
            QCOMPARE(QApplication::focusWidget(), view);
        }
    }

    /// Capitals do not come first, and an umlaut stands beside its vowel, wherever the program runs.
    void glossaryIsSortedAsItsLanguageIs()
    {
        useLanguage(QStringLiteral("de"));
        const auto english = qScopeGuard([] { useLanguage(QStringLiteral("en")); });
        GlossaryPage page;
        const QAbstractItemModel *rows = page.table()->model();
        const QCollator order(QLocale(QStringLiteral("de")));
        int mixed = 0;
        for (int row = 1; row < rows->rowCount(); ++row) {
            const QString before = rows->index(row - 1, 0).data().toString(),
                          now = rows->index(row, 0).data().toString();
            QVERIFY2(order.compare(before, now) <= 0, qPrintable(before + " / " + now));
            mixed += before.at(0).isLower() && now.at(0).isUpper();
        }
        QVERIFY(mixed > 0);
    }

    void glossaryHoldsAllTermsInAllLanguages()
    {
        GlossaryPage page;
        QCOMPARE(page.table()->model()->rowCount(), static_cast<int>(glossary().size()));
        QCOMPARE(page.table()->model()->columnCount(), static_cast<int>(glossaryLanguages().size()));
        page.search()->setText(QStringLiteral("TURM"));
        const int few = page.table()->model()->rowCount();
        QVERIFY(few > 0 && few < static_cast<int>(glossary().size()));
        page.search()->setText(QStringLiteral("no such term"));
        QCOMPARE(page.table()->model()->rowCount(), 0);
    }

    void everythingFollowsTheLanguage()
    {
        MainWindow window;
        window.bottom()->openRuling(QStringLiteral("capture-castle-safe"));
        const Ruling *ruling = builtInRulings().find("capture-castle-safe");
        for (const char *language : {"de", "nl", "en"}) {
            chooseLanguage(QLatin1String(language));
            QCoreApplication::processEvents();
            QVERIFY(window.bottom()->reference()->article()->toPlainText().contains(rulingTitle(*ruling)));
            QCOMPARE(window.bottom()->reference()->list()->currentIndex().data().toString(),
                     rulingTitle(*ruling));
        }
    }
};

TOWERWATCH_WINDOW_TEST(tst_ReferencePage)
#include "tst_referencepage.moc"
