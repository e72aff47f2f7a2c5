// SPDX-License-Identifier: MIT
/// Who can be captured, and what follows from it.
#include "model/referee/referee.h"
#include "tests/support/boards.h"
#include "tests/support/rulebook.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace towerwatch;

class TestCapture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_data()
    {
        rulebook::write("place-floor", R"(
# who can be captured
capture-any-feature: knight, highwayman, monk and farmer
    T3 n(b1) -(b2) M(b3,b4); b4: field NNW => capturable: [b1, b2, b3, b4]
capture-one-only capture-optional: one of several, or none :: T1 M(b) M(g) => capturable: [b, g]
capture-several-on-tile: several on one tile :: T M(b,g); g: field NNW => capturable: [b, g]
capture-large-meeple: large meeple [c2] :: T M(b); b: large-meeple => capturable: [b]
capture-large-follower: large follower [all-c1] :: T M(b); b: large-meeple => capturable: [b]
capture-mayor-wagon: mayor and wagon :: T1 n(b1) -(b2); b1: mayor; b2: wagon => capturable: [b1, b2]
capture-phantom: phantom :: T M(b); b: phantom => capturable: [b]
capture-abbot-figure: abbot :: T G(b); G: base-E-cap-garden; b: abbot garden => capturable: [b]
capture-ringmaster: ringmaster :: T M(b); b: ringmaster => capturable: [b]
capture-guard: guard :: T M(b); b: guard => capturable: [b]
capture-builder-pig-old: builder and pig in the oldest rules [c1-original c1-rgg]
    T -(b1,b2); b1: builder; b2: pig field NNW => capturable: [b1, b2]
capture-builder-pig-old capture-special-figures-no: builder [c2 c1 c1-zmg]
    T -(b); b: builder => safe kind, figure: builder
capture-builder-pig-old capture-special-figures-no: pig [c2 c1 c1-zmg]
    T -(b); b: pig field NNW => safe kind, figure: pig
capture-special-figures-no: barn [c2] :: T M(b); b: barn field NNW => safe kind, figure: barn
capture-special-figures-no: shepherd [c2] :: T M(b); b: shepherd field NNW => safe kind, figure: shepherd
capture-barn-shepherd-c1: barn in the first edition [all-c1]
    T M(b); b: barn field NNW => safe kind, figure: barn
capture-barn-shepherd-c1: shepherd in the first edition [all-c1]
    T M(b); b: shepherd field NNW => safe kind, figure: shepherd
capture-neutral-no: nothing neutral
    T M(n0,n1,n2,n3,n4,n5,n6,n7,n8,n9); n0: sheep; n1: fairy; n2: dragon; n3: count; n4: mage; n5: witch; n6:
    big-top; n7: gingerbread-man; n8: ferry; n9: gold => capturable: [], open: []
capture-castle-safe: a castle lord
    T s(b); . n; castles: [{at: [1, 0], city: S}]; b: castle S => safe castle
capture-castle-safe: through either tile of his castle
    T s; . n(b); castles: [{at: [1, 0], city: S}]; b: castle N => safe castle
capture-city-of-carcassonne-safe: in the City of Carcassonne
    T; b: carcassonne ? place-floor target b => safe carcassonne
capture-meeple-on-tower: on a tower [c2 c1 c1-original] :: T T1(b) ? place-floor 0,0 => capturable: [b]
capture-meeple-on-tower: on a tower, safe [c1-rgg c1-zmg]
    T T1(b) ? place-floor 0,0 => safe tower-top, at: [1, 0]
capture-own-meeple: one's own [c2 c1 c1-zmg] :: T M(r) => capturable: [r]
capture-own-meeple: one's own, safe [c1-original c1-rgg] :: T M(r) => safe own, by: red
capture-castle-safe capture-own-meeple: two shelters are told [c1-original c1-rgg]
    T s(r); . n; castles: [{at: [1, 0], city: S}]; r: castle S => safe castle + own, by: red
capture-bridge-meeple: on a wooden bridge :: T B(b); B: base-B-monastery NS; b: bridge => capturable: [b]
capture-special-monastery-abbot: laid as an abbot
    T D(b); D: german-monastery; b: monastery => capturable: [b]
capture-fairy-no-protection capture-fairy-left-behind: beside the fairy
    T M(b,n1); n1: fairy => capturable: [b]
capture-wheel-of-fortune: on the Wheel nothing says so
    T; b: wheel ? place-floor target b => open wheel & open: [b]
capture-acrobat: of acrobats neither :: T M(b); b: acrobat => open acrobat & open: [b]
capture-acrobat: acrobats out of reach are out of reach
    T M M(b); b: acrobat ? place-floor target b => out-of-reach too-far & open: []

# what follows
capture-own-to-supply: one's own goes home [c2 c1 c1-zmg]
    T M(r); red:; blue: holds red meeple => follows to-supply, owner: red
orphan-builder-pig: the builder goes home with the last meeple, wherever it stands
    T -(b) -(b1); b1: builder => follows prisoner, holder: red + orphan, figure: b1, owner: blue + majority,
    kind: road, before: [blue], after: []
orphan-builder-pig: and the pig
    T M(b) M(b1); b: field NNW; b1: pig field NNW => follows prisoner, holder: red + orphan, figure: b1,
    owner: blue
orphan-other-figures: a barn stays
    T M(b) M(b1); b: field NNW; b1: barn field NNW => follows prisoner, holder: red
another meeple keeps the builder
    T -(b) -(b1) -(b2); b1: builder; b2: wagon => follows prisoner, holder: red + majority, kind: road,
    before: [blue], after: [blue]
another's meeple does not
    T -(b) -(b1) -(g); b1: builder => follows prisoner, holder: red + orphan, figure: b1, owner: blue +
    majority, kind: road, before: [blue, green], after: [green]
tower-capture-before-scoring: the city changes hands
    T s(b); . n(g); b: large-meeple => follows prisoner + majority, kind: city, before: [blue], after: [green]
tower-capture-before-scoring: a mayor has the coats of his city
    T s(b); . C(g); b: mayor => follows prisoner + majority, kind: city, before: [blue, green], after: [green]
a captured castle-less field has no majority :: T M(b); b: field NNW => follows prisoner
tower-reopens tower-floor-one-way: the tower is open again [c2 c1 c1-original]
    T T3(b) ? place-floor 0,0 => follows prisoner + tower-reopens, at: [1, 0]
wt-type-meeple: a watchtower beside it counts one fewer
    T M(b); . W => follows prisoner + watchtower, at: [1, 1], before: 2, after: 0
wt-trigger tower-capture-before-scoring: it earns no watchtower any more
    T W(b); . ^ => follows prisoner + majority + watchtower, at: [1, 0], before: 2, after: 0, lost: {owner:
    blue, points: 2}
)");
    }
    void rules() { rulebook::check(); }

    /// A builder goes home with the only meeple that keeps it; where another stays, the answer knows it.
    void builders()
    {
        const auto keeper = [](const char *board) {
            const Position table = positionOf(board);
            const PlaceFloorAnswer floor = placeFloor(table.board(), {0, 0}, Colour::Red);
            const auto meeple = std::ranges::find(floor.figures, 1, &FigureVerdict::figure);
            return std::pair(outlook(table.board(), 0, Colour::Red).goesWith, meeple->staying);
        };
        QCOMPARE(keeper("T1 -(b1,b); b1: builder"), std::pair(1, -1));
        QCOMPARE(keeper("T1 -(b1,b,b2); b1: builder; b2: wagon"), std::pair(-1, 0));
    }
};

TOWERWATCH_TEST(TestCapture)
#include "tst_capture.moc"
