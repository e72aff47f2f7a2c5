// SPDX-License-Identifier: MIT
/// Disputes from the tables about what is due and where the turn stands, as their notes expect them.
#include "model/format/scenarioreader.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "model/scenario/work.h"
#include "resources/catalogue.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"

#include <QTest>

using namespace towerwatch;

class tst_Turn : public QObject
{
    Q_OBJECT

private slots:
    void disputes()
    {
        const QStringList files = filesBelow(QStringLiteral(TOWERWATCH_SOURCE_DIR "/../shared/finds/turn"),
                                             {QStringLiteral("*.yaml")});
        if (files.isEmpty())
            QSKIP("the disputes are not here");
        int met = 0;
        for (const QString &path : files) {
            const ReadResult read = readScenario(contentOf(path).toStdString(), builtInTiles());
            QVERIFY2(read.scenario, qPrintable(path));
            const Board board(*read.scenario, builtInTiles());
            for (const Question &question : read.scenario->questions) {
                if (!question.expect)
                    continue;
                const auto wrong = differences(*question.expect, toValue(board, answer(board, question)));
                QVERIFY2(wrong.empty(), qPrintable(path));
                ++met;
            }
        }
        QCOMPARE(met, 10);
    }

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

    /// In a file that names a phantom in `done` alone, its step is there for everybody, not for its player
    /// only.
    void stepsOfThoseWhoAreNotOnTurn()
    {
        Scenario scenario{.players = {{.colour = Colour::Red}, {.colour = Colour::Blue}},
                          .tiles = {{.tile = "tower-02-meadow", .at = {0, 0}, .floors = 1}}};
        scenario.turn =
            Turn{.player = Colour::Red, .done = {{Done::Floor, Done::Phantom}}, .half = Half::First};
        const auto steps = actions(Board(scenario, builtInTiles()), Colour::Blue).steps;
        QCOMPARE(steps.size(), enumNames<StepName>.size());
        QVERIFY(steps[3].step == StepName::Phantom && steps[3].state == StepState::Later);
        QVERIFY(steps[5].step == StepName::SecondHalf && steps[5].state == StepState::Open);
    }
};

TOWERWATCH_TEST(tst_Turn)
#include "tst_turn.moc"
