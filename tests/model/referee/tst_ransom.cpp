// SPDX-License-Identifier: MIT
/// Buying a prisoner back.
#include "tests/support/rulebook.h"
#include "tests/support/testmain.h"

#include <QTest>

class TestRansom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_data()
    {
        rulebook::write("ransom", R"(
ransom-three: three points from the owner to the captor
    red: points: 9; blue: points: 4, holds red meeple => legal: true, options: [{figure: meeple, holder: blue,
    cost: 3, points: {red: 6, blue: 7}}]
ransom-flat: as much for every figure [c2]
    red: points: 9; blue: points: 4, holds red large-meeple => legal: true, options: [{figure: large-meeple,
    cost: 3, points: {red: 6, blue: 7}}]
ransom-flat-c1: as much for every follower [all-c1]
    red: points: 9; blue: points: 4, holds red large-meeple => legal: true, options: [{figure: large-meeple,
    cost: 3, points: {red: 6, blue: 7}}]
ransom-three: points that are not stated are held against nobody
    red:; blue: holds red meeple => legal: true, options: [{figure: meeple, holder: blue, points: {}}]
ransom-min-score: three points are enough
    red: points: 3; blue: points: 4, holds red meeple => legal: true, options: [{points: {red: 0, blue: 7}}]
ransom-min-score: two are not [c2]
    red: points: 2; blue: points: 4, holds red meeple => refused too-few-points, points: 2, needs: 3
ransom-min-score: two, of which the first edition says nothing [all-c1]
    red: points: 2; blue: points: 4, holds red meeple => legal: open, options: [{points: {red: -1, blue: 7}}],
    facts: [{fact: too-few-points}]
ransom-own-turn: in the owner's turn
    red: points: 9; blue: points: 4, holds red meeple; turn: red => legal: true
ransom-own-turn: in no other's
    red: points: 9; blue: points: 4, holds red meeple; turn: blue => refused not-on-turn, turn: blue
ransom-once-per-turn ransom-double-turn: one a turn, also in a double turn
    red: points: 9; blue: points: 4, holds red meeple; turn: {player: red, half: second, ransom-paid: true} =>
    refused already-paid
ransom-own-turn: whom another has paid for does not matter
    red: points: 9; blue: points: 4, holds red meeple; turn: {player: blue, ransom-paid: true} => refused
    not-on-turn
ransom-owner-only: only one's own figures
    red: points: 9; blue: holds green meeple; green: => refused no-prisoner
ransom-owner-only: from whoever holds one
    red: points: 9; blue: points: 4, holds red meeple; green: ? ransom from green => refused no-prisoner
ransom-owner-only: of a kind that is held
    red: points: 9; blue: points: 4, holds red meeple ? ransom wagon => refused no-prisoner
ransom-choice-by-owner: the owner chooses whom
    red: points: 9; blue: holds red wagon, red meeple, red meeple; green: holds red meeple => legal: true,
    options: [{figure: wagon, holder: blue}, {figure: meeple, holder: blue}, {figure: meeple, holder: green}]
ransom-three: from one holder alone
    red: points: 9; blue: holds red wagon; green: holds red meeple ? ransom from green => legal: true,
    options: [{figure: meeple, holder: green}]
house-eye-for-eye: none with an eye for an eye [eye-for-an-eye]
    red: points: 9; blue: points: 4, holds red meeple => refused house-rule, house: eye-for-an-eye
house-eye-for-eye ransom-own-turn: all reasons are told [c2 eye-for-an-eye]
    red: points: 2; blue: points: 4, holds red meeple; turn: blue => refused house-rule + not-on-turn +
    too-few-points
ransom-timing: before the tile as well
    red: points: 9; blue: points: 4, holds red meeple; turn: {player: red, laid: none} => legal: true
ransom-own-turn prisoners-at-end: none when the game is over
    red: points: 9; blue: points: 4, holds red meeple; turn: {over: true} => refused game-over
)");
    }
    void rules() { rulebook::check(); }
};

TOWERWATCH_TEST(TestRansom)
#include "tst_ransom.moc"
