// SPDX-License-Identifier: MIT
/// What is done at the desk meets what was meant: the selection follows its figure, a dialog that is open for
/// long carries out what can still be done.
#include "app/window/frame/mainwindow.h"
#include "model/edit/edits.h"
#include "tests/support/testmain.h"
#include "tests/support/windowtest.h"
#include "views/window/board/boardwidget.h"
#include "views/window/ruling/questionpicker.h"
#include "views/window/ruling/rulingpage.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QInputDialog>
#include <QLabel>
#include <QStatusBar>

using namespace towerwatch;

namespace {

const char *const deskExample = R"(towerwatch: 1
turn: red
players:
  red: {floors: 5, supply: {meeple: 1}}
  blue: {prisoners: [{figure: meeple, owner: red}, {figure: large-meeple, owner: red}], floors: 5, points: 9}
  green: {}
tiles:
  - {tile: tower-02-meadow, at: [0, 0], floors: 1}
  - {tile: base-U-road-straight, at: [1, 0]}
figures:
  - {figure: meeple, owner: green, at: [1, 0], on: road E}
  - {figure: meeple, owner: green, at: [1, 0], on: road E}
  - {figure: meeple, owner: blue, at: [1, 0], on: field ENE}
  - {figure: large-meeple, owner: blue, at: [0, 0], on: field ENE}
)";

std::size_t prisonersOf(const Scenario &scenario, Colour colour)
{
    const Player *player = findPlayer(scenario, colour);
    return player ? player->prisoners.size() : 0;
}

} // namespace

class tst_DeskEdits : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-desk")); }

    void init()
    {
        m_window = windowtest::shownWindow();
        QVERIFY(m_window);
        QVERIFY(windowtest::openText(*m_window, deskExample));
        m_window->board()->setFocus();
    }

    void cleanup() { windowtest::drop(m_window); }

    /// What is shown as selected is what Delete removes, whatever happened in between.
    void aFigureStaysSelectedOverAnEdit()
    {
        m_window->board()->activate({0, 0}, 3);
        QTest::keyClick(m_window->board(), Qt::Key_Plus);
        QCOMPARE(scenario().tiles[0].floors, 2);
        QCOMPARE(m_window->board()->marks().selectedFigure, 3);
        QTest::keyClick(m_window->board(), Qt::Key_Delete);
        QCOMPARE(scenario().tiles.size(), std::size_t(2));
        QCOMPARE(scenario().figures.size(), std::size_t(3));
        QCOMPARE(scenario().figures[2].owner, Colour::Blue);
        QCOMPARE(scenario().figures[2].kind, FigureKind::Meeple);
    }

    /// Figures without an id are numbered: the number of the selected one changes when one before it goes.
    void theSelectionFollowsItsFigure()
    {
        m_window->board()->activate({0, 0}, 3);
        m_window->document().edit(withoutFigure(scenario(), 0), QStringLiteral("edit"));
        QCOMPARE(m_window->board()->marks().selectedFigure, 2);
        m_window->document().undoStack()->undo();
        QCOMPARE(m_window->board()->marks().selectedFigure, 3);
        QTest::keyClick(m_window->board(), Qt::Key_Delete);
        QCOMPARE(scenario().figures.size(), std::size_t(3));
        QCOMPARE(scenario().figures[0].owner, Colour::Green);
    }

    /// Also while the pointer lies over something else.
    void theSelectionCountsNotWhatLiesUnderThePointer()
    {
        m_window->board()->activate({0, 0}, 3);
        QTest::mouseMove(m_window->board(), m_window->board()->squareRect({1, 0}).center().toPoint());
        QTest::keyClick(m_window->board(), Qt::Key_Delete);
        QCOMPARE(scenario().tiles.size(), std::size_t(2));
        QCOMPARE(scenario().figures.size(), std::size_t(3));
        QVERIFY(std::ranges::none_of(
            scenario().figures, [](const Figure &figure) { return figure.kind == FigureKind::LargeMeeple; }));
    }

    /// What was edited while somebody chose is not taken back by the choice.
    void aRansomKeepsWhatHappenedMeanwhile()
    {
        ask({.ask = Ask::Ransom, .by = Colour::Red});
        choosing([&] { m_window->document().edit(withoutFigure(scenario(), 0), QStringLiteral("edit")); });
        QCOMPARE(scenario().figures.size(), std::size_t(3));
        QCOMPARE(prisonersOf(scenario(), Colour::Blue), std::size_t(1));
    }

    void aRansomThatIsGoneIsNotPaid()
    {
        ask({.ask = Ask::Ransom, .by = Colour::Red});
        choosing([&] {
            Player blue = *findPlayer(scenario(), Colour::Blue);
            blue.prisoners.clear();
            m_window->document().edit(withPlayer(scenario(), blue), QStringLiteral("edit"));
        });
        QCOMPARE(m_window->document().undoStack()->count(), 1);
    }

    /// Who was asked about pays, or nobody: another player may have a figure of that kind in that prison too.
    void aRansomIsPaidByWhoWasAskedAbout()
    {
        Player blue = *findPlayer(scenario(), Colour::Blue);
        blue.prisoners.push_back({FigureKind::Meeple, Colour::Green});
        const Scenario nobodysTurn = withTurn(withPlayer(scenario(), blue), {});
        m_window->document().edit(nobodysTurn, QStringLiteral("edit"));
        ask({.ask = Ask::Ransom, .by = Colour::Red});
        choosing([&] { ask({.ask = Ask::Ransom, .by = Colour::Green}); });
        QVERIFY(m_window->action(Do::Perform)->isEnabled());
        QCOMPARE(prisonersOf(scenario(), Colour::Blue), std::size_t(3));
    }

    void aCaptureMeansTheFigureNotItsNumber()
    {
        ask({.ask = Ask::PlaceFloor, .at = Square{0, 0}, .by = Colour::Red});
        m_window->board()->activate({1, 0}, 2);
        choosing([&] { m_window->document().edit(withoutFigure(scenario(), 0), QStringLiteral("edit")); });
        QCOMPARE(scenario().figures.size(), std::size_t(2)); // green’s and the large one of blue
        QCOMPARE(scenario().figures[0].owner, Colour::Green);
        QCOMPARE(scenario().figures[1].kind, FigureKind::LargeMeeple);
        QCOMPARE(scenario().tiles[0].floors, 2);
    }

    /// Whom the floor takes is chosen next; another floor is not placed by pressing once more.
    void theRulingStaysWithTheFloorThatWasPlaced()
    {
        ask({.ask = Ask::PlaceFloor, .at = Square{0, 0}});
        Question asked = *m_window->desk()->question;
        asked.placed = true;
        const QuestionPicker *picker = m_window->page()->picker();
        const QString named = picker->text();
        QVERIFY(!m_window->desk()->isJustPlaced());
        m_window->action(Do::Perform)->trigger();
        QCOMPARE(scenario().tiles[0].floors, 2);
        QVERIFY(m_window->desk()->question == asked);
        QVERIFY(m_window->desk()->isJustPlaced());
        QCOMPARE(picker->text(), named); // it is the same floor
        m_window->desk().take(ondesk::JustPlaced{false});
        QVERIFY(picker->text() != named);
        m_window->desk().take(ondesk::JustPlaced{true});
        QVERIFY(!m_window->action(Do::Perform)->isEnabled());
        m_window->document().undoStack()->undo();
        QCOMPARE(scenario().tiles[0].floors, 1);
        QVERIFY(!m_window->desk()->isJustPlaced());
        QVERIFY(m_window->action(Do::Perform)->isEnabled());
    }

    void theFigureTakenIsThatOfTheFloorJustPlaced()
    {
        ask({.ask = Ask::PlaceFloor, .at = Square{0, 0}});
        m_window->action(Do::Perform)->trigger();
        m_window->desk().take(ondesk::Selected{{{}, m_window->desk()->idOf(0)}});
        m_window->action(Do::Perform)->trigger();
        QCOMPARE(scenario().tiles[0].floors, 2);
        QCOMPARE(scenario().figures.size(), std::size_t(3));
        QVERIFY(!m_window->action(Do::Perform)->isEnabled()); // not for one like it
    }

    /// Who took somebody with a floor has placed it and taken his figure: nothing more is asked about either,
    /// and what happened is said, until something else does.
    void whoHasCapturedIsOfferedNoOtherFloor()
    {
        ask({.ask = Ask::PlaceFloor, .at = Square{0, 0}});
        const QString captured = figureLabel(*m_window->desk()->position, 0);
        m_window->desk().take(ondesk::Selected{{{}, m_window->desk()->idOf(0)}});
        m_window->action(Do::Perform)->trigger();
        QCOMPARE(scenario().tiles[0].floors, 2);
        QVERIFY(!m_window->desk()->question);
        QVERIFY(!m_window->action(Do::Perform)->isEnabled());
        const auto *done = m_window->findChild<QLabel *>(QStringLiteral("done"));
        const QString said = m_window->statusBar()->currentMessage();
        QVERIFY(said.contains(captured));
        QVERIFY(done->isVisibleTo(m_window.get()));
        QCOMPARE(done->text(), unbroken(said));
        m_window->action(Do::Undo)->trigger();
        QVERIFY(!done->isVisibleTo(m_window.get()));
        QVERIFY(m_window->statusBar()->currentMessage() != said);
        QVERIFY(m_window->desk()->question);
    }

    /// Whoever has placed a floor is told that he may take somebody, where he may.
    void aFloorLeadsOnToWhomItTakes()
    {
        const auto saidOfFloor = [this] {
            ask({.ask = Ask::PlaceFloor, .at = Square{0, 0}});
            m_window->action(Do::Perform)->trigger();
            return m_window->statusBar()->currentMessage();
        };
        const QString withFigures = saidOfFloor();
        m_window->document().undo();
        Scenario nobody = scenario();
        nobody.figures.clear();
        m_window->document().edit(nobody, QStringLiteral("edit"));
        const QString alone = saidOfFloor();
        QVERIFY(!alone.isEmpty() && withFigures.size() > alone.size());
        QVERIFY(withFigures.startsWith(alone));
    }

    void whatWasCapturedIsNotSaidUnderAnotherAnswer()
    {
        ask({.ask = Ask::PlaceFloor, .at = Square{0, 0}});
        m_window->desk().take(ondesk::Selected{{{}, m_window->desk()->idOf(0)}});
        m_window->action(Do::Perform)->trigger();
        const auto *done = m_window->findChild<QLabel *>(QStringLiteral("done"));
        const QString said = m_window->statusBar()->currentMessage();
        m_window->desk().take(ondesk::Selected{{Square{0, 0}}});
        QVERIFY(done->isVisibleTo(m_window.get()));
        ask({.ask = Ask::Actions});
        QVERIFY(m_window->desk()->question);
        QVERIFY(!done->isVisibleTo(m_window.get()));
        QVERIFY(m_window->statusBar()->currentMessage() != said);
    }

    void theNextPlayerHasPlacedNoFloorYet()
    {
        ask({.ask = Ask::PlaceFloor, .at = Square{0, 0}});
        m_window->action(Do::Perform)->trigger();
        m_window->document().edit(withTurn(scenario(), Turn{Colour::Green}), QStringLiteral("turn"));
        QVERIFY(m_window->desk()->question);
        QVERIFY(!m_window->desk()->isJustPlaced());
    }

private:
    const Scenario &scenario() const { return m_window->document().scenario(); }

    void ask(const Question &question) { m_window->desk().take(ondesk::Asked{question}); }

    /// Carries the ruling out, does something while it asks and then takes the first choice.
    void choosing(const std::function<void()> &meanwhile)
    {
        m_window->action(Do::Perform)->trigger();
        auto *dialog = m_window->findChild<QInputDialog *>();
        QVERIFY(dialog);
        meanwhile();
        dialog->accept();
        QCoreApplication::sendPostedEvents();
    }

    std::unique_ptr<MainWindow> m_window;
};

TOWERWATCH_WINDOW_TEST(tst_DeskEdits)

#include "tst_deskedits.moc"
