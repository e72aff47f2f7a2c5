// SPDX-License-Identifier: MIT
/// Blocks: what goes along when they are moved, copied, laid and taken away.
#include "model/board/position.h"
#include "model/edit/blockedits.h"
#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/randomboards.h"
#include "tests/support/roundtrip.h"
#include "tests/support/testmain.h"
#include "tests/support/wholetable.h"

using namespace towerwatch;

namespace {

/// With two questions.
Scenario blockScenario()
{
    Scenario scenario = scenarioOf(wholeTable);
    scenario.questions.resize(2);
    scenario.questions[0].expect.reset();
    return scenario;
}

} // namespace

class tst_BlockEdits : public QObject
{
    Q_OBJECT

private slots:
    void movingTakesAllAlong()
    {
        const Scenario before = blockScenario();
        const auto after = withBlockMoved(before, builtInTiles(), allSquares(before), {3, -2});
        QVERIFY(after && survives(*after));
        QCOMPARE(after->tiles[0].at, (Square{3, -2}));
        QCOMPARE(after->tiles[0].floors, 1);
        QCOMPARE(after->castles[0].at, (Square{3, -5}));
        QCOMPARE(*after->questions[0].at, (Square{3, -2}));
        QCOMPARE(*after->questions[0].target, std::string("f3"));
        const auto back = withBlockMoved(*after, builtInTiles(), allSquares(*after), {-3, 2});
        QVERIFY(back == before);
    }

    void collisionsAndTheEdgeAreRefused()
    {
        const Scenario before = blockScenario();
        QVERIFY(!withBlockMoved(before, builtInTiles(), {{0, 0}}, {0, -1}));
        QVERIFY(!withBlockMoved(before, builtInTiles(), {{0, 0}}, {20000, 0}));
        QVERIFY(!withBlockMoved(before, builtInTiles(), {{5, 5}}, {1, 0}));
        QVERIFY(withBlockMoved(before, builtInTiles(), {{0, 0}, {0, -1}}, {1, 0}));
        QVERIFY(!withBlock(before, builtInTiles(), blockOf(before, builtInTiles(), {{0, 0}}), {0, -1}));
        QVERIFY(!withBlock(before, builtInTiles(), {}, {9, 9}));
    }

    /// Whatever an answer says of squares is still expected of it elsewhere.
    void expectationsGoAlong()
    {
        for (unsigned seed = 1; seed <= 12; ++seed) {
            Scenario before = randomboards::randomScenario(seed, builtInTiles());
            before.questions = randomboards::allQuestions(before, builtInTiles());
            const Position then(before, builtInTiles());
            for (Question &question : before.questions)
                question.expect = toValue(then.board(), answer(then.board(), question));
            const auto after = withBlockMoved(before, builtInTiles(), allSquares(before), {-2, 5});
            if (!after)
                continue; // it lies at the end of the table
            const Position now(*after, builtInTiles());
            for (const Question &question : after->questions) {
                const auto wrong =
                    differences(*question.expect, toValue(now.board(), answer(now.board(), question)));
                QVERIFY2(wrong.empty(), wrong.empty() ? "" : wrong[0].path.c_str());
            }
        }
    }

    void ofAPartOnlyItsOwnSquaresAreExpectedElsewhere()
    {
        Scenario before = blockScenario();
        const auto read = readScenario("towerwatch: 1\ntiles: [{tile: tower-02-meadow, at: [0, 0]}]\n"
                                       "questions: [{ask: place-floor, at: [0, 0], expect: {reach: [[0, 0], "
                                       "[0, -1], [1, 0]]}}]\n",
                                       builtInTiles());
        before.questions = read.scenario.value_or(Scenario{}).questions;
        QCOMPARE(before.questions.size(), 1u);
        const auto moved = withBlockMoved(before, builtInTiles(), {{0, 0}}, {1, 1});
        QVERIFY(moved && survives(*moved));
        const Value &reach = *moved->questions[0].expect->find("reach");
        QCOMPARE(reach.items[0], Value::of(Square{1, 1}));
        QCOMPARE(reach.items[1], Value::of(Square{0, -1}));
        QCOMPARE(reach.items[2], Value::of(Square{1, 0}));
    }

    void removingLeavesNothingBehind()
    {
        const Scenario after = withoutBlock(blockScenario(), builtInTiles(), {{0, -1}, {0, -2}});
        QVERIFY(survives(after));
        QCOMPARE(after.tiles.size(), 3u);
        QCOMPARE(after.figures.size(), 2u);
        QCOMPARE(after.questions.size(), 1u);
        QCOMPARE(*after.questions[0].target, figureIds(after)[0]);
        QVERIFY(withoutBlock(blockScenario(), builtInTiles(), {{7, 7}}) == blockScenario());
    }

    void copiesCanBePastedBesideTheOriginal()
    {
        const Scenario before = blockScenario();
        const Scenario block = blockOf(before, builtInTiles(), {{0, -3}, {0, -2}, {0, -1}});
        QVERIFY(survives(block));
        QCOMPARE(block.tiles.size(), 3u);
        QCOMPARE(block.figures.size(), 5u);
        QCOMPARE(block.castles.size(), 1u);
        const auto after = withBlock(before, builtInTiles(), block, {4, 0});
        QVERIFY(after && survives(*after));
        QCOMPARE(after->tiles.size(), 8u);
        QCOMPARE(after->figures.size(), before.figures.size() + 5);
        QVERIFY(fromCorner(withBlock({}, builtInTiles(), block, {4, 0}).value(), builtInTiles()).tiles ==
                block.tiles);
    }

    void aCastleNamedFromOutsideStaysOne()
    {
        const Scenario block = blockOf(blockScenario(), builtInTiles(), {{0, -2}});
        QVERIFY(survives(block));
        QCOMPARE(block.castles.size(), 1u);
    }

    void designsGoAlong()
    {
        Scenario own = blockScenario();
        Tile design = *builtInTiles().find("base-U-road-straight");
        design.id = "mine";
        design.set.clear();
        design.jcz.clear();
        design.letter.clear();
        design.count = {};
        own.designs = {design};
        own.tiles[1].tile = "mine";
        const Scenario block = blockOf(own, builtInTiles(), {{0, -1}});
        QCOMPARE(block.designs.size(), 1u);
        const auto fresh = withBlock({}, builtInTiles(), block, {0, 0});
        QVERIFY(fresh && survives(*fresh));
        Scenario other = *fresh;
        other.designs[0].garden = true;
        const auto both = withBlock(other, builtInTiles(), block, {3, 3});
        QVERIFY(both && survives(*both));
        QCOMPARE(both->designs.size(), 2u);
        QCOMPARE(both->tiles[1].tile, std::string("mine-2"));
    }
};

TOWERWATCH_TEST(tst_BlockEdits)
#include "tst_blockedits.moc"
