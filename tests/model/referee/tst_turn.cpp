// SPDX-License-Identifier: MIT
/// Disputes from the tables about what is due and where the turn stands, as their notes expect them.
#include "model/format/scenarioreader.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
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
        const QStringList files =
            filesBelow(QStringLiteral(TOWERWATCH_SOURCE_DIR "/../shared/finds/turn"), {QStringLiteral("*.yaml")});
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
        QVERIFY(met > 10);
    }

    /// In a file that names a phantom in `done` alone, its step is there for everybody, not for its player only.
    void stepsOfThoseWhoAreNotOnTurn()
    {
        Scenario scenario{.players = {{.colour = Colour::Red}, {.colour = Colour::Blue}},
                          .tiles = {{.tile = "tower-02-meadow", .at = {0, 0}, .floors = 1}}};
        scenario.turn = Turn{.player = Colour::Red, .done = {{Done::Floor, Done::Phantom}}, .half = Half::First};
        const auto steps = actions(Board(scenario, builtInTiles()), Colour::Blue).steps;
        QCOMPARE(steps.size(), enumNames<StepName>.size());
        QVERIFY(steps[3].step == StepName::Phantom && steps[3].state == StepState::Later);
        QVERIFY(steps[5].step == StepName::SecondHalf && steps[5].state == StepState::Open);
    }
};

TOWERWATCH_TEST(tst_Turn)
#include "tst_turn.moc"
