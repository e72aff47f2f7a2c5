// SPDX-License-Identifier: MIT
/// Edits: what goes along, what goes away, and that whatever they return can be written and read.
#include "model/edit/blockedits.h"
#include "model/edit/edits.h"
#include "model/edit/expectations.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/monkey.h"
#include "tests/support/roundtrip.h"
#include "tests/support/soak.h"
#include "tests/support/testmain.h"
#include "tests/support/wholetable.h"

using namespace towerwatch;

namespace {

Scenario exampleScenario()
{
    return scenarioOf(wholeTable);
}

} // namespace

class tst_Edits : public QObject
{
    Q_OBJECT

private slots:
    void exampleIsRead()
    {
        QCOMPARE(exampleScenario().tiles.size(), 5u);
        QVERIFY(survives(exampleScenario()));
    }

    void removingATileTakesEverythingOnIt()
    {
        const Scenario after = withoutTile(exampleScenario(), builtInTiles(), {0, -2});
        QCOMPARE(after.tiles.size(), 4u);
        QCOMPARE(after.figures.size(), 5u);
        QCOMPARE(after.questions.size(), 3u);
        QVERIFY(survives(after));
    }

    void theLaidTileGoesWithTheTile()
    {
        Scenario scenario = exampleScenario();
        scenario.turn = Turn{.player = Colour::Red, .laid = LaidTile{Square{0, -2}}, .half = Half::First};
        const Turn gone = *withoutTile(scenario, builtInTiles(), {0, -2}).turn;
        QVERIFY(!gone.laid && gone.half == Half::First);
        QVERIFY(withoutTile(scenario, builtInTiles(), {0, -3}).turn == scenario.turn);
        const Scenario moved = withTileMoved(scenario, builtInTiles(), {0, -2}, {7, 7});
        QVERIFY(moved.turn->laid == (LaidTile{Square{7, 7}}));
        QVERIFY(survives(moved));
        const auto block = withBlockMoved(scenario, builtInTiles(), {{0, -2}, {0, -3}}, {3, 1});
        QVERIFY(block && block->turn->laid == (LaidTile{Square{3, -1}}));
        QVERIFY(survives(*block));
    }

    void takingTheFloorsTakesTheQuestionAboutThem()
    {
        Scenario scenario = exampleScenario();
        scenario.questions = {{.ask = Ask::PlaceFloor, .at = Square{0, 0}},
                              {.ask = Ask::PlaceFloor, .at = Square{0, 0}, .placed = true}};
        QCOMPARE(withFloors(scenario, builtInTiles(), {0, 0}, 2).questions.size(), 2u);
        const Scenario bare = withFloors(scenario, builtInTiles(), {0, 0}, 0);
        QCOMPARE(bare.questions.size(), 1u);
        QVERIFY(!bare.questions.front().placed);
        QVERIFY(survives(bare));
    }

    void removingACastleTileTakesTheCastle()
    {
        const Scenario after = withoutTile(exampleScenario(), builtInTiles(), {0, -3});
        QVERIFY(after.castles.empty());
        QCOMPARE(after.questions.front().target, std::nullopt); // f3 stood there
    }

    void removingAFigureTakesTheQuestionAboutIt()
    {
        Scenario scenario = exampleScenario();
        scenario.questions.push_back({.ask = Ask::Outlook, .target = figureIds(scenario)[0]});
        const std::size_t count = scenario.questions.size();
        QCOMPARE(withoutFigure(scenario, 2).questions.size(), count);
        QCOMPARE(withoutFigure(scenario, 0).questions.size(), count - 1);
    }

    void mentionedFiguresKeepTheirIds()
    {
        const Scenario after = withoutFigure(exampleScenario(), 2);
        QCOMPARE(after.questions.front().target, std::optional<std::string>("f3"));
        const auto ids = figureIds(after);
        QCOMPARE(ids[1], std::string("f1"));
        QCOMPARE(ids[2], std::string("f3"));
        QVERIFY(survives(after));
    }

    void movingATileTakesEverythingAlong()
    {
        const Scenario after = withTileMoved(exampleScenario(), builtInTiles(), {0, -3}, {4, 4});
        QCOMPARE(after.tiles[3].at, (Square{4, 4}));
        QCOMPARE(after.figures[3].at, std::optional(Square{4, 4}));
        QCOMPARE(after.castles.front().at, (Square{4, 4}));
        QVERIFY(survives(after));
        QCOMPARE(withTileMoved(exampleScenario(), builtInTiles(), {0, -3}, {0, 0}), exampleScenario());
    }

    void turningATileTurnsWhatStandsOnIt()
    {
        const Scenario after = withTileTurned(exampleScenario(), builtInTiles(), {0, -3}, Rotation::R90);
        QCOMPARE(after.castles.front().city, Side::W);
        QCOMPARE(after.figures[3].on->side, Side::W);
        const Scenario bridge = withTileTurned(exampleScenario(), builtInTiles(), {-2, 0}, Rotation::R90);
        QCOMPARE(bridge.tiles[4].bridge, std::optional(Bridge::EW));
        QCOMPARE(bridge.figures.size(), 6u);
        Scenario round = exampleScenario();
        for (int i = 0; i < 4; ++i)
            round = withTileTurned(round, builtInTiles(), {0, -1}, Rotation::R90);
        QCOMPARE(round, exampleScenario());
    }

    void replacingATileKeepsWhatFits()
    {
        const Scenario after =
            withTile(exampleScenario(), builtInTiles(), {"base-U-road-straight", {0, 0}, {}, 0, {}});
        QCOMPARE(after.tiles.size(), 5u);
        QCOMPARE(after.tiles[0].floors, 0);
        QVERIFY(survives(after));
    }

    void takingABridgeTakesWhoStandsOnIt()
    {
        const Scenario after = withBridge(exampleScenario(), builtInTiles(), {-2, 0}, std::nullopt);
        QCOMPARE(after.figures.size(), 5u);
        QVERIFY(survives(after));
    }

    void castlesRenamePlaces()
    {
        const Scenario city = withoutCastle(exampleScenario(), builtInTiles(), {{0, -2}, Side::N});
        QVERIFY(city.castles.empty());
        QCOMPARE(city.figures[3].on->kind, PlaceKind::City);
        const Scenario again = withCastle(city, builtInTiles(), {{0, -2}, Side::N});
        QCOMPARE(again.figures[3].on->kind, PlaceKind::Castle);
        QVERIFY(survives(again));
    }

    void figuresFindAPlace()
    {
        const Scenario after = withFigure(exampleScenario(), builtInTiles(),
                                          {"", FigureKind::Meeple, Colour::Pink, Square{-2, 0}, {}});
        QCOMPARE(after.figures.size(), 7u);
        QVERIFY(after.figures.back().on.has_value());
        QCOMPARE(after.players.back().colour, Colour::Pink);
        QVERIFY(survives(after));
        const Figure top{"", FigureKind::Meeple, Colour::Red, Square{0, 0}, Place{PlaceKind::Tower}};
        const Scenario one = withFigure(exampleScenario(), builtInTiles(), top);
        QCOMPARE(one.figures.size(), 7u);
        QCOMPARE(withFigure(one, builtInTiles(), top), one);
    }

    void renamingFollowsInQuestions()
    {
        const Scenario after = withFigureNamed(exampleScenario(), 3, "lord");
        QCOMPARE(after.questions.front().target, std::optional<std::string>("lord"));
        QCOMPARE(withFigureNamed(after, 0, "lord"), after);
        QVERIFY(survives(after));
    }

    /// What is expected follows too, and numbers that something speaks of do not move.
    void renamingFollowsInExpectations()
    {
        Scenario scenario = exampleScenario();
        const auto ids = figureIds(scenario);
        const auto expected = [](const std::string &text) { return *expectationFrom(text, builtInTiles()); };
        Question &question = scenario.questions.front();
        question.target = ids[2];
        question.expect = expected("{capturable: [" + ids[1] + "], open: [" + ids[3] +
                                   "], figures: [{id: " + ids[1] + ", owner: blue, figure: meeple}]}");
        const Scenario after = withFigureNamed(scenario, 1, "chief");
        QCOMPARE(figureIds(after), (std::vector<std::string>{"1", "chief", ids[2], ids[3], "f1", "f4"}));
        QCOMPARE(after.questions.front().target, std::optional(ids[2]));
        QCOMPARE(after.questions.front().expect,
                 std::optional(expected("{capturable: [chief], open: [" + ids[3] +
                                        "], figures: [{id: chief, owner: blue, figure: meeple}]}")));
        QVERIFY(survives(after));
        // A word that is no id stays, whatever a figure is called.
        const Scenario meeple = withFigureNamed(withFigureNamed(after, 1, "meeple"), 1, "blue");
        QCOMPARE(withFigureNamed(meeple, 1, "chief").questions, after.questions);
    }

    void playersGoWithAllTheyHave()
    {
        const Scenario after = withoutPlayer(exampleScenario(), Colour::Blue);
        QCOMPARE(after.players.size(), 2u);
        QCOMPARE(after.figures.size(), 3u);
        QVERIFY(survives(after));
    }

    void randomEditsCanBeReadAgain()
    {
        Monkey monkey(20240601);
        Scenario scenario = exampleScenario();
        int changes = 0;
        const int steps = soaked(2000);
        for (int i = 0; i < steps; ++i) {
            Scenario next = i % 500 == 499 ? exampleScenario() : monkey.edited(scenario);
            changes += next != scenario;
            scenario = std::move(next);
            if (!survives(scenario))
                QFAIL(qPrintable(QStringLiteral("step %1").arg(i)));
        }
        QVERIFY(changes > steps / 4);
    }

    /// What is expected is read as it is typed: on one line, over several, as a block, with comments.
    void expectationsAsTyped()
    {
        const auto plain = expectationFrom("{legal: true, height: 2}", builtInTiles());
        QVERIFY(plain.has_value());
        for (const char *text :
             {"{legal: true,\n height: 2}", "legal: true\nheight: 2\n",
              "legal: true # the printed rule\nheight: 2", "{legal: true, # yes\n  height: 2}"})
            QVERIFY2(expectationFrom(text, builtInTiles()) == plain, text);
        QVERIFY(!expectationFrom("legal: true\n  height: 2", builtInTiles()));
        QVERIFY(!expectationFrom("{}\n  - ask: score", builtInTiles()));
    }
};

TOWERWATCH_TEST(tst_Edits)
#include "tst_edits.moc"
