// SPDX-License-Identifier: MIT
/// Prisoners: who keeps whom, and who goes home for whom.
#include "model/scenario/due.h"
#include "model/scenario/work.h"
#include "tests/support/rulebook.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace towerwatch;

class TestExchange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_data()
    {
        rulebook::write("place-floor", R"(
# by a capture
prisoner-visible: a captured figure is its captor's prisoner :: T M(b) => follows prisoner, holder: red
exchange-automatic exchange-just-captured-goes-home exchange-no-negotiation: it goes home for one of the captor's
    T M(b); red:; blue: holds red meeple => follows exchange, home: blue, returns: [meeple], choice: false
exchange-one-for-one: any kind for any kind
    T M(b); red:; blue: holds red wagon => follows exchange, home: blue, returns: [wagon], choice: false
exchange-owner-chooses: of several kinds the captor takes one
    T M(b); red:; blue: holds red wagon, red meeple, red wagon => follows exchange, home: blue, returns:
    [wagon, meeple], choice: true
exchange-automatic: of several of one kind there is no choice
    T M(b); red:; blue: holds red meeple, red meeple => follows exchange, returns: [meeple], choice: false
exchange-two-players-only: a ring of three is not resolved
    T M(b); red:; blue: holds green meeple; green: holds red meeple => follows prisoner, holder: red
prisoner-visible: whom a third player holds does not matter
    T M(b); red:; blue:; green: holds red meeple => follows prisoner, holder: red
capture-own-to-supply: one's own is exchanged for nobody [c2 c1 c1-zmg]
    T M(r); red:; blue: holds red meeple => follows to-supply
exchange-automatic: with an eye for an eye, too [eye-for-an-eye]
    T M(b); red:; blue: holds red meeple => follows exchange, returns: [meeple]

# what is due is done first
each holds one of the other, and both are home
    red: points: 12, holds blue meeple; blue: holds red meeple ? ransom => refused no-prisoner & due: [{home:
    {red: [meeple], blue: [meeple]}}]
prisoner-visible: whoever went home is exchanged no more
    T M(b); red: holds blue wagon; blue: holds red meeple => follows prisoner, holder: red & due: [{home:
    {red: [meeple], blue: [wagon]}}]
exchange-automatic: one for one, until one holds nobody
    T M(b); red: holds blue meeple; blue: holds red meeple, red meeple => follows exchange, returns: [meeple]
    & due: [{home: {red: [meeple], blue: [meeple]}}]
ransom-three: those first in the file go home, the others are held [c2]
    red: holds blue meeple; blue: holds red wagon, red meeple ? ransom => legal: true, options: [{figure:
    meeple, holder: blue}], due: [{home: {red: [wagon], blue: [meeple]}, choice: true}]
tower-close-any-open: who went home is in the supply
    T1; red: supply: {meeple: 0}, holds blue meeple; blue: holds red meeple ? place-figure meeple => legal:
    true, due: [{home: {red: [meeple], blue: [meeple]}}]
whoever went home is bought back no more, and actions know it
    T; red: points: 12, holds blue meeple; blue: holds red meeple ? actions => ransom: false, due: [{home:
    {red: [meeple], blue: [meeple]}}]
)");
    }
    void rules() { rulebook::check(); }

    /// Each kind of choice once, and as tables of their own they count as work.
    void choicesOfAnExchange()
    {
        const std::vector<Prisoner> reds{{FigureKind::Meeple, Colour::Red},
                                         {FigureKind::Meeple, Colour::Red},
                                         {FigureKind::Wagon, Colour::Red},
                                         {FigureKind::Wagon, Colour::Red},
                                         {FigureKind::Mayor, Colour::Red}};
        const std::vector<Prisoner> blues(2, {FigureKind::Meeple, Colour::Blue});
        Scenario scenario{.players = {{.colour = Colour::Red, .supply = Supply(), .prisoners = blues},
                                      {.colour = Colour::Blue, .prisoners = reds}}};
        const auto due = dueExchanges(scenario.players);
        QCOMPARE(due.size(), 1u);
        QVERIFY(due[0].sides[0].home == std::vector(2, FigureKind::Meeple)); // those first in the file
        const auto others = otherChoices(scenario.players, due[0]);
        QCOMPARE(others.size(), 4u); // meeple and wagon, meeple and mayor, two wagons, wagon and mayor
        for (const DueExchange &other : others) {
            const auto after = afterExchange(scenario.players, other);
            QVERIFY(after[0].prisoners.empty() && after[1].prisoners.size() == 3);
            int home = 0;
            for (const auto &[kind, number] : *after[0].supply)
                home += number;
            QCOMPARE(home, 2);
        }
        for (int i = 0; i < 5000; ++i)
            scenario.tiles.push_back({.tile = "base-U-road-straight", .at = {i, 0}});
        const std::vector<Question> questions(1000, {.ask = Ask::Ransom});
        QVERIFY(Work(scenario).mostOf(questions, {TableRules()}) < 200);
        scenario.players[1].prisoners.resize(2); // nothing is chosen
        QCOMPARE(Work(scenario).mostOf(questions, {TableRules()}), questions.size());
    }
};

TOWERWATCH_TEST(TestExchange)
#include "tst_exchange.moc"
