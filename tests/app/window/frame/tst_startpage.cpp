// SPDX-License-Identifier: MIT
/// The page that a window begins with: its cards lead to a verdict, and to the reader's own variation of it.
#include "app/system/language.h"
#include "app/window/session/session.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"
#include "tests/support/windowtest.h"
#include "views/search/boardsearch.h"
#include "views/window/board/boardwidget.h"
#include "views/window/frame/recentfiles.h"
#include "views/window/frame/startpage.h"
#include "views/words/words.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>

using namespace towerwatch;

class tst_StartPage : public QObject
{
    Q_OBJECT

private:
    static QString titleOf(std::string_view path) { return utf8(wordsOf(*findShipped(path)).title); }

    QPushButton *card(std::string_view path) const
    {
        for (auto *button : m_window->start()->findChildren<QPushButton *>())
            if (button->accessibleName() == titleOf(path))
                return button;
        return nullptr;
    }

    int docksShown() const
    {
        const auto docks = m_window->findChildren<QDockWidget *>();
        return static_cast<int>(std::ranges::count_if(docks, &QWidget::isVisible));
    }

    /// What somebody can press, type in or take: menus, buttons, fields, each tile and figure of a list.
    int controlsSeen() const
    {
        const auto isSeen = [](const QWidget *widget) {
            return widget->isVisible() && !widget->visibleRegion().isEmpty();
        };
        const auto menus = m_window->menuBar()->actions();
        auto count = std::ranges::count_if(menus, &QAction::isVisible);
        count += std::ranges::count_if(m_window->findChildren<QAbstractButton *>(), isSeen);
        count += std::ranges::count_if(m_window->findChildren<QLineEdit *>(), isSeen);
        count += std::ranges::count_if(m_window->findChildren<QComboBox *>(), isSeen);
        for (const auto *list : m_window->findChildren<QListView *>())
            for (int row = 0; isSeen(list) && row < list->model()->rowCount(); ++row)
                count +=
                    !list->isRowHidden(row) && list->viewport()->rect().contains(
                                                   list->visualRect(list->model()->index(row, 0)).center());
        return static_cast<int>(count);
    }

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-startpage")); }

    void init()
    {
        m_window = windowtest::shownWindow();
        QVERIFY(m_window);
        m_docks = docksShown();
        m_window->showStart();
        QCoreApplication::processEvents(); // until the cards lie where they belong
    }

    void cleanup() { windowtest::drop(m_window); }

    /// Whoever begins is not asked to choose among many things.
    void fewThingsAreSeen()
    {
        m_window->resize(1280, 720);
        QCoreApplication::processEvents();
        const int first = controlsSeen();
        QVERIFY2(first >= 16 && first <= 25, qPrintable(QString::number(first)));
        m_window->action(Do::New)->trigger();
        QTRY_COMPARE(docksShown(), m_docks);
        QCoreApplication::processEvents();
        const int empty = controlsSeen();
        QVERIFY2(empty > first && empty <= 44, qPrintable(QString::number(empty)));
    }

    /// As plain as a card can show it: a dispute of few tiles and figures.
    void theBoardsAreSmall()
    {
        QVERIFY(!startBoards().empty() && startBoards().size() <= 8);
        for (const std::string_view path : startBoards()) {
            QVERIFY2(findShipped(path), path.data());
            const Scenario scenario = *readScenario(findShipped(path)->text, builtInTiles()).scenario;
            const Extent extent = extentOf(scenario);
            QVERIFY2(extent.columns() <= 5 && extent.rows() <= 3, path.data());
            QVERIFY2(scenario.figures.size() <= 5, path.data());
        }
    }

    /// One click leads to the verdict, on a table that is nobody's file and would not be missed.
    void aCardLeadsToItsVerdict_data()
    {
        QTest::addColumn<QString>("path");
        for (const std::string_view path : startBoards())
            QTest::newRow(path.data()) << QString(utf8(path));
    }
    void aCardLeadsToItsVerdict()
    {
        QFETCH(QString, path);
        QCOMPARE(docksShown(), 0);
        QTest::mouseClick(card(path.toStdString()), Qt::LeftButton);
        QVERIFY(m_window->board()->isVisible() && m_window->board()->hasFocus());
        QCOMPARE(docksShown(), m_docks);
        QCOMPARE(m_window->desk()->current, 0);
        QVERIFY(m_window->desk()->answer);
        QVERIFY(m_window->document().path().isEmpty() && !m_window->document().isModified());
    }

    /// The arrow keys go through the cards as they stand, and Enter opens one; then a floor more is a click
    /// and a key.
    void aVariationIsNear()
    {
        QVERIFY(card(startBoards()[0])->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QVERIFY(card(startBoards()[1])->hasFocus());
        const QPoint above = QApplication::focusWidget()->pos();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QCOMPARE(QApplication::focusWidget()->x(), above.x());
        QVERIFY(QApplication::focusWidget()->y() > above.y());
        QTest::keyClick(card(startBoards()[0]), Qt::Key_Return);
        const auto &answer = std::get<PlaceFloorAnswer>(m_window->desk()->answer->body);
        const int range = answer.range;
        QTest::mouseClick(m_window->board(), Qt::LeftButton, {},
                          m_window->board()->squareRect({0, 0}).center().toPoint());
        QTest::keyClick(m_window->board(), Qt::Key_Plus);
        QCOMPARE(std::get<PlaceFloorAnswer>(m_window->desk()->answer->body).range, range + 1);
    }

    /// It gives way to whatever happens on the table, comes back when it is asked for, and leaves that alone.
    void itGivesWay()
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(m_window->board()->isVisible());
        m_window->action(Do::StartPage)->trigger();
        QTest::mouseClick(card(startBoards()[0]), Qt::LeftButton);
        const PositionPtr table = m_window->desk()->position;
        m_window->action(Do::StartPage)->trigger();
        QVERIFY(m_window->start()->isVisible());
        QCOMPARE(m_window->desk()->position, table);
        m_window->action(Do::New)->trigger();
        QVERIFY(m_window->board()->isVisible() && m_window->document().isUntouched());
    }

    /// In a narrow window, in every language, all of it is as wide as the page and every title is seen whole.
    void itFitsNarrowWindows_data() { languageRows(); }
    void itFitsNarrowWindows()
    {
        QFETCH(QString, language);
        m_window->files()->recent().add(
            QStringLiteral("/a-file-with-a-very-long-name-indeed.towerwatch.yaml"));
        chooseLanguage(language);
        for (const int width : {960, 640}) {
            m_window->resize(width, 600);
            QCoreApplication::processEvents();
            QCOMPARE(m_window->width(), width);
            QCOMPARE(m_window->start()->horizontalScrollBar()->maximum(), 0);
            for (const std::string_view path : startBoards())
                for (const auto *label : card(path)->findChildren<QLabel *>())
                    QVERIFY2(label->heightForWidth(label->width()) <= label->height(), path.data());
        }
        chooseLanguage(QStringLiteral("en"));
    }

    /// A program that is started without a file begins with it; the window keeps the layout of a table.
    void theProgramBeginsWithIt()
    {
        QVERIFY(m_window->close());
        Session session;
        session.start({});
        MainWindow *first = session.windows().constFirst();
        QVERIFY(first->start() && first->start()->isVisible());
        first->close();
        m_window = windowtest::shownAgain();
        QCOMPARE(docksShown(), m_docks);
    }

private:
    std::unique_ptr<MainWindow> m_window;
    int m_docks = 0;
};

TOWERWATCH_WINDOW_TEST(tst_StartPage)

#include "tst_startpage.moc"
