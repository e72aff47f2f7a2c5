// SPDX-License-Identifier: MIT
/// What is offered against a warning does away with it and with nothing else.
#include "model/edit/repair.h"
#include "model/value/ranges.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/randomboards.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"

using namespace towerwatch;

namespace {

/// The scenario after the first warning was dealt with; nothing: nothing is offered against it.
std::optional<Scenario> fixedFirst(const Scenario &scenario, WarningCode code)
{
    const Position position(scenario, builtInTiles());
    const std::vector<Warning> warnings = problemsOf(position.board());
    return warnings.empty() || warnings.front().code != code ? std::nullopt
                                                             : fixOf(position, warnings.front());
}

} // namespace

class TestFix : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTileIsTurned()
    {
        Scenario scenario = scenarioOf("X |; X: tower-07-road-crossroads");
        const auto fixed = fixedFirst(scenario, WarningCode::EdgeMismatch);
        QVERIFY(fixed && fixed->tiles[0] == scenario.tiles[0]);
        QCOMPARE(fixed->tiles[1].rotation, Rotation::R180);
        scenario.tiles[1].tile = "base-B-monastery"; // that fits in no way
        QVERIFY(!fixedFirst(scenario, WarningCode::EdgeMismatch));
    }

    void aFloorIsPutUnderAFigure()
    {
        const Scenario scenario = scenarioOf("T(r); red:");
        const auto fixed = fixedFirst(scenario, WarningCode::BareFoundation);
        QVERIFY(fixed && fixed->figures == scenario.figures);
        QCOMPARE(fixed->tiles[0].floors, 1);
    }

    /// One for one into the supplies, where nobody has to choose: else the captor must.
    void prisonersAreExchanged()
    {
        constexpr Prisoner green{FigureKind::Meeple, Colour::Green};
        const auto scenario =
            scenarioOf("red: supply: {meeple: 0}, holds blue meeple, green meeple, blue meeple; "
                       "blue: holds red meeple; green:");
        const auto fixed = fixedFirst(scenario, WarningCode::MutualPrisoners);
        QVERIFY(fixed);
        QCOMPARE(fixed->players[0].prisoners.size(), std::size_t(2));
        QVERIFY(ranges::find(fixed->players[0].prisoners, green) != fixed->players[0].prisoners.end());
        QVERIFY(fixed->players[1].prisoners.empty());
        QCOMPARE(fixed->players[0].supply->front().second, 1);
        const std::string which = "red: holds blue meeple, blue mayor; blue: holds red meeple";
        QVERIFY(!fixedFirst(scenarioOf(which), WarningCode::MutualPrisoners));
        const auto all = fixedFirst(scenarioOf(which + ", red meeple"), WarningCode::MutualPrisoners);
        QVERIFY(all && all->players[0].prisoners.empty() && all->players[1].prisoners.empty());
    }

    /// Whoever has no meeple beside it; what files are warned of does not know it.
    void aBuilderLeftAloneGoesHome()
    {
        Scenario scenario = scenarioOf("-(r,b); r: builder; red: supply: {builder: 0}; blue:");
        QVERIFY(warningsOf(Board(scenario, builtInTiles())).empty());
        const auto fixed = fixedFirst(scenario, WarningCode::LeftAlone);
        QVERIFY(fixed);
        QCOMPARE(fixed->figures, std::vector{scenario.figures[1]});
        QCOMPARE(fixed->players[0].supply->front().second, 1);
        scenario.figures[1].owner = Colour::Red;
        QVERIFY(!fixedFirst(scenario, WarningCode::LeftAlone));
    }

    /// On random boards: fewer things look wrong afterwards, and the same figures stand there.
    void fewerThingsLookWrong()
    {
        int fixes = 0;
        for (int seed = 0; seed < soaked(200); ++seed) {
            const Position position(
                randomboards::randomScenario(static_cast<std::uint32_t>(seed), builtInTiles()),
                builtInTiles());
            const std::vector<Warning> warnings = problemsOf(position.board());
            for (const Warning &warning : warnings)
                if (const auto fixed = fixOf(position, warning)) {
                    QVERIFY(problemsOf(Board(*fixed, builtInTiles())).size() < warnings.size());
                    QCOMPARE(fixed->tiles.size(), position.scenario().tiles.size());
                    ++fixes;
                }
        }
        QVERIFY(fixes > 0);
    }
};

TOWERWATCH_TEST(TestFix)
#include "tst_fix.moc"
