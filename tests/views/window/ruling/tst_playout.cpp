// SPDX-License-Identifier: MIT
/// A scoring that is played out tells the rows of the page about it.
#include "model/format/scenarioreader.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "tests/support/testmain.h"
#include "views/window/ruling/playoutview.h"

using namespace towerwatch;

class TestPlayOut : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsTellRows()
    {
        std::map<PlayKind, int> steps;
        for (const ShippedScenario &shipped : shippedScenarios()) {
            const Position position(readScenario(shipped.text, builtInTiles()).scenario.value(),
                                    builtInTiles());
            const Answer scored = answer(position.board(), {.ask = Ask::Score});
            Footnotes footnotes;
            const Page page = tell(position, scored, footnotes);
            for (const PlayStep &step : playOut(position.board(), std::get<ScoreAnswer>(scored.body))) {
                ++steps[step.kind];
                const Row *row = rowOf(page, step);
                QCOMPARE(row == nullptr, step.kind == PlayKind::GoHome);
                if (step.kind == PlayKind::Watchtower)
                    QCOMPARE(row->key, "watchtower " + toText(step.squares.front()));
                if (step.kind == PlayKind::Feature && row->key != "nobody")
                    QVERIFY(row->key.ends_with(' ' + toText(step.squares.front())));
            }
        }
        for (const auto &[kind, count] : steps)
            QVERIFY(count > 10);
        QCOMPARE(steps.size(), 3u);
    }
};

TOWERWATCH_TEST(TestPlayOut)
#include "tst_playout.moc"
