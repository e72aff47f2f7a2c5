// SPDX-License-Identifier: MIT
/// Figures moved by hand between board, prisoners and supply: none is lost or made, and what comes out can be
/// read.
#include "model/edit/edits.h"
#include "model/edit/holdings.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/roundtrip.h"
#include "tests/support/testmain.h"

using namespace towerwatch;

namespace {

constexpr Prisoner bluesMeeple{FigureKind::Meeple, Colour::Blue};

Scenario tableForHoldings()
{
    return scenarioOf("-(_b,_b1,_n); _b1: barn field ENE; _n: fairy; red: holds blue meeple, blue meeple; "
                      "blue: supply: {meeple: 2}; green:");
}

std::size_t held(const Scenario &scenario, Colour holder)
{
    const Player *player = findPlayer(scenario, holder);
    return player ? player->prisoners.size() : 0;
}

int bluesSupply(const Scenario &scenario)
{
    return findPlayer(scenario, Colour::Blue)->supply->front().second;
}

} // namespace

class TestHoldings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_table = tableForHoldings();
        QCOMPARE(m_table.figures.size(), std::size_t(3));
    }

    void aFigureIsTakenByAnother()
    {
        const Scenario after = withFigureTaken(m_table, 0, Colour::Green);
        QCOMPARE(after.figures.size(), std::size_t(2));
        QCOMPARE(held(after, Colour::Green), std::size_t(1));
        QVERIFY(findPlayer(after, Colour::Green)->prisoners.front() == bluesMeeple);
        QCOMPARE(bluesSupply(after), 2);
    }

    void aFigureGoesHome()
    {
        const Scenario after = withFigureTaken(m_table, 0, Colour::Blue);
        QCOMPARE(after.figures.size(), std::size_t(2));
        QCOMPARE(bluesSupply(after), 3);
        QCOMPARE(withFigureTaken(m_table, 1, Colour::Blue).figures.size(), std::size_t(2));
    }

    void whatIsNoPrisonerStays()
    {
        QVERIFY(withFigureTaken(m_table, 1, Colour::Green) == m_table);
        QVERIFY(withFigureTaken(m_table, 2, Colour::Green) == m_table);
        QVERIFY(withFigureTaken(m_table, 3, Colour::Green) == m_table);
        QVERIFY(withPrisoner(m_table, Colour::Blue, bluesMeeple) == m_table);
        QVERIFY(withPrisoner(m_table, Colour::Red, {FigureKind::Fairy, Colour::Blue}) == m_table);
    }

    void aPrisonerComesFromNowhere()
    {
        const Scenario after = withPrisoner(m_table, Colour::Pink, bluesMeeple);
        QCOMPARE(held(after, Colour::Pink), std::size_t(1));
        QCOMPARE(playerOrder(after).size(), std::size_t(4));
        QVERIFY(survives(after));
    }

    void aPrisonerGoesHomeOrToAnother()
    {
        const Scenario home = withPrisonerPassed(m_table, Colour::Red, Colour::Blue, bluesMeeple);
        QCOMPARE(held(home, Colour::Red), std::size_t(1));
        QCOMPARE(bluesSupply(home), 3);
        const Scenario passed = withPrisonerPassed(m_table, Colour::Red, Colour::Green, bluesMeeple);
        QCOMPARE(held(passed, Colour::Red), std::size_t(1));
        QCOMPARE(held(passed, Colour::Green), std::size_t(1));
        QCOMPARE(bluesSupply(passed), 2);
        QVERIFY(withPrisonerPassed(m_table, Colour::Red, Colour::Red, bluesMeeple) == m_table);
        QVERIFY(withPrisonerPassed(m_table, Colour::Green, Colour::Red, bluesMeeple) == m_table);
    }

    void aPrisonerIsPutOnTheBoard()
    {
        const auto place = [&](Colour from, Square at) {
            return withPrisonerPlaced(m_table, builtInTiles(), from, bluesMeeple, at, {});
        };
        const Scenario after = place(Colour::Red, {0, 0});
        QCOMPARE(after.figures.size(), std::size_t(4));
        QCOMPARE(after.figures.back().owner, std::optional(Colour::Blue));
        QCOMPARE(held(after, Colour::Red), std::size_t(1));
        QVERIFY(survives(after));
        QVERIFY(place(Colour::Red, {5, 5}) == m_table);
        QVERIFY(place(Colour::Green, {0, 0}) == m_table);
    }

private:
    Scenario m_table;
};

TOWERWATCH_TEST(TestHoldings)
#include "tst_holdings.moc"
