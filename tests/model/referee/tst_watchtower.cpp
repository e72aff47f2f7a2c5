// SPDX-License-Identifier: MIT
/// What a watchtower is worth, and who triggers it.
#include "tests/support/rulebook.h"
#include "tests/support/testmain.h"

#include <QTest>

class TestWatchtower : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_data()
    {
        rulebook::write("watchtower", R"(
# what it is worth
wt-area: the tile and the eight around it
    M(b1) M M(b2); . W M(b3) M(b4); M(b5) M M(b6) => count: 5, value: 10, area: [[0, 0], [1, 0], [2, 0], [1,
    1], [2, 1], [0, 2], [1, 2], [2, 2]], counted: [{at: [0, 0], count: 1}, {at: [2, 0], count: 1}, {at: [2,
    1], count: 1}, {at: [0, 2], count: 1}, {at: [2, 2], count: 1}]
wt-type-meeple wt-farmers-count: two a meeple, wherever it stands
    M(b1,g1) W(r,b2); g1: field NNW; b2: city N => count: 4, value: 8
wt-meeple-kinds: every kind of meeple [c2]
    W M(b1,b2,b3,b4,b5,b6,b7); b1: mayor; b2: wagon; b3: phantom; b4: abbot; b5: ringmaster; b6: guard; b7:
    meeple acrobat => count: 7, value: 14
wt-meeple-kinds: no other figure
    W -(b1,b2,b3,b4,n1,n2); b1: builder; b2: pig field NNW; b3: barn field NNW; b4: shepherd field NNW; n1:
    fairy; n2: dragon => count: 0, value: 0
wt-large-is-one: a large meeple is one :: W M(b); b: large-meeple => count: 1, value: 2
wt-tower-top-counts: on a tower :: W(g) T1(b); g: city N => count: 2, value: 4
wt-acrobats-count: acrobats :: W M(b); b: acrobat => count: 1, value: 2
wt-castle-lords: a lord once for both tiles of his castle
    W s(b); . n; castles: [{at: [1, 0], city: S}]; b: castle S => count: 1, value: 2
wt-castle-lords: and where one of them is in the area
    W . .; s . .; n(b) . .; castles: [{at: [0, 1], city: S}]; b: castle N => count: 1, value: 2, counted:
    [{at: [0, 2], count: 1}]
wt-city-of-carcassonne-meeples wt-wheel-meeples: of others nothing says so
    W; b: carcassonne; g: wheel => count: 0, value: 0, open: [b, g]
wt-type-coat: two a coat of arms
    C W C; W: watchtower-08-two-caps-opposite-road => count: 2, value: 4, bonus: {points: 2, per:
    coat-of-arms}
wt-coat-each: each coat of a tile
    W H; W: watchtower-08-two-caps-opposite-road; H: twice; designs: [{id: twice, edges: CFCF, cities:
    [{edges: [N], coats_of_arms: 1}, {edges: [S], coats_of_arms: 1}], roads: [], fields: []}] => count: 2,
    value: 4
wt-coat-under-castle: none of a castle
    W C; . n; castles: [{at: [1, 0], city: S}]; W: watchtower-08-two-caps-opposite-road => count: 0, value: 0
wt-type-road: one a tile with a road :: - W M; . + .; W: watchtower-12-road-curve-broken => count: 3, value: 3
wt-coat-each: once a tile :: W +; W: watchtower-12-road-curve-broken => count: 2, value: 2
wt-road-bridges: or with a bridge
    W B; B: base-B-monastery NS; W: watchtower-12-road-curve-broken => count: 2, value: 2
wt-type-city: one a tile with a city :: e W M; . n .; W: watchtower-07-two-caps-opposite => count: 3, value: 3
wt-coat-each: once a tile, two cities or not
    W H; H: base-H-two-caps-opposite; W: watchtower-07-two-caps-opposite => count: 2, value: 2
wt-city-no-castle: no castle
    W s; . n; castles: [{at: [1, 0], city: S}]; W: watchtower-07-two-caps-opposite => count: 1, value: 1
wt-type-monastery wt-special-monastery-position: three a monastic building
    M D S; A W J; W: watchtower-02-cap; D: german-monastery; S: shrine; J: japanese-building => count: 5,
    value: 15
wt-monastic-buildings: no cathedral and no garden
    D W G; W: watchtower-02-cap; D: german-cathedral; G: base-E-cap-garden => count: 0, value: 0
wt-zero: nothing there, nothing earned :: W; W: watchtower-02-cap => count: 0, value: 0

# who triggers it
wt-trigger wt-order wt-self-counts wt-repeatable wt-independent-scoring: a meeple on the tile, in a complete road
    W(b); ^ => value: 2, triggered: true, features: [{kind: city, sides: [N], complete: false, figures: []},
    {kind: road, sides: [S], complete: true, figures: [{id: b, points: 2}]}]
wt-trigger: or city
    s; W(b); b: city N => value: 2, triggered: true, features: [{kind: city, sides: [N], complete: true,
    figures: [{id: b, points: 2}]}, {kind: road, sides: [S], complete: false, figures: []}]
wt-no-final-scoring: not in one that is not complete :: W(b) => value: 2, triggered: false
wt-unrelated-segment wt-unoccupied: not on another tile of it :: W; |(b); ^ => triggered: false
wt-unrelated-segment: not in another feature of the tile :: W(b); ^; b: city N => triggered: false
wt-no-farmers: no farmer :: W(b); ^; b: field ESE => triggered: false
wt-no-monks wt-no-other-features: no monk beside it :: M M M; M(b) W M; M M M => triggered: false
wt-builder-no-trigger: no builder :: W(b); ^; b: builder => value: 0, triggered: false
wt-castle-conversion-no-trigger: no castle lord
    s; W(b); castles: [{at: [0, 0], city: S}]; b: castle N => triggered: false
wt-several-meeples wt-majority-irrelevant wt-wagon-after: each of several
    W(b,g1,g2); |(r); ^; g1: wagon; g2: mayor => value: 8, triggered: true, features: [{kind: city, sides:
    [N], complete: false, figures: []}, {kind: road, sides: [S], complete: true, figures: [{id: b, points: 8},
    {id: g1, points: 8}, {id: g2, points: 8}]}]
wt-two-features-same-tile: in two features that are complete
    s; W(b,g); ^; b: city N => value: 4, triggered: true, features: [{kind: city, sides: [N], complete: true,
    figures: [{id: b, points: 4}]}, {kind: road, sides: [S], complete: true, figures: [{id: g, points: 4}]}]
wt-bridge-trigger: on a bridge
    v; W(b); ^; W: watchtower-11-road-straight-broken NS; b: bridge => value: 6, triggered: true
unmatched-side-closes: a side that does not match closes :: W(b); M => triggered: true
wt-c3-fields: four tiles of the third edition change no value
    W(b); b: field ESE => value: 2, triggered: false
)");
    }
    void rules() { rulebook::check(); }
};

TOWERWATCH_TEST(TestWatchtower)
#include "tst_watchtower.moc"
