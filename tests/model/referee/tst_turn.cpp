// SPDX-License-Identifier: MIT
/// What may be done at which moment of a turn; and disputes about it, as their notes expect them.
#include "model/format/scenarioreader.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "tests/support/rulebook.h"
#include "tests/support/testmain.h"
#include "tests/support/texts.h"

#include <QTest>

using namespace towerwatch;

class TestTurn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_data()
    {
        rulebook::write("place-floor", R"(
# one action after the tile
tower-action-choice: no floor after a floor
    T1 M; turn: {player: red, done: [floor]} => refused action-done, done: floor
tower-action-choice: no floor after a figure
    T1 M; turn: {player: red, done: [figure]} => refused action-done, done: figure
tower-action-choice: no floor after a figure on a tower
    T1 M; turn: {player: red, done: [top]} => refused action-done, done: top
tower-action-choice: no floor after another action
    T1 M; turn: {player: red, done: [other]} => refused action-done, done: other
tower-action-choice: and no meeple
    T1 M; turn: {player: red, done: [floor]} ? place-figure meeple => refused action-done, done: floor
tower-action-choice: not before the tile :: T1 M; turn: {player: red, laid: none} => refused tile-first
tower-action-choice: not when the game is over :: T1; turn: {over: true} => refused game-over
tower-action-choice tower-open-only: the moment first, then the place
    T1(r); turn: {player: red, done: [floor]} => refused action-done + closed
tower-range-per-floor: with the tile laid there is one
    T1 M; turn: {player: red, laid: [1, 0], done: []} => legal: true, height: 2
tower-range-per-floor: what is not stated is held against nobody :: T1; turn: red => legal: true
tower-range-per-floor: whoever is not on turn is answered as on his own
    T1 M; turn: {player: red, done: [floor]} ? place-floor by blue => legal: true

# the phantom behind it
phantom-after-floor: follows a floor
    T1 M; turn: {player: red, done: [floor]} ? place-figure phantom => legal: true
phantom-after-floor tower-action-with-princess: and another action
    T1 M; turn: {player: red, done: [other]} ? place-figure phantom => legal: true
tower-action-choice phantom-after-floor: no second phantom
    T1 M; turn: {player: red, done: [floor, phantom]} ? place-figure phantom => refused action-done, done:
    phantom
prisoner-not-supply: not from prison
    T1; red: supply: {phantom: 0}; blue: holds red phantom; turn: {player: red, done: [floor]} ? place-figure
    phantom => refused none-left
ransom-timing: then a ransom is possible yet
    red: points: 9; blue: holds red meeple; turn: {player: red, done: [floor, phantom]} ? ransom => legal:
    true

# the floor just placed
tower-range-per-floor: it is one of the height
    T2 M(b1) M(b2) M(b3); turn: {player: red, done: [floor]} ? place-floor placed => legal: true, height: 2,
    range: 2, capturable: [b1, b2]
tower-range-per-floor: it needs no floor left
    T2; red: floors: 0 ? place-floor placed => legal: true, height: 2
tower-open-only: a figure on top of it refuses it
    T2(b) ? place-floor placed => refused closed, at: [0, 0], figure: b

# the turn as a list
tower-action-choice: nothing is stated
    T1 M(r); r: monastery ? actions => floor: [[0, 0]], ransom: false & steps ransom no, tile now, action now,
    scoring later
tower-action-choice: the tile comes first
    T1 M; turn: {player: red, laid: none} ? actions => floor: [], figures: [] & steps ransom no, tile now,
    action later, scoring later
tower-action-choice: the tile is laid
    T1 M; turn: {player: red, laid: [1, 0]} ? actions => floor: [[0, 0]] & steps ransom no, tile done, action
    now, scoring later
tower-action-choice: only the scoring is left
    T1 M; turn: {player: red, done: [floor]} ? actions => floor: [], figures: [{kinds: [phantom], open: []}] &
    steps ransom no, tile done, action done, scoring now
ransom-three: a ransom may come before it
    red: points: 9; blue: holds red meeple; turn: {player: red, done: [floor]} ? actions => ransom: true &
    steps ransom now, tile done, action done, scoring later
ransom-once-per-turn: one is paid
    red: points: 9; blue: holds red meeple; turn: {player: red, ransom-paid: true} ? actions => ransom: false
    & steps ransom done, tile now, action now, scoring later
phantom-after-floor: where the file names one the phantom is a step
    T1; red: supply: {phantom: 1}; turn: {player: red, done: [floor]} ? actions => figures: [{at: [0, 0],
    kinds: [phantom], open: []}] & steps ransom no, tile done, action done, phantom now, scoring later
tower-action-choice: in prison, a ransom would bring it
    red: points: 9, supply: {phantom: 0}; blue: holds red phantom; turn: {player: red, done: [figure]} ?
    actions => steps ransom now, tile done, action done, phantom later, scoring later
double-turn-extra-from-builder: whether there is a second half is open
    T1 -(r); r: builder ? actions => steps ransom no, tile now, action now, scoring later, second-half open
double-turn-extra-from-builder: it is to come
    T1 M; turn: {player: red, half: first} ? actions => steps ransom no, tile now, action now, scoring later,
    second-half later
double-turn-extra-from-builder: this is it
    T1 M; turn: {player: red, half: second} ? actions => steps ransom no, tile now, action now, scoring later,
    second-half now
double-turn-extra-from-builder phantom-after-floor: steps of the file are everybody's [c2]
    T1; red:; blue:; turn: {player: red, done: [floor, phantom], half: first} ? actions by red => steps ransom
    no, tile done, action done, phantom done, scoring now, second-half later
double-turn-extra-from-builder: and of whoever is not on turn [c2]
    T1; red:; blue:; turn: {player: red, done: [floor, phantom], half: first} ? actions by blue => steps
    ransom no, tile now, action now, phantom later, scoring later, second-half open
ransom-own-turn: when the game is over every step is no
    T1; turn: {over: true} ? actions => floor: [], figures: [] & steps ransom no, tile no, action no, scoring
    no
tower-action-choice: nobody is left and no floor fits
    T1(r); red: floors: 0, supply: {meeple: 0} ? actions => floor: [], figures: [] & steps ransom no, tile
    now, action no, scoring later
zmg-misprint-foundation-needed tower-action-any-tile: any foundation and any open tower [c2]
    T T2 M T1(b) ? actions => floor: [[0, 0], [1, 0]], figures: [{at: [1, 0], kinds: [meeple, large-meeple,
    phantom, ringmaster], open: [abbot, guard]}]
)");
    }
    void rules() { rulebook::check(); }

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
};

TOWERWATCH_TEST(TestTurn)
#include "tst_turn.moc"
