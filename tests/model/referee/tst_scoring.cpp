// SPDX-License-Identifier: MIT
/// What a completed road, city or monastery scores, and its watchtowers before it.
#include "tests/support/rulebook.h"
#include "tests/support/testmain.h"

#include <QTest>

class TestScoring : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules_data()
    {
        rulebook::write("score", R"(
# points
tower-capture-before-scoring: a road one a tile
    > -(b) < => features: [{kind: road, points: 3, receivers: [blue], tiles: [[0, 0], [1, 0], [2, 0]]}],
    totals: {blue: 3}, watchtowers: []
a bridge is a road of its tile
    > B(b) <; B: base-B-monastery EW; b: bridge => features: [{kind: road, points: 3, receivers: [blue]}]
a city two a tile
    e(b) = w => features: [{kind: city, points: 6, receivers: [blue], coats: 0}], totals: {blue: 6}
and two a coat of arms
    e(b) F w; F: base-F-city-band-coa => features: [{kind: city, points: 8, receivers: [blue], coats: 1}],
    totals: {blue: 8}
a tile of two segments is counted once
    K P; L(b) I; K: base-N-city-corner 180; P: base-N-city-corner 270; L: base-N-city-corner 90; I:
    base-I-two-caps-adjacent; b: city N => features: [{kind: city, points: 8, receivers: [blue]}]
a monastery nine
    M M M; M M(b) M; M M M => features: [{kind: monastery, points: 9, receivers: [blue], tiles: [[1, 1]]}],
    totals: {blue: 9}
a monastery with seven around it nothing :: M M M; M M(b) M; M M => features: [], totals: {}
a road that runs into an empty square nothing :: > -(b) => features: []
unmatched-side-closes: a side that does not match closes
    > -(b) M => features: [{kind: road, points: 2, receivers: [blue]}]
an abbey closes :: e(b) A => features: [{kind: city, points: 2, receivers: [blue]}]
a field is not scored :: M(b); b: field NNW => features: []
a castle is not scored :: e(b) w; castles: [{at: [0, 0], city: E}]; b: castle E => features: []

# who scores
the strongest alone
    > -(b,b1) -(g) < => features: [{kind: road, points: 4, receivers: [blue], strength: {blue: 2, green: 1}}],
    totals: {blue: 4}
each of the strongest
    > -(b) -(g) < => features: [{kind: road, points: 4, receivers: [blue, green]}], totals: {blue: 4, green:
    4}
nobody where nobody stands :: > - < => features: [{kind: road, points: 3, receivers: []}], totals: {}
a large meeple is two
    > -(b) -(g) <; b: large-meeple => features: [{kind: road, points: 4, receivers: [blue], strength: {blue:
    2, green: 1}}]
every other meeple is one
    > -(b,g) -(r,y) -(b1) <; b: phantom; g: wagon; r: ringmaster; y: guard; b1: abbot => features: [{kind:
    road, points: 5, receivers: [blue], strength: {red: 1, blue: 2, yellow: 1, green: 1}}]
a builder is none
    > -(b) -(g) <; b: builder => features: [{kind: road, points: 4, receivers: [green], strength: {green: 1}}]
a mayor is the coats of his city
    e(b) F(g) w; F: base-F-city-band-coa; b: mayor; g: city E => features: [{kind: city, points: 8, receivers:
    [blue, green], strength: {blue: 1, green: 1}}]
a mayor without coats is none
    e(b) w; b: mayor => features: [{kind: city, points: 4, receivers: [], strength: {}}], totals: {}
tower-separate-feature tower-meeple-no-points: a figure on a tower has no part in it
    s; T1(b,g); T: tower-01-cap; b: tower; g: city N => features: [{kind: city, points: 4, receivers: [green],
    strength: {green: 1}}], totals: {green: 4}

# watchtowers first
wt-order wt-trigger wt-independent-scoring: to the meeple on its tile, whoever has the majority
    W(b); |(g,g1); ^ => watchtowers: [{at: [0, 0], value: 6, awards: [{id: b, owner: blue, points: 6}]}],
    features: [{kind: road, points: 3, receivers: [green]}], totals: {blue: 6, green: 3}
wt-all-before-removal: all before anybody leaves
    W(b); X(g); W: watchtower-11-road-straight-broken 90; X: watchtower-12-road-curve-broken 180; b: road S;
    g: road N => watchtowers: [{at: [0, 0], value: 0}, {at: [0, 1], value: 2}], totals: {blue: 2, green: 4}
wt-several-meeples: each of several
    W(b,g); ^ => watchtowers: [{value: 4, awards: [{id: b, points: 4}, {id: g, points: 4}]}], totals: {blue:
    6, green: 6}
a watchtower of an unfinished road is not looked at :: W(b) => watchtowers: [], features: []

# of one tile
only what the tile belongs to
    > -(b) <; e(g) w . ? score 1,0 => features: [{kind: road, points: 3, receivers: [blue]}], totals: {blue:
    3}
the monasteries around it
    M M M; M M(b) M; M M M ? score 0,0 => features: [{kind: monastery, points: 9, receivers: [blue]}]
what faces an abbey :: e(b) A ? score 1,0 => features: [{kind: city, points: 2, receivers: [blue]}]
)");
    }
    void rules() { rulebook::check(); }
};

TOWERWATCH_TEST(TestScoring)
#include "tst_scoring.moc"
