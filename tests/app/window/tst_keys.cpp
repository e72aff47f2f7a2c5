// SPDX-License-Identifier: MIT
/// Keys have one meaning, wherever the keyboard is.
#include "app/window/bottompages.h"
#include "app/window/mainwindow.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "views/board/boardwidget.h"
#include "views/editing/sourceedit.h"
#include "views/editing/sourceview.h"
#include "views/lists/listpage.h"
#include "views/lists/lists.h"
#include "views/ruling/rulingpage.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>

using namespace towerwatch;

namespace {

const char *const keysExample = R"(towerwatch: 1
players: {red: {floors: 5}, blue: {floors: 5}}
tiles:
  - {tile: tower-02-meadow, at: [0, 0], floors: 1}
  - {tile: base-U-road-straight, at: [1, 0]}
figures:
  - {figure: meeple, owner: blue, at: [1, 0], on: road E}
questions:
  - {ask: place-floor, at: [0, 0]}
)";

} // namespace

class tst_Keys : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("towerwatch-tests-keys"));
        QSettings().clear();
    }

    void init()
    {
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        const auto read = readScenario(keysExample, builtInTiles());
        QVERIFY(read.scenario);
        m_window->document().openCopy(*read.scenario);
        m_window->activateWindow();
    }

    void cleanup()
    {
        m_window->document().undoStack()->setClean();
        m_window.reset();
    }

    void theKeyOfExpectationsWorksInTheirTable()
    {
        focusTable(Lists::QuestionsTab);
        const auto *expect = m_window->findChild<QAction *>(QStringLiteral("expectAnswer"));
        press(expect->shortcut());
        QVERIFY(scenario().questions.at(0).expect.has_value());
        QCOMPARE(scenario().tiles[0].floors, 1);
    }

    /// It places a floor, but only from the board and the page that speaks of it.
    void carryingOutIsForTheBoardAndItsRuling()
    {
        const QKeySequence keys = m_window->action(Do::Perform)->shortcut();
        focusTable(Lists::QuestionsTab);
        press(keys);
        focusTable(Lists::PlayersTab);
        press(keys);
        m_window->action(Do::SourcePage)->trigger();
        m_window->bottom()->source()->setFocus();
        press(keys);
        QCOMPARE(scenario().tiles[0].floors, 1);
        m_window->board()->setFocus();
        press(keys);
        QCOMPARE(scenario().tiles[0].floors, 2);
        m_window->page()->view()->setFocus();
        press(keys);
        QCOMPARE(scenario().tiles[0].floors, 3);
    }

    void theKeyForFindingDealsNoFloors()
    {
        focusTable(Lists::PlayersTab);
        press(QKeySequence::Find);
        QVERIFY(!m_window->document().isModified());
    }

private:
    const Scenario &scenario() const { return m_window->document().scenario(); }

    void focusTable(Lists::Tab tab)
    {
        if (!m_window->action(Do::TablesPage)->isChecked())
            m_window->action(Do::TablesPage)->trigger();
        m_window->bottom()->tables()->setCurrentIndex(tab);
        CellTable *table = m_window->bottom()->tables()->page(tab)->table();
        table->setCurrentIndex(table->model()->index(0, 0));
        table->setFocus();
        QTRY_VERIFY(table->hasFocus());
    }

    static void press(const QKeySequence &keys)
    {
        const QKeyCombination first = keys[0];
        QTest::keyClick(QApplication::focusWidget(), first.key(), first.keyboardModifiers());
        QCoreApplication::processEvents();
    }

    std::unique_ptr<MainWindow> m_window;
};

TOWERWATCH_WINDOW_TEST(tst_Keys)

#include "tst_keys.moc"
