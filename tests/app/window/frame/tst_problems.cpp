// SPDX-License-Identifier: MIT
/// What looks wrong is marked where it is, counted in the status bar and told above the rulings it bears on.
#include "app/window/frame/bottompages.h"
#include "app/window/frame/mainwindow.h"
#include "app/window/frame/problemcounter.h"
#include "model/edit/repair.h"
#include "tests/support/testmain.h"
#include "tests/support/windowtest.h"
#include "views/drawing/overlay.h"
#include "views/window/board/boardwidget.h"
#include "views/window/editing/sourceedit.h"
#include "views/window/lists/listpage.h"
#include "views/window/lists/problemlist.h"
#include "views/window/ruling/rulingpage.h"

#include <QAccessible>
#include <QStatusBar>

using namespace towerwatch;

namespace {

/// A road that ends at a meadow, and a pig on a road.
const char *const wrongBoard = "X1 |; |(_r,_r1); X: tower-07-road-crossroads; _r: pig road N; red:; blue:; "
                               "questions: [{ask: place-floor, at: [0, 0]}, {ask: score, tile: [0, 0]}]";

} // namespace

class tst_Problems : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-problems")); }

    void init()
    {
        m_window = windowtest::shownWindow();
        QVERIFY(m_window);
        open(wrongBoard);
    }

    void cleanup() { windowtest::drop(m_window); }

    void marksStayOnTheBoard()
    {
        const auto &warnings = m_window->board()->marks().warnings;
        QVERIFY(warnings);
        QCOMPARE(warnings->size(), 2u);
        m_window->desk().take(ondesk::Chosen{1});
        m_window->desk().take(ondesk::Selected{{Square{0, 0}}});
        QCOMPARE(m_window->board()->marks().warnings->size(), 2u);
        const std::string drawn =
            drawing::marksOver(m_window->board()->scene(), m_window->board()->marks(), {});
        QVERIFY(drawn.find("M0 -10.5") != std::string::npos);
        open("towerwatch: 1\ntiles:\n  - {tile: base-U-road-straight, at: [0, 0]}\n");
        QVERIFY(!m_window->board()->marks().warnings);
    }

    /// Both squares of a border and the figure say it, to whoever cannot see the marks.
    void squaresSayWhatIsWrong()
    {
        BoardWidget *board = m_window->board();
        QCOMPARE(board->warningsAt({1, 0}).size(), 1);
        QCOMPARE(board->warningsAt({0, 0}).size(), 1);
        QCOMPARE(board->warningsAt({2, 0}).size(), 0);
        QCOMPARE(board->warningsAt({0, 1}, 0).size(), 1);
        QVERIFY(board->describe(Square{1, 0}).contains(board->warningsAt({1, 0}).first()));
        QVERIFY(board->describe(0).contains(board->warningsAt({0, 1}, 0).first()));
    }

    void theCounterLeadsToEachInTurn()
    {
        auto *counter = m_window->findChild<ProblemCounter *>();
        QVERIFY(counter && counter->isVisible());
        QCOMPARE(counter->count(), 2);
        QVERIFY(counter->accessibleName().contains(u'2'));
        QVERIFY(counter->focusPolicy() & Qt::TabFocus);
        m_window->action(Do::NextProblem)->trigger(); // what bears on the answer comes first
        QCOMPARE(m_window->desk()->selectedFigure(), 0);
        QVERIFY(!m_window->statusBar()->currentMessage().isEmpty());
        m_window->action(Do::NextProblem)->trigger();
        QCOMPARE(m_window->board()->cursor(), Square({1, 0}));
        QCOMPARE(m_window->desk()->selection.square, Square({1, 0}));
        m_window->action(Do::NextProblem)->trigger();
        QCOMPARE(m_window->desk()->selectedFigure(), 0);
        open("towerwatch: 1\ntiles:\n  - {tile: base-U-road-straight, at: [0, 0]}\n");
        QVERIFY(counter->isHidden());
    }

    /// A line leads to its problem, and the one below it mends it.
    void theCounterListsThem()
    {
        auto *counter = m_window->findChild<ProblemCounter *>();
        const auto lines = [counter] {
            emit counter->menu()->aboutToShow();
            return counter->menu()->actions();
        };
        lines().first()->trigger();
        QCOMPARE(m_window->desk()->selectedFigure(), 0);
        qsizetype fixes = 0;
        for (const Warning &warning : *m_window->desk()->warnings)
            fixes += fixOf(*m_window->desk()->position, warning).has_value();
        QCOMPARE(fixes, 1); // nobody knows where the pig belongs
        const auto all = lines();
        QCOMPARE(all.size(), counter->count() + fixes + 2); // a line that parts, and all of them
        const auto fix = std::ranges::find(all, QStringLiteral("fix"), &QAction::objectName);
        (*fix)->trigger();
        QCOMPARE(counter->count(), 1);
        QVERIFY(m_window->document().undoStack()->count() > 0);
    }

    /// Not even in the status bar a problem outlives what was done about it.
    void whatIsMendedIsNoLongerSaid()
    {
        m_window->action(Do::NextProblem)->trigger();
        const QString said = m_window->statusBar()->currentMessage();
        QVERIFY(!said.isEmpty());
        Scenario mended = m_window->document().scenario();
        mended.tiles.resize(1);
        mended.figures.clear();
        m_window->document().edit(mended, QStringLiteral("mended"));
        QVERIFY(m_window->findChild<ProblemCounter *>()->isHidden());
        QVERIFY(m_window->statusBar()->currentMessage() != said);
    }

    /// A problem without a square is in the list, with what mends it; its line leads to the tables.
    void whatHasNoPlaceIsInTheList()
    {
        open("towerwatch: 1\nplayers:\n  red: {prisoners: [{figure: meeple, owner: blue}]}\n"
             "  blue: {prisoners: [{figure: meeple, owner: red}]}\n"
             "tiles:\n  - {tile: base-U-road-straight, at: [0, 0]}\n");
        m_window->action(Do::NextProblem)->trigger();
        QMenu *list = m_window->findChild<ProblemCounter *>()->menu();
        QVERIFY(list->isVisible());
        QVERIFY(!m_window->bottom()->tables()->isVisible());
        QCOMPARE(list->actions().at(1)->objectName(), QStringLiteral("fix"));
        list->close();
        list->actions().first()->trigger();
        QVERIFY(m_window->bottom()->tables()->isVisible());
        QCOMPARE(m_window->bottom()->tables()->currentIndex(), int(Lists::ProblemsTab));
    }

    /// A row leads to the very place in the text, also where what it is about is selected on the board.
    void rowsLeadToLineAndColumn()
    {
        m_window->action(Do::SourcePage)->trigger();
        m_window->action(Do::TablesPage)->trigger();
        Lists *lists = m_window->bottom()->tables();
        lists->setCurrentIndex(Lists::ProblemsTab);
        const SourceEdit *edit = m_window->bottom()->source()->edit();
        QCOMPARE(lists->problems()->rowCount(), 2);
        for (int row = 0; row < 2; ++row) {
            const ProblemRow &there = lists->problems()->at(row);
            QVERIFY(there.mark.line > 0 && (there.at || there.figure >= 0));
            lists->page(Lists::ProblemsTab)->table()->setCurrentIndex(lists->problems()->index(row, 0));
            QCOMPARE(edit->cursorLine(), there.mark.line);
            QCOMPARE(edit->textCursor().positionInBlock() + 1, there.mark.column);
            QCOMPARE(m_window->desk()->selectedFigure(), there.figure);
        }
    }

    /// The ruling says it where it bears on the answer, and only there.
    void rulingsSayWhatBearsOnThem()
    {
        const auto warnings = [this] { return m_window->desk().words().page.warnings; };
        QCOMPARE(warnings().size(), 1); // the pig is in reach
        QCOMPARE(warnings().front().figure, 0);
        m_window->desk().take(ondesk::Chosen{1});
        QCOMPARE(warnings().size(), 2); // the tile's road ends at a meadow, and the pig is on it
        QCOMPARE(warnings().front().squares.size(), 2);
        QVERIFY(m_window->page()->view()->toHtml().contains(QStringLiteral("do:nextProblem")));
        m_window->desk().take(ondesk::Asked{{.ask = Ask::Actions, .by = Colour::Red}});
        QVERIFY(warnings().empty());
        QVERIFY(!m_window->page()->view()->toHtml().contains(QStringLiteral("do:nextProblem")));
    }

private:
    void open(const char *text) { QVERIFY(windowtest::openText(*m_window, text)); }

    std::unique_ptr<MainWindow> m_window;
};

TOWERWATCH_WINDOW_TEST(tst_Problems)
#include "tst_problems.moc"
