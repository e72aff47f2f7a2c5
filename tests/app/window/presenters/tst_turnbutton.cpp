// SPDX-License-Identifier: MIT
/// Where the turn stands, above the answer: what is carried out goes on with it, and by hand it is stated
/// otherwise.
#include "app/window/frame/mainwindow.h"
#include "app/window/presenters/playerpresenter.h"
#include "model/edit/edits.h"
#include "tests/support/testmain.h"
#include "tests/support/windowtest.h"
#include "views/window/players/playerstrip.h"
#include "views/window/ruling/rulingpage.h"
#include "views/words/turnwords.h"

#include <QAbstractButton>
#include <QMenu>

using namespace towerwatch;

namespace {

const char *const turnExample =
    "T1 -(_g); turn: red; red: floors: 5, holds blue meeple; blue: holds red meeple; green:";

} // namespace

class TestTurnButton : public QObject
{
    Q_OBJECT

    using Part = TurnChoice::Part;

private Q_SLOTS:
    void initTestCase() { windowtest::useOwnSettings(QStringLiteral("towerwatch-tests-turn")); }

    void init()
    {
        m_window = windowtest::shownWindow();
        QVERIFY(m_window);
        QVERIFY(windowtest::openText(*m_window, turnExample));
        m_window->desk().take(ondesk::Asked{{.ask = Ask::PlaceFloor, .at = Square{0, 0}}});
    }

    void cleanup() { windowtest::drop(m_window); }

    /// With keys alone: the menu stays open for the next tick, and what goes with it can be chosen then.
    void ticksAreSetWithTheMenuOpen()
    {
        open();
        QVERIFY(!line(Part::Done, 4)->isEnabled()); // a phantom follows something
        press(Part::Done, 1);
        QVERIFY(menu()->isVisible());
        QCOMPARE(turn().done, std::optional(std::vector{Done::Floor}));
        QVERIFY(line(Part::Done, 1)->isChecked());
        press(Part::Done, 4);
        press(Part::Done, 2);
        QCOMPARE(turn().done, std::optional(std::vector{Done::Top, Done::Phantom}));
        QVERIFY(!line(Part::Done, 1)->isChecked());
        press(Part::Tile, 1);
        press(Part::Ransom, 0);
        QCOMPARE(turn().laid, std::optional(LaidTile{Square{0, 0}}));
        QVERIFY(turn().ransomPaid && turn().hasDone(Done::Top));
        press(Part::Next, 0);
        QVERIFY(!menu());
        QCOMPARE(turn(), Turn{Colour::Blue});
        m_window->document().undo();
        QVERIFY(turn().hasDone(Done::Top));
    }

    void theGameEnds()
    {
        open();
        press(Part::Player, 4);
        QVERIFY(turn().over);
        QVERIFY(std::get<PlaceFloorAnswer>(m_window->desk()->answer->body).legal == Legality::No);
        open();
        QVERIFY(!line(Part::Done, 0)->isEnabled());
        press(Part::Player, 0);
        QCOMPARE(turn(), Turn{Colour::Red});
    }

    /// The sentence follows what is carried out; the exchange that was due is in the same step.
    void whatIsCarriedOutIsStated()
    {
        const QString before = button()->text();
        const Scenario table = scenario();
        m_window->action(Do::Perform)->trigger();
        QCOMPARE(turn().done, std::optional(std::vector{Done::Floor}));
        QVERIFY(button()->text() != before);
        for (const Player &player : scenario().players)
            QVERIFY(player.prisoners.empty());
        QVERIFY(std::get<PlaceFloorAnswer>(m_window->desk()->answer->body).legal ==
                Legality::Yes); // the one just placed
        m_window->desk().take(ondesk::JustPlaced{false});
        const auto &next = std::get<PlaceFloorAnswer>(m_window->desk()->answer->body);
        QVERIFY(next.legal == Legality::No);
        QCOMPARE(next.facts.front().name, FactName::ActionDone);
        m_window->document().undo();
        QVERIFY(scenario() == table);
        QCOMPARE(button()->text(), before);
    }

    /// From the player's menu a ransom is noted, and nothing else is forgotten.
    void thePlayersMenuForgetsNothing()
    {
        const Turn stated{
            .player = Colour::Red, .laid = LaidTile{Square{1, 0}}, .done = std::vector{Done::Floor}};
        m_window->document().edit(withTurn(scenario(), stated), QStringLiteral("turn"));
        QMenu players;
        m_window->players()->findChild<PlayerPresenter *>()->fill(players, {Colour::Red, {}});
        QList<QAction *> checks = players.actions();
        checks.removeIf([](const QAction *action) { return !action->isCheckable(); });
        QCOMPARE(checks.size(), 2); // the turn, the ransom
        checks.last()->trigger();
        QVERIFY(turn().ransomPaid);
        QCOMPARE(turn().done, stated.done);
        QCOMPARE(turn().laid, stated.laid);
    }

private:
    const Scenario &scenario() const { return m_window->document().scenario(); }
    Turn turn() const { return scenario().turn.value_or(Turn()); }
    QAbstractButton *button() const
    {
        return m_window->page()->findChild<QAbstractButton *>(QStringLiteral("turn"));
    }
    static QMenu *menu() { return qobject_cast<QMenu *>(QApplication::activePopupWidget()); }
    void open()
    {
        QVERIFY(!menu());
        button()->setFocus();
        QTest::keyClick(button(), Qt::Key_Down);
        QVERIFY(menu());
    }
    /// The line of the open menu for a choice of a part, by its number there.
    QAction *line(Part part, int number) const
    {
        const auto choices = turnChoices(scenario(), m_window->desk()->squareInView());
        const auto first = std::ranges::find(choices, part, &TurnChoice::part) - choices.begin();
        QList<QAction *> lines = menu()->actions();
        lines.removeIf([](const QAction *action) { return action->isSeparator(); });
        return lines.at(first + number);
    }
    void press(Part part, int number) const
    {
        QMenu *open = menu();
        open->setActiveAction(line(part, number));
        QTest::keyClick(open, Qt::Key_Return);
    }

    std::unique_ptr<MainWindow> m_window;
};

TOWERWATCH_WINDOW_TEST(TestTurnButton)
#include "tst_turnbutton.moc"
