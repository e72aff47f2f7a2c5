// SPDX-License-Identifier: MIT
/// Performing what the referee allows: nothing appears or is lost, and the result is a scenario that can be
/// read.
#include "model/edit/edits.h"
#include "model/edit/perform.h"
#include "model/inquiry/playout.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
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

/// Two towers, a meeple to take, and a prisoner to buy back.
Scenario twoTowers()
{
    return scenarioOf("T1 X1(_g); X: tower-03-monastery; _g: monastery; red: points: 9, supply: "
                      "{meeple: 2, phantom: 1}; blue: holds red wagon; green:");
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

    void theTurnGoesOn()
    {
        const Scenario scenario = twoTowers();
        const auto floor = [](const Scenario &before, Colour by) {
            return withFloorPlaced(before, builtInTiles(), {0, 0}, by);
        };
        const auto top = [](const Scenario &before, FigureKind kind) {
            return withFigureOnTower(before, builtInTiles(), {1, 0}, kind, Colour::Red);
        };
        const auto done = [](const Scenario &after) { return after.turn->done; };
        const Scenario floored = floor(scenario, Colour::Red);
        QVERIFY(floored.turn == (Turn{.player = Colour::Red, .done = {{Done::Floor}}}));
        QVERIFY(done(top(floored, FigureKind::Phantom)) == (std::vector{Done::Floor, Done::Phantom}));
        QVERIFY(done(top(scenario, FigureKind::Phantom)) == std::vector{Done::Top}); // placed first
        QVERIFY(done(top(scenario, FigureKind::Meeple)) == std::vector{Done::Top});
        const Board board(scenario, builtInTiles());
        const FigureVerdict taken = placeFloor(board, {0, 0}, Colour::Red).figures.front();
        const Scenario captured = withCapture(
            scenario, builtInTiles(), {taken.figure, Colour::Red, Square{0, 0}, {}}, taken.consequences);
        QVERIFY(done(captured) == std::vector{Done::Floor});
        const Scenario paid = withRansom(floored, Colour::Red,
                                         ransom(Board(floored, builtInTiles()), Colour::Red).options.front());
        QVERIFY(paid.turn == (Turn{.player = Colour::Red, .ransomPaid = true, .done = {{Done::Floor}}}));
        QVERIFY(floor(floored, Colour::Blue).turn == (Turn{.player = Colour::Blue, .done = {{Done::Floor}}}));
        for (const Scenario &after : {floored, captured, paid})
            QVERIFY(survives(after));
    }

    void whatTheTurnSaysAlreadyStays()
    {
        Scenario scenario = twoTowers();
        scenario.turn = Turn{.player = Colour::Red, .laid = LaidTile{Square{1, 0}}, .half = Half::First};
        const Turn after = *withFloorPlaced(scenario, builtInTiles(), {0, 0}, Colour::Red).turn;
        QVERIFY(after.laid == scenario.turn->laid && after.half == Half::First && after.hasDone(Done::Floor));
        scenario.turn->laid = LaidTile{}; // it is laid by now, nobody said where
        QVERIFY(!withFloorPlaced(scenario, builtInTiles(), {0, 0}, Colour::Red).turn->laid);
        scenario.turn = Turn{.over = true};
        QVERIFY(withFloorPlaced(scenario, builtInTiles(), {0, 0}, Colour::Red).turn == scenario.turn);
    }

    void whatIsDueIsExchanged()
    {
        int exchanged = 0;
        for (int seed = 1, end = soaked(40); seed <= end; ++seed) {
            const Scenario before =
                randomboards::randomScenario(seed, builtInTiles(), randomboards::Has::DueExchange);
            const Scenario after = withDueExchanged(before);
            QVERIFY(survives(after));
            for (const Player &a : after.players)
                for (const Player &b : after.players) {
                    const int lost =
                        prisonersOf(before, a.colour, b.colour) - prisonersOf(after, a.colour, b.colour);
                    QCOMPARE(lost, prisonersOf(before, b.colour, a.colour) -
                                       prisonersOf(after, b.colour, a.colour));
                    QVERIFY(prisonersOf(after, a.colour, b.colour) == 0 ||
                            prisonersOf(after, b.colour, a.colour) == 0);
                    exchanged += lost;
                }
            QVERIFY(withDueExchanged(after) == after);
        }
        QVERIFY(exchanged > 50);
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
