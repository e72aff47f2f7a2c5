// SPDX-License-Identifier: MIT
/// Who may stand on top of a tower, and what can happen to a figure there.
#include "model/referee/referee.h"
#include "tests/support/boards.h"
#include "tests/support/rulebook.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace towerwatch;

class TestTowerTop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_data()
    {
        rulebook::write("place-figure", R"(
# whether
tower-close-any-open tower-meeple-stays tower-separate-feature: any open tower
    M . T1 ? place-figure meeple => legal: true
tower-foundation-floor-only: no foundation without a floor
    T ? place-figure meeple => refused no-floor-yet, at: [0, 0]
tower-close: no tower with somebody on top
    T1(b) ? place-figure meeple => refused closed, at: [0, 0], figure: b
tower-close-any-open: no tile without a foundation
    M ? place-figure meeple 0,0 => refused no-foundation, at: [0, 0]
prisoner-not-supply: nobody who is not in the supply
    T1; red: supply: {meeple: 0} ? place-figure meeple => refused none-left, figure: meeple, by: red
prisoner-not-supply: a supply has no kind that it does not name
    T1; red: supply: {meeple: 1} ? place-figure phantom => refused none-left, figure: phantom, by: red
tower-close-any-open: a supply that is not stated has everybody
    T1; red: points: 3 ? place-figure meeple => legal: true
tower-close prisoner-not-supply tower-top-mayor-wagon-barn-no: all reasons are told
    T1(b); red: supply: {}; blue: ? place-figure mayor => refused closed + kind + none-left
capture-on-floor-only: it takes nobody :: T1 M(b) ? place-figure meeple => legal: true

# which kinds
tower-close-large: large-meeple :: T1 ? place-figure large-meeple => legal: true
phantom-on-tower: phantom :: T1 ? place-figure phantom => legal: true
tower-top-ringmaster: ringmaster :: T1 ? place-figure ringmaster => legal: true
tower-top-abbot: abbot, which no source settles
    T1 ? place-figure abbot => legal: open, facts: [{fact: kind, figure: abbot}]
tower-foundation-floor-only: refused for another reason, also of the abbot
    T ? place-figure abbot => refused no-floor-yet + kind
tower-top-guard: guard, which no source settles
    T1 ? place-figure guard => legal: open, facts: [{fact: kind, figure: guard}]
tower-top-mayor-wagon-barn-no: mayor :: T1 ? place-figure mayor => refused kind, figure: mayor
tower-top-mayor-wagon-barn-no: wagon :: T1 ? place-figure wagon => refused kind, figure: wagon
tower-top-mayor-wagon-barn-no: barn :: T1 ? place-figure barn => refused kind, figure: barn
tower-top-builder-pig-old: builder, in the oldest rules [c1-original c1-rgg]
    T1 ? place-figure builder => legal: true
tower-top-builder-pig-old: builder [c2 c1 c1-zmg]
    T1 ? place-figure builder => refused kind, figure: builder
tower-top-builder-pig-old: pig, in the oldest rules [c1-original c1-rgg]
    T1 ? place-figure pig => legal: true
tower-top-builder-pig-old: pig [c2 c1 c1-zmg] :: T1 ? place-figure pig => refused kind, figure: pig
tower-top-shepherd-no: shepherd :: T1 ? place-figure shepherd => refused kind, figure: shepherd
tower-meeple-fairy-yes: the fairy stands beside it [c2]
    T1 ? place-figure fairy => refused kind, figure: fairy
tower-action-choice: nothing neutral :: T1 ? place-figure dragon => refused kind, figure: dragon

# what can happen to it
tower-meeple-dragon-yes tower-meeple-princess-no tower-meeple-fairy-yes tower-meeple-festival tower-meeple-plague: events [c2]
    T1(b) ? outlook b => verdict: capturable, events: {dragon: true, princess: false, fairy: true, festival:
    true, plague: true}
tower-meeple-dragon-c1 tower-meeple-fairy-c1: events in the first edition [all-c1]
    T1(b) ? outlook b => events: {dragon: true, princess: false, fairy: true, festival: true, plague: true}
)");
    }
    void rules() { rulebook::check(); }

    /// Where only a figure is missing, the answer knows whether it could be bought back.
    void aRansomWouldHelp()
    {
        const auto helps = [](const std::string &players) {
            const Position table = positionOf("T1; turn: red; " + players);
            return placeFigure(table.board(), {}, FigureKind::Meeple, Colour::Red).ransomWouldHelp;
        };
        QVERIFY(helps("red: points: 5, supply: {meeple: 0}; blue: holds red meeple"));
        QVERIFY(!helps("red: points: 2, supply: {meeple: 0}; blue: holds red meeple"));
        QVERIFY(!helps("red: points: 5, supply: {meeple: 0}; blue: holds red wagon"));
        QVERIFY(!helps("red: points: 5, supply: {meeple: 1}; blue: holds red meeple"));
    }
};

TOWERWATCH_TEST(TestTowerTop)
#include "tst_towertop.moc"
