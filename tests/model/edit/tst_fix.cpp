// SPDX-License-Identifier: MIT
/// What is offered against a warning does away with it and with nothing else.
#include "model/edit/fix.h"
#include "model/value/ranges.h"
#include "resources/catalogue.h"
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
        Scenario scenario;
        scenario.tiles = {{"tower-07-road-crossroads", {0, 0}},
                          {"base-U-road-straight", {1, 0}, Rotation::R90}};
        const auto fixed = fixedFirst(scenario, WarningCode::EdgeMismatch);
        QVERIFY(fixed && fixed->tiles[0] == scenario.tiles[0]);
        QCOMPARE(fixed->tiles[1].rotation, Rotation::R180);
        scenario.tiles[1].tile = "base-B-monastery"; // that fits in no way
        QVERIFY(!fixedFirst(scenario, WarningCode::EdgeMismatch));
    }

    void aFloorIsPutUnderAFigure()
    {
        Scenario scenario;
        scenario.players = {{.colour = Colour::Red}};
        scenario.tiles = {{"tower-02-meadow", {0, 0}}};
        scenario.figures = {{.owner = Colour::Red, .at = Square{0, 0}, .on = Place{PlaceKind::Tower}}};
        const auto fixed = fixedFirst(scenario, WarningCode::BareFoundation);
        QVERIFY(fixed && fixed->figures == scenario.figures);
        QCOMPARE(fixed->tiles[0].floors, 1);
    }

    /// One for one into the supplies, where nobody has to choose: else the captor must.
    void prisonersAreExchanged()
    {
        const Prisoner red{FigureKind::Meeple, Colour::Red}, blue{FigureKind::Meeple, Colour::Blue},
            mayor{FigureKind::Mayor, Colour::Blue}, green{FigureKind::Meeple, Colour::Green};
        Scenario scenario;
        scenario.players = {{.colour = Colour::Red,
                             .supply = Supply{{FigureKind::Meeple, 0}},
                             .prisoners = {blue, green, blue}},
                            {.colour = Colour::Blue, .prisoners = {red}}};
        const auto fixed = fixedFirst(scenario, WarningCode::MutualPrisoners);
        QVERIFY(fixed);
        QCOMPARE(fixed->players[0].prisoners.size(), std::size_t(2));
        QVERIFY(ranges::find(fixed->players[0].prisoners, green) != fixed->players[0].prisoners.end());
        QVERIFY(fixed->players[1].prisoners.empty());
        QCOMPARE(fixed->players[0].supply->front().second, 1);
        scenario.players[0].prisoners = {blue, mayor}; // which of them?
        QVERIFY(!fixedFirst(scenario, WarningCode::MutualPrisoners));
        scenario.players[1].prisoners = {red, red}; // all of them
        const auto all = fixedFirst(scenario, WarningCode::MutualPrisoners);
        QVERIFY(all && all->players[0].prisoners.empty() && all->players[1].prisoners.empty());
    }

    /// Whoever has no meeple beside it; what files are warned of does not know it.
    void aBuilderLeftAloneGoesHome()
    {
        Scenario scenario;
        scenario.players = {{.colour = Colour::Red, .supply = Supply{{FigureKind::Builder, 0}}},
                            {.colour = Colour::Blue}};
        scenario.tiles = {{"base-U-road-straight", {0, 0}}};
        const Place road{PlaceKind::Road, Side::E};
        scenario.figures = {{"", FigureKind::Builder, Colour::Red, Square{0, 0}, road},
                            {"", FigureKind::Meeple, Colour::Blue, Square{0, 0}, road}};
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
