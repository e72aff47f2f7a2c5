// SPDX-License-Identifier: MIT
/// What cannot be done says why, wherever one looks for it.
#include "app/window/frame/mainwindow.h"
#include "app/window/presenters/boardmenu.h"
#include "tests/support/testmain.h"
#include "tests/support/windowtest.h"
#include "views/window/board/boardwidget.h"

#include <QMenu>
#include <QStatusBar>

using namespace towerwatch;

class tst_WhyNot : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-whynot")); }

    void init()
    {
        m_window = windowtest::shownWindow();
        QVERIFY(m_window);
    }

    void cleanup() { windowtest::drop(m_window); }

    /// In every state of the desk, whatever action cannot be taken has a reason, and no other has.
    void actionsSayWhy()
    {
        QSet<QString> reasons;
        checkActions(reasons);
        open();
        checkActions(reasons);
        for (const Square square : {Square{0, 0}, Square{1, 0}, Square{2, 0}, Square{9, 9}}) {
            m_window->desk().take(ondesk::Selected{{square}});
            checkActions(reasons);
        }
        QVERIFY(reasons.size() > 8);
    }

    /// The menu of a tile without a road or foundation still has the entries, with what stands in the way.
    void theMenuOfATileSaysWhy()
    {
        open();
        m_window->desk().take(ondesk::Selected{{Square{2, 0}}});
        QMenu menu;
        fillBoardMenu(menu,
                      {*m_window, m_window->document(), m_window->actions(), m_window->desk(),
                       *m_window->board(), *m_window->findChild<HintBar *>()},
                      *m_window->blocks(), {2, 0}, -1);
        QVERIFY(menu.toolTipsVisible());
        for (const Do what : {Do::FloorUp, Do::FloorDown, Do::Bridge, Do::Castle})
            QVERIFY(menu.actions().contains(m_window->action(what)));
        QVERIFY(!m_window->action(Do::Bridge)->isEnabled());
        QVERIFY(m_window->action(Do::Castle)->isEnabled());
    }

    /// A key that does nothing here says why; the key of something that can be done does it.
    void keysSayWhy()
    {
        open();
        m_window->board()->setFocus();
        m_window->board()->setCursorSquare({2, 0});
        m_window->statusBar()->clearMessage();
        QTest::keyClick(m_window->board(), Qt::Key_Plus, Qt::ShiftModifier);
        QCOMPARE(m_window->statusBar()->currentMessage(), m_window->action(Do::FloorUp)->statusTip());
        QTest::keyClick(m_window->board(), Qt::Key_B);
        QCOMPARE(m_window->statusBar()->currentMessage(), m_window->action(Do::Bridge)->statusTip());
        m_window->board()->setCursorSquare({0, 0});
        QTest::keyClick(m_window->board(), Qt::Key_Plus);
        QCOMPARE(m_window->document().scenario().tiles[0].floors, 2);
    }

private:
    void checkActions(QSet<QString> &reasons)
    {
        for (int i = 0; i < static_cast<int>(Do::Count_); ++i) {
            const QAction *action = m_window->action(static_cast<Do>(i));
            if (action->isEnabled())
                continue;
            QVERIFY2(action->toolTip() == action->statusTip(), qPrintable(action->objectName()));
            QVERIFY2(action->statusTip().endsWith(u'.'), qPrintable(action->objectName()));
            reasons << action->statusTip();
        }
    }

    void open()
    {
        QVERIFY(windowtest::openText(*m_window, "towerwatch: 1\ntiles:\n"
                                                "  - {tile: tower-02-meadow, at: [0, 0], floors: 1}\n"
                                                "  - {tile: base-U-road-straight, at: [1, 0]}\n"
                                                "  - {tile: base-C-city-all-sides-coa, at: [2, 0]}\n"));
    }

    std::unique_ptr<MainWindow> m_window;
};

TOWERWATCH_WINDOW_TEST(tst_WhyNot)
#include "tst_whynot.moc"
