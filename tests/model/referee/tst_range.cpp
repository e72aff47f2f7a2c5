// SPDX-License-Identifier: MIT
/// Where a floor may be placed, and how far its tower reaches.
#include "model/referee/referee.h"
#include "tests/support/boards.h"
#include "tests/support/rulebook.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace towerwatch;

class TestRange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_data()
    {
        rulebook::write("place-floor", R"(
# where
tower-open-only tower-close: a figure on top closes a tower :: T2(b) => refused closed, at: [0, 0], figure: b
tower-open-only: any figure :: T2(b); b: guard tower => refused closed, figure: b
tower-action-any-tile: a foundation is needed :: M ? place-floor 0,0 => refused no-foundation, at: [0, 0]
tower-floor-supply: whoever has no floor left places none
    T; red: floors: 0 => refused no-floor-left, by: red
tower-floor-supply tower-open-only: two reasons are told
    T1(b); red: floors: 0; blue: => refused closed + no-floor-left
tower-floor-neutral: anybody may raise a tower
    T3 ? place-floor by green => legal: true, height: 4, range: 4
tower-height-unlimited: as high as one likes :: T99 => legal: true, height: 100, range: 100

# how far
tower-range-own-tile: the first floor reaches its own tile
    T(b); b: field NNW => range: 1, reach: [[0, 0]], capturable: [b]
tower-range-per-floor: one square for each floor, the new one too
    T1 M(b1) M(b2) M(b3) => height: 2, range: 2, reach: [[0, 0], [1, 0], [2, 0]], capturable: [b1, b2]
tower-range-per-floor: what is farther is too far
    T1 M M M(b) ? place-floor target b => out-of-reach too-far, distance: 3, range: 2
tower-range-counts: in all four directions
    . M(b1) .; M(b2) T M(b3); . M(b4) . => reach: [[1, 0], [0, 1], [1, 1], [2, 1], [1, 2]], capturable: [b1,
    b2, b3, b4]
tower-range-over-gaps: empty squares do not block
    T2 . . M(b) => range: 3, reach: [[0, 0], [3, 0]], capturable: [b]
tower-range-over-towers: towers do not block [c2]
    T2 T3 T1(g) M(b) ? place-floor 0,0 => range: 3, capturable: [g, b]
tower-range-no-diagonal: only straight lines
    T9 .; . M(b) ? place-floor target b => out-of-reach not-in-line
tower-height-only-range: a low tower takes a figure off a high one [c2 c1 c1-original]
    T T9(b) ? place-floor 0,0 => height: 1, capturable: [b]

# house rules
house-no-gaps: an arm ends before its first empty square [no-gaps]
    M(b1) . T3 M(b2) . M(b3) ? place-floor 2,0 => range: 4, reach: [[2, 0], [3, 0]], capturable: [b2]
house-no-gaps: the gap is told [no-gaps] :: T3 M . M(b) ? place-floor target b => out-of-reach gap, at: [2, 0]
house-no-gaps: too far is too far without a gap [no-gaps]
    T M M(b) ? place-floor target b => out-of-reach too-far, distance: 2, range: 1
house-no-surprises: one square fewer [no-surprises] :: T1 M(b1) M(b2) => height: 2, range: 1, capturable: [b1]
house-no-surprises: the first floor reaches its own tile alone [no-surprises]
    T M(b) ? place-floor target b => out-of-reach too-far, distance: 1, range: 0
house-diagonal: steps in both directions are added [diagonal]
    T1 .; . M(b) => range: 2, reach: [[0, 0], [1, 1]], capturable: [b]
house-diagonal: a step too many [diagonal]
    T1 . .; . . M(b) ? place-floor target b => out-of-reach too-far, distance: 3, range: 2
house-diagonal house-no-gaps house-combinations: round the gap [diagonal no-gaps]
    T1 .; M M(b) => range: 2, reach: [[0, 0], [0, 1], [1, 1]], capturable: [b]
house-diagonal house-no-gaps: the way round is too long [diagonal no-gaps]
    T2 . M(b); M M M ? place-floor target b => out-of-reach detour, steps: 4
house-diagonal house-no-gaps: there is no way [diagonal no-gaps]
    T2 .; . M(b) ? place-floor target b => out-of-reach detour
house-diagonal house-no-surprises house-combinations: a diagonal step takes three floors [diagonal no-surprises]
    T2 M(b1) .; . M(b2) M(b3) => height: 3, range: 2, capturable: [b1, b2]
)");
    }
    void rules() { rulebook::check(); }

    /// The answer knows over which empty square the range passes, and how far.
    void gaps()
    {
        const auto figures = placeFloor(positionOf("T2 . . M(b)").board(), {0, 0}, Colour::Red).figures;
        QCOMPARE(figures.size(), std::size_t(1));
        QCOMPARE(figures.front().distance, 3);
        QVERIFY(figures.front().gap == Square(1, 0));
    }
};

TOWERWATCH_TEST(TestRange)
#include "tst_range.moc"
