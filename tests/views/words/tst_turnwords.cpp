// SPDX-License-Identifier: MIT
/// What can be stated of a turn: whatever is chosen, in whatever order, a file can say it, and what does not
/// go together is never stated together.
#include "model/edit/edits.h"
#include "resources/catalogue.h"
#include "tests/support/dice.h"
#include "tests/support/randomboards.h"
#include "tests/support/roundtrip.h"
#include "tests/support/testmain.h"
#include "views/words/turnwords.h"

using namespace towerwatch;

namespace {

Scenario tableOf(const Turn &turn)
{
    Scenario scenario;
    scenario.players = {{.colour = Colour::Red}, {.colour = Colour::Blue}, {.colour = Colour::Green}};
    scenario.tiles = {{.tile = "base-D", .at = {0, 0}}, {.tile = "base-D", .at = {1, 0}}};
    scenario.turn = turn;
    return scenario;
}

/// The choices of one part.
std::vector<TurnChoice> choicesOf(const Scenario &scenario, TurnChoice::Part part, Square inView = {})
{
    std::vector<TurnChoice> choices = turnChoices(scenario, inView);
    std::erase_if(choices, [part](const TurnChoice &choice) { return choice.part != part; });
    return choices;
}

/// The turn after the choice of something done.
Turn afterDone(const Turn &turn, Done done)
{
    return *choicesOf(tableOf(turn), TurnChoice::Part::Done).at(static_cast<std::size_t>(done)).turn;
}

} // namespace

class TestTurnWords : public QObject
{
    Q_OBJECT

    using Part = TurnChoice::Part;

private Q_SLOTS:
    void everyChoiceCanBeWritten()
    {
        int over = 0, followed = 0, before = 0;
        for (std::uint32_t seed = 1; seed <= 200; ++seed) {
            randomboards::Dice dice(seed);
            Scenario scenario = randomboards::randomScenario(seed, builtInTiles());
            for (int step = 0; step < 12; ++step) {
                const auto choices = turnChoices(scenario, dice.pick(scenario.tiles).at);
                scenario = withTurn(scenario, dice.pick(choices).turn);
                QVERIFY(survives(scenario));
                const Turn turn = scenario.turn.value_or(Turn());
                over += turn.over;
                followed += turn.hasDone(Done::Phantom);
                before += turn.laid && !turn.laid->at;
            }
        }
        QVERIFY(over > 0 && followed > 0 && before > 0);
    }

    void whatIsStatedIsChosenAndTakenBack()
    {
        const Turn turn{Colour::Red, true, LaidTile{Square{1, 0}}, std::vector{Done::Floor, Done::Phantom},
                        Half::First};
        const Scenario scenario = tableOf(turn);
        int chosen = 0;
        for (const TurnChoice &choice : turnChoices(scenario, {})) {
            chosen += choice.chosen;
            if (choice.part == Part::Player || !choice.chosen)
                continue;
            QVERIFY(choice.turn != turn);
            QCOMPARE(choice.turn->player, turn.player);
        }
        QCOMPARE(chosen, 6); // player, tile, floor, phantom, half, ransom
        QCOMPARE(turnParts(turn, false).size(), std::size_t(5));
    }

    void oneActionTakesThePlaceOfAnother()
    {
        const Turn floor{.player = Colour::Red, .done = std::vector{Done::Floor, Done::Phantom}};
        QCOMPARE(afterDone(floor, Done::Top).done, std::optional(std::vector{Done::Top, Done::Phantom}));
        QVERIFY(!afterDone(floor, Done::Floor).done);
        QCOMPARE(afterDone(floor, Done::Phantom).done, std::optional(std::vector{Done::Floor}));
        const Turn early{.player = Colour::Red, .laid = LaidTile{}};
        QVERIFY(!afterDone(early, Done::Floor).laid);
        QVERIFY(!choicesOf(tableOf(early), Part::Done).back().possible);
    }

    void theNextPlayerStartsAnew()
    {
        for (const auto &[now, next] :
             {std::pair(Colour::Red, Colour::Blue), std::pair(Colour::Green, Colour::Red)}) {
            const Turn turn{now, true, LaidTile{Square{1, 0}}, std::vector{Done::Floor}, Half::First};
            QCOMPARE(choicesOf(tableOf(turn), Part::Next).front().turn, std::optional(Turn{next}));
        }
    }

    /// The tile that was laid is the last one, or the one that is looked at.
    void theTileInViewIsOffered()
    {
        const auto laid = [](const TurnChoice &choice) { return choice.turn->laid->at; };
        const auto choices = choicesOf(tableOf({Colour::Red}), Part::Tile, {0, 0});
        QCOMPARE(choices.size(), std::size_t(3));
        QVERIFY(!laid(choices[0]));
        QCOMPARE(laid(choices[1]), std::optional(Square{0, 0}));
        QCOMPARE(laid(choices[2]), std::optional(Square{1, 0}));
        QCOMPARE(choicesOf(tableOf({Colour::Red}), Part::Tile, {5, 5}).size(), std::size_t(2));
    }
};

TOWERWATCH_TEST(TestTurnWords)
#include "tst_turnwords.moc"
