// SPDX-License-Identifier: MIT
/// The board stays where it is on the screen, whatever is done beside it and on it.
#include "app/window/frame/mainwindow.h"
#include "tests/support/testmain.h"
#include "tests/support/windowtest.h"
#include "views/window/board/boardwidget.h"

#include <QDockWidget>
#include <QTimer>

using namespace towerwatch;

class tst_BoardStill : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-board-still")); }

    void init()
    {
        m_window = windowtest::shownWindow(1366, 768);
        QVERIFY(m_window);
        m_window->activateWindow();
        m_board = m_window->board();
        m_board->setFocus();
        Scenario table;
        for (int x = 0; x < 6; ++x)
            for (int y = 0; y < 3; ++y)
                table.tiles.push_back({"tower-02-meadow", {x, y}});
        table.players.push_back({Colour::Red});
        m_window->document().openCopy(table);
        m_board->zoomToFit();
        settle();
        m_before = place();
    }

    void cleanup() { windowtest::drop(m_window); }

    void docksThatOpenAndClose()
    {
        const auto docks = m_window->findChildren<QDockWidget *>();
        QVERIFY(docks.size() >= 10);
        for (int times = 0; times < 2; ++times)
            for (QDockWidget *dock : docks) {
                const bool shown = dock->isVisible();
                dock->toggleViewAction()->trigger();
                settle();
                QVERIFY(dock->isVisible() != shown);
                QVERIFY2(place() == m_before, qPrintable(dock->objectName()));
            }
    }

    void pagesThatOpenAndClose()
    {
        for (const Do what :
             {Do::ComparePage, Do::ReferencePage, Do::GlossaryPage, Do::TablesPage, Do::SourcePage,
              Do::SourcePage, Do::ShowReference, Do::TakeFigure, Do::LayTile}) {
            m_window->action(what)->trigger();
            settle();
            QCOMPARE(place(), m_before);
        }
    }

    void docksThatGoElsewhere()
    {
        auto *tiles = m_window->findChild<QDockWidget *>(QStringLiteral("tileDock"));
        for (const Qt::DockWidgetArea area : {Qt::RightDockWidgetArea, Qt::TopDockWidgetArea,
                                              Qt::BottomDockWidgetArea, Qt::LeftDockWidgetArea}) {
            m_window->addDockWidget(area, tiles);
            settle();
            QCOMPARE(place(), m_before);
        }
    }

    void clicksKeysAndSteps()
    {
        const auto unmoved = [this] {
            settle();
            return place() == m_before;
        };
        for (const Square square : {Square{1, 1}, {0, 0}, {5, 2}}) {
            QTest::mouseClick(m_board, Qt::LeftButton, {}, middle(square));
            QVERIFY(unmoved());
        }
        for (const int key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Plus, Qt::Key_Return, Qt::Key_1, Qt::Key_T,
                              Qt::Key_Return, Qt::Key_Escape, Qt::Key_Delete}) {
            QTest::keyClick(m_board, Qt::Key(key));
            QVERIFY2(unmoved(), qPrintable(QKeySequence(key).toString()));
        }
        for (const Do what : {Do::Undo, Do::Redo, Do::Undo, Do::AskFloor, Do::Perform, Do::Undo}) {
            m_window->action(what)->trigger();
            QVERIFY(unmoved());
        }
    }

    /// At the edge of the widget: nothing moves for the square that is proposed next.
    void tilesThatAreLaid()
    {
        m_board->panTo(m_board->view().origin + QPoint(m_board->width() - middle({6, 0}).x() - half(), 0));
        settle();
        m_before = place();
        QVERIFY(m_board->isSeen({6, 0}) && !m_board->isSeen({7, 0}));
        QTest::mouseMove(m_board, middle({6, 0}));
        QTest::mouseClick(m_board, Qt::LeftButton, {}, middle({6, 0}));
        for (const int key : {Qt::Key_B, Qt::Key_Return}) {
            QTest::keyClick(m_window->focusWidget(), Qt::Key(key));
            settle();
            QCOMPARE(place(), m_before);
        }
        QCOMPARE(m_window->document().scenario().tiles.size(), 19u);
        QVERIFY(m_board->cursor() != std::optional(Square{6, 0})); // went on
    }

    /// Another program changed the file that is on the table.
    void aFileThatIsReadAgain()
    {
        m_board->zoomTo(0.7);
        settle();
        m_before = place();
        m_window->showOpened();
        settle();
        QCOMPARE(place(), m_before);
    }

    /// The first tile of a table does not jump from under the mouse.
    void theFirstTile()
    {
        m_window->document().openCopy({});
        m_board->zoomToFit();
        settle();
        const auto at = [this] { return m_board->mapToGlobal(m_board->squareRect({2, 1}).center()); };
        const QPointF before = at();
        m_board->setHand({.tile = QStringLiteral("base-B-monastery")});
        QTest::mouseMove(m_board, middle({2, 1}));
        QTest::mouseClick(m_board, Qt::LeftButton, {}, middle({2, 1}));
        settle();
        QCOMPARE(m_window->document().scenario().tiles.size(), 1u);
        QCOMPARE(at(), before);
    }

private:
    /// Lets docks that open find their size.
    void settle()
    {
        const auto isStill = [this] {
            const auto timers = m_window->findChildren<QTimer *>();
            return std::ranges::none_of(
                timers, [](const QTimer *timer) { return timer->isActive() && timer->isSingleShot(); });
        };
        QCoreApplication::processEvents();
        QTRY_VERIFY(isStill());
        QCoreApplication::processEvents();
    }

    /// Of a tile, on the screen.
    QRectF place() const { return m_board->squareRect({1, 1}).translated(m_board->mapToGlobal(QPointF())); }
    QPoint middle(Square square) const { return m_board->squareRect(square).center().toPoint(); }
    int half() const { return m_board->squareRect({0, 0}).toRect().width() / 2 + 2; }

    std::unique_ptr<MainWindow> m_window;
    BoardWidget *m_board = nullptr;
    QRectF m_before;
};

TOWERWATCH_WINDOW_TEST(tst_BoardStill)
#include "tst_boardstill.moc"
