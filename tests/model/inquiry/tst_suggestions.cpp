// SPDX-License-Identifier: MIT
/// A question carried from one board to another is about what suits it there, and about nothing else.
#include "model/inquiry/suggestions.h"

#include "model/format/scenarioreader.h"
#include "model/format/scenariowriter.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/boards.h"
#include "tests/support/randomboards.h"
#include "tests/support/testmain.h"

using namespace towerwatch;

namespace {

/// Two towers in a row, with Red and Blue in the fields.
const char *const table = "T M(r,b) M(b1) T; r: field NNW; red:; blue:; turn: red";

} // namespace

class TestSuggestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nearestOfTheKind()
    {
        const Scenario scenario = scenarioOf(table);
        const Board board(scenario, builtInTiles());
        const auto at = [&](Ask ask, Square near) {
            return carriedOver({.ask = ask, .at = Square{7, 7}, .figure = FigureKind::Mayor}, board, board,
                               near);
        };
        QCOMPARE(at(Ask::PlaceFloor, {0, 0})->at, Square(0, 0));
        QCOMPARE(at(Ask::PlaceFloor, {2, 0})->at, Square(3, 0));
        QCOMPARE(at(Ask::PlaceFigure, {9, 9})->at, Square(3, 0));
        QCOMPARE(at(Ask::PlaceFigure, {9, 9})->figure, FigureKind::Mayor);
        QCOMPARE(at(Ask::Score, {1, 1})->at, Square(1, 0));
        QVERIFY(at(Ask::Actions, {})->ask == Ask::Actions);
    }

    void figuresOfTheSameSide()
    {
        const Scenario scenario = scenarioOf(table);
        const Board board(scenario, builtInTiles());
        const auto target = [&](Ask ask, const char *id, Square near) {
            return carriedOver({.ask = ask, .target = id}, board, board, near)->target;
        };
        QCOMPARE(target(Ask::PlaceFloor, "r", {3, 0}), "r");
        QCOMPARE(target(Ask::PlaceFloor, "b1", {0, 0}), "b");
        QCOMPARE(target(Ask::Outlook, "b", {3, 0}), "b1");
    }

    /// Who has nobody to buy back is not asked about.
    void ransomOfAPrisonersOwner()
    {
        const auto asked = [](const char *red, const char *blue) {
            const Scenario scenario = scenarioOf("red: " + std::string(red) + "; blue: " + blue + "; green:");
            const Board board(scenario, builtInTiles());
            return carriedOver({.ask = Ask::Ransom}, board, board, {});
        };
        QVERIFY(!asked("", ""));
        QVERIFY(asked("", "holds red meeple"));
        QCOMPARE(asked("", "holds red meeple")->by, std::nullopt);
        QVERIFY(asked("holds green meeple", ""));
        QCOMPARE(asked("holds green meeple", "")->by, Colour::Green);
        QVERIFY(!asked("holds blue meeple", "holds red meeple")); // they exchange them first
    }

    void nothingOfTheKind()
    {
        const Scenario scenario = scenarioOf(table), bare = scenarioOf("M");
        const Board from(scenario, builtInTiles()), to(bare, builtInTiles());
        for (const Question &question :
             {Question{.ask = Ask::PlaceFloor, .at = Square{}},
              Question{.ask = Ask::PlaceFigure, .at = Square{}, .figure = FigureKind::Meeple},
              Question{.ask = Ask::Watchtower, .at = Square{}},
              Question{.ask = Ask::PlaceFloor, .at = Square{}, .target = "r"},
              Question{.ask = Ask::Outlook, .target = "b"}, Question{.ask = Ask::Ransom}})
            QVERIFY(!carriedOver(question, from, to, {}));
        QVERIFY(!carriedOver({.ask = Ask::Outlook, .target = "nobody"}, from, from, {}));
    }

    /// Whatever is carried between random boards has an answer of its kind.
    void whatIsCarriedCanBeAsked()
    {
        int carried = 0;
        for (std::uint32_t seed = 0; seed < 10; ++seed) {
            const Scenario one = randomboards::randomScenario(seed, builtInTiles()),
                           two = randomboards::randomScenario(seed + 1, builtInTiles());
            const Board from(one, builtInTiles()), to(two, builtInTiles());
            for (const Question &question : randomboards::allQuestions(one, builtInTiles())) {
                const auto there = carriedOver(question, from, to, {});
                if (!there)
                    continue;
                ++carried;
                QVERIFY(there->ask == question.ask);
                Scenario asking = two;
                asking.questions = {*there};
                const std::string text = writeScenario(asking);
                const ReadResult read = readScenario(text, builtInTiles());
                QVERIFY2(read.scenario, text.c_str());
            }
        }
        QVERIFY(carried > 100);
    }
};

TOWERWATCH_TEST(TestSuggestions)
#include "tst_suggestions.moc"
