// SPDX-License-Identifier: MIT
/// Windows fit the screen: the first, later ones, and those that lay on a larger or another screen before.
#include "app/window/frame/mainwindow.h"
#include "app/window/session/session.h"
#include "tests/support/testmain.h"
#include "views/window/board/boardwidget.h"
#include "views/window/frame/windowplace.h"

#include <QDockWidget>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>

using namespace towerwatch;

class tst_WindowPlace : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QSettings().clear(); }

    void rectanglesFit_data()
    {
        QTest::addColumn<QRect>("wanted");
        QTest::addColumn<QRect>("expected");
        QTest::newRow("fits") << QRect(10, 20, 800, 600) << QRect(10, 20, 800, 600);
        QTest::newRow("too large") << QRect(0, 0, 1280, 720) << QRect(0, 0, 1024, 720);
        QTest::newRow("beyond the corner") << QRect(900, 700, 800, 600) << QRect(224, 168, 800, 600);
        QTest::newRow("missing screen") << QRect(-2000, -900, 800, 600) << QRect(0, 0, 800, 600);
        QTest::newRow("far larger") << QRect(5, 5, 5000, 5000) << QRect(0, 0, 1024, 768);
    }

    void rectanglesFit()
    {
        QFETCH(QRect, wanted);
        QTEST(fitted(wanted, {0, 0, 1024, 768}), "expected");
    }

    void everyWindowLiesOnItsScreen()
    {
        const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
        Session session;
        session.start({});
        for (int i = 0; i < 40; ++i)
            session.newWindow();
        for (const MainWindow *window : session.windows()) {
            const QRect place = window->geometry();
            QVERIFY2(room.contains(place), qPrintable(QStringLiteral("%1, %2: %3 × %4")
                                                          .arg(place.x())
                                                          .arg(place.y())
                                                          .arg(place.width())
                                                          .arg(place.height())));
        }
    }

    void aRestoredWindowLiesOnTheScreen()
    {
        const QRect room = QGuiApplication::primaryScreen()->availableGeometry();
        {
            MainWindow window;
            window.setGeometry(room.right() - 50, room.bottom() - 50, 3000, 2000);
            QVERIFY(window.close());
        }
        const MainWindow again;
        QVERIFY(room.contains(again.geometry()));
    }

    /// The page of a collection is not there at a start, when none is open; one that needs none is.
    void pagesAreRestoredButThatOfTheCollection()
    {
        const auto isShown = [](const MainWindow &window, const char *name) {
            return window.findChild<QDockWidget *>(QLatin1String(name))->isVisibleTo(&window);
        };
        {
            MainWindow window;
            for (const char *name : {"tablesDock", "collectionDock"})
                window.findChild<QDockWidget *>(QLatin1String(name))->show();
            QVERIFY(isShown(window, "collectionDock"));
            QVERIFY(window.close());
        }
        const MainWindow again;
        QVERIFY(isShown(again, "tablesDock") && !isShown(again, "collectionDock"));
    }

    void aFittedBoardIsFittedAgain()
    {
        MainWindow window;
        window.resize(1280, 720);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window, windowPatience));
        Scenario row;
        for (int x = 0; x < 6; ++x)
            row.tiles.push_back({"base-B-monastery", {x, 0}, Rotation::R0, 0, {}});
        window.document().openCopy(row);
        window.board()->zoomToFit();
        window.resize(900, 600);
        QCoreApplication::processEvents();
        const QRectF board(window.board()->rect());
        QVERIFY(board.contains(window.board()->squareRect({0, 0})));
        QVERIFY(board.contains(window.board()->squareRect({5, 0})));
        window.document().undoStack()->setClean();
    }

    /// What the window needs at least fits a small screen, so that the ruling is never beyond its edge.
    void theLeastWindowIsSmall()
    {
        MainWindow window;
        window.show();
        const QSize least = window.minimumSizeHint();
        QVERIFY2(least.width() <= 1024 && least.height() <= 700,
                 qPrintable(QStringLiteral("%1 × %2").arg(least.width()).arg(least.height())));
    }
};

TOWERWATCH_WINDOW_TEST(tst_WindowPlace)
#include "tst_windowplace.moc"
