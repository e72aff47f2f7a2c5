// SPDX-License-Identifier: MIT
/// Performing what the referee allows: nothing appears or is lost, and the result is a scenario that can be
/// read.
#include "model/edit/edits.h"
#include "model/edit/perform.h"
#include "model/inquiry/playout.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/randomboards.h"
#include "tests/support/roundtrip.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"

#include <algorithm>

using namespace towerwatch;

namespace {

int prisonersOf(const Scenario &scenario, Colour holder, Colour owner)
{
    const Player *player = findPlayer(scenario, holder);
    return player ? static_cast<int>(std::count_if(player->prisoners.begin(), player->prisoners.end(),
                                                   [&](const Prisoner &p) { return p.owner == owner; }))
                  : 0;
}

/// All figures of a colour and kind there are: on the board, captured, in a supply that is known.
int census(const Scenario &scenario, Colour colour, FigureKind kind)
{
    int sum = 0;
    for (const Figure &figure : scenario.figures)
        sum += figure.owner == colour && figure.kind == kind;
    for (const Player &player : scenario.players) {
        for (const Prisoner &prisoner : player.prisoners)
            sum += prisoner == Prisoner{kind, colour};
        if (player.colour == colour && player.supply)
            for (const auto &[what, count] : *player.supply)
                sum += what == kind ? count : 0;
    }
    return sum;
}

bool sameCensus(const Scenario &a, const Scenario &b)
{
    for (std::size_t colour = 0; colour < enumNames<Colour>.size(); ++colour)
        for (int kind = 0; kind < figureKindCount; ++kind)
            if (census(a, static_cast<Colour>(colour), static_cast<FigureKind>(kind)) !=
                census(b, static_cast<Colour>(colour), static_cast<FigureKind>(kind)))
                return false;
    return true;
}

int heightAt(const Scenario &scenario, Square at)
{
    for (const PlacedTile &tile : scenario.tiles)
        if (tile.at == at)
            return tile.floors;
    return -1;
}

/// A random board on which everybody's supply, points and floors are known.
Scenario knownTable(std::uint32_t seed)
{
    Scenario scenario = randomboards::randomScenario(seed, builtInTiles());
    if (scenario.players.empty())
        scenario = withPlayer(std::move(scenario), {.colour = Colour::Red});
    for (Player &player : scenario.players) {
        player.supply = Supply{{FigureKind::Meeple, 3}, {FigureKind::Builder, 1}};
        player.points = 10 + static_cast<int>(seed % 5);
        player.floors = 4;
    }
    return scenario;
}

/// The floor placements that are legal on a board, each with its player.
std::vector<std::pair<Square, Colour>> floorsOf(const Board &board)
{
    std::vector<std::pair<Square, Colour>> list;
    for (const PlacedTile &tile : board.scenario().tiles)
        for (const Player &player : board.scenario().players)
            if (tile.floors < limits::floors &&
                judgeFloor(board, tile.at, player.colour).legal == Legality::Yes)
                list.emplace_back(tile.at, player.colour);
    return list;
}

} // namespace

class tst_Perform : public QObject
{
    Q_OBJECT

private:
    void checkCapture(const Board &board, Square at, Colour by, const FigureVerdict &verdict)
    {
        const Scenario &before = board.scenario();
        const Colour owner = *board.figure(verdict.figure).owner;
        const auto orphans = std::count_if(verdict.consequences.begin(), verdict.consequences.end(),
                                           [](const Consequence &c) { return c.effect == Effect::Orphan; });
        const Consequence &fate = verdict.consequences.front();
        std::vector<std::optional<FigureKind>> choices{std::nullopt};
        choices.insert(choices.end(), fate.returns.begin(), fate.returns.end());
        for (const auto &back : choices) {
            const Scenario after =
                withCapture(before, builtInTiles(), {verdict.figure, by, at, back}, verdict.consequences);
            ++m_captures;
            m_exchanges += fate.effect == Effect::Exchange;
            QVERIFY(survives(after));
            QVERIFY2(sameCensus(before, after), "a figure appeared or was lost");
            QCOMPARE(after.figures.size() + 1 + static_cast<std::size_t>(orphans), before.figures.size());
            QCOMPARE(heightAt(after, at), heightAt(before, at) + 1);
            QCOMPARE(findPlayer(after, by)->floors, *findPlayer(before, by)->floors - 1);
            QCOMPARE(prisonersOf(after, by, owner) - prisonersOf(before, by, owner),
                     fate.effect == Effect::Prisoner);
            QCOMPARE(prisonersOf(before, owner, by) - prisonersOf(after, owner, by),
                     fate.effect == Effect::Exchange);
            for (const Player &player : after.players)
                QCOMPARE(player.points, findPlayer(before, player.colour)->points);
            const bool mutualBefore =
                prisonersOf(before, by, owner) > 0 && prisonersOf(before, owner, by) > 0;
            const bool mutual = prisonersOf(after, by, owner) > 0 && prisonersOf(after, owner, by) > 0;
            QVERIFY2(!mutual || mutualBefore, "prisoners that should have been exchanged");
        }
    }

    void checkRansom(const Scenario &before, Colour by, const RansomOption &option)
    {
        const Scenario after = withRansom(before, by, option);
        ++m_ransoms;
        QVERIFY(survives(after));
        QVERIFY(sameCensus(before, after));
        QCOMPARE(prisonersOf(before, option.holder, by) - prisonersOf(after, option.holder, by), 1);
        for (const auto &[colour, points] : option.points)
            QCOMPARE(findPlayer(after, colour)->points, points);
        const Board board(after, builtInTiles());
        QCOMPARE(ransom(board, by).legal, Legality::No);
    }

private slots:
    void capturesOnRandomBoards()
    {
        for (int seed = 1, end = soaked(60); seed <= end; ++seed) {
            const Scenario scenario = knownTable(seed);
            const Board board(scenario, builtInTiles());
            for (const auto &[at, by] : floorsOf(board))
                for (const FigureVerdict &verdict : placeFloor(board, at, by).figures)
                    if (!verdict.consequences.empty())
                        checkCapture(board, at, by, verdict);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(m_captures > 500 && m_exchanges > 20);
        qInfo("%d captures, %d of them exchanges", m_captures, m_exchanges);
    }

    void withoutAnythingKnown()
    {
        for (int seed = 1, end = soaked(20); seed <= end; ++seed) {
            Scenario scenario = randomboards::randomScenario(seed, builtInTiles());
            scenario.players.clear();
            scenario.turn.reset();
            scenario.questions.clear();
            const Board board(scenario, builtInTiles());
            for (const PlacedTile &tile : scenario.tiles)
                for (const FigureVerdict &verdict : placeFloor(board, tile.at, Colour::Red).figures) {
                    const Scenario after =
                        withCapture(scenario, builtInTiles(), {verdict.figure, Colour::Red, tile.at, {}},
                                    verdict.consequences);
                    QVERIFY(survives(after));
                }
        }
    }

    void floorsAndTowerTops()
    {
        for (int seed = 1, end = soaked(20); seed <= end; ++seed) {
            const Scenario before = knownTable(seed);
            const Board board(before, builtInTiles());
            for (const auto &[at, by] : floorsOf(board)) {
                const Scenario higher = withFloorPlaced(before, builtInTiles(), at, by);
                QVERIFY(survives(higher));
                QCOMPARE(heightAt(higher, at), heightAt(before, at) + 1);
                QCOMPARE(findPlayer(higher, by)->floors, 3);
                const Scenario topped = withFigureOnTower(higher, builtInTiles(), at, FigureKind::Meeple, by);
                QVERIFY(survives(topped));
                QVERIFY(sameCensus(higher, topped));
                QCOMPARE(topped.figures.size(), higher.figures.size() + 1);
                QVERIFY2(withFigureOnTower(topped, builtInTiles(), at, FigureKind::Meeple, by) == topped,
                         "one on a tower");
            }
        }
    }

    void ransoms()
    {
        for (int seed = 1, end = soaked(40); seed <= end; ++seed) {
            const Scenario scenario = knownTable(seed);
            const Board board(scenario, builtInTiles());
            for (const Player &player : scenario.players)
                for (const RansomOption &option : ransom(board, player.colour).options)
                    checkRansom(scenario, player.colour, option);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(m_ransoms > 20);
    }

    void nonsenseChangesNothing()
    {
        const Scenario scenario = knownTable(5);
        QVERIFY(withCapture(scenario, builtInTiles(), {999, Colour::Red, {}, {}}, {{}}) == scenario);
        QVERIFY(withCapture(scenario, builtInTiles(), {-1, Colour::Red, {}, {}}, {{}}) == scenario);
        QVERIFY(withFloorPlaced(scenario, builtInTiles(), {500, 500}, Colour::Red) == scenario);
        QVERIFY(withRansom(scenario, Colour::Red, {FigureKind::Wagon, Colour::Purple, {}}) == scenario);
        QVERIFY(withFigureOnTower(scenario, builtInTiles(), {500, 500}, FigureKind::Meeple, Colour::Red) ==
                scenario);
    }

    void playingOutAddsUp()
    {
        int steps = 0;
        for (int seed = 1, end = soaked(100); seed <= end; ++seed) {
            const Scenario scenario = randomboards::randomScenario(seed, builtInTiles());
            const Board board(scenario, builtInTiles());
            const ScoreAnswer answer = score(board);
            const std::vector<PlayStep> played = playOut(board, answer);
            steps += static_cast<int>(played.size());
            QVERIFY(std::is_sorted(played.begin(), played.end(),
                                   [](const PlayStep &a, const PlayStep &b) { return a.kind < b.kind; }));
            QCOMPARE(played.empty() ? ColourPoints{} : played.back().totals, answer.totals);
            std::vector<int> home;
            for (const PlayStep &step : played)
                if (step.kind == PlayKind::GoHome)
                    home.insert(home.end(), step.figures.begin(), step.figures.end());
            std::sort(home.begin(), home.end());
            QVERIFY2(std::adjacent_find(home.begin(), home.end()) == home.end(), "nobody goes home twice");
            for (const int figure : home)
                QVERIFY(board.figure(figure).on && board.figure(figure).on->kind != PlaceKind::Tower);
        }
        QVERIFY(steps > 200);
    }

private:
    int m_captures = 0, m_exchanges = 0, m_ransoms = 0;
};

TOWERWATCH_TEST(tst_Perform)
#include "tst_perform.moc"
