// SPDX-License-Identifier: MIT
#include "model/share/sharedictionary.h"

namespace towerwatch {

const std::string_view shareDictionary = R"DICT(wt-repeatable, wt-unrelated-segment, wt-no-final-scoring,
 wt-two-features-same-tile, wt-castle-lords, wt-acrobats-count, wt-tower-top-counts,
 wt-city-of-carcassonne-meeples, wt-bridge-trigger, wt-wheel-meeples, wt-coat-under-castle,
 wt-castle-conversion-no-trigger, wt-farmers-count, wt-coat-each, tower-top-shepherd-no,
 tower-top-ringmaster, tower-top-guard, capture-acrobat, capture-wheel-of-fortune, tower-top-abbot,
 exchange-one-for-one, exchange-no-negotiation, tower-separate-feature, ransom-double-turn, ransom-three,
 ransom-own-turn, wt-all-before-removal, capture-builder-pig-old, tower-close-large, wt-no-farmers,
 wt-monastic-buildings, wt-builder-no-trigger, exchange-owner-chooses, tower-action-choice,
 wt-city-no-castle, wt-road-bridges, tower-range-over-towers, house-no-surprises, house-eye-for-eye,
 house-no-gaps, wt-self-counts, wt-type-monastery, wt-zero, wt-large-is-one, tower-meeple-fairy-yes,
 capture-ringmaster, exchange-automatic, capture-special-monastery-abbot, capture-city-of-carcassonne-safe,
 ransom-flat, capture-abbot-figure, tower-floor-supply, tower-action-any-tile, ransom-choice-by-owner,
 wt-several-segments, tower-height-only-range, capture-large-follower, tower-reopens, phantom-on-tower,
 ransom-once-per-turn, tower-capture-before-scoring, capture-optional, orphan-builder-pig, wt-meeple-kinds,
 house-diagonal, tower-range-over-gaps, tower-range-no-diagonal, wt-type-meeple, wt-c3-fields,
 tower-foundation-floor-only, capture-fairy-no-protection, capture-bridge-meeple, capture-one-only,
 capture-castle-safe, ransom-owner-only, tower-top-mayor-wagon-barn-no, wt-unoccupied, capture-own-to-supply,
 prisoner-not-supply, wt-area, wt-type-city, tower-range-per-floor, wt-several-meeples, wt-type-road,
 capture-any-feature, ransom-min-score, capture-own-meeple, capture-mayor-wagon, tower-top-builder-pig-old,
 wt-type-coat, tower-close-any-open, wt-independent-scoring, capture-meeple-on-tower,
 capture-special-figures-no, tower-open-only, wt-trigger, tower-close, capture-neutral-no, wt-order
effects: [{effect: to-supply, player: green}, {effect: exchange, player: yellow, returns: [meeple]},
 {effect: majority, kind: road, before: [], after: []}, {effect: orphan, figure: pig},
 {effect: tower-reopens, at: [
figure: phantom, figure: ringmaster, figure: guard, figure: abbot, figure: builder, figure: barn,
 figure: shepherd, figure: sheep, figure: fairy, figure: dragon, figure: count, figure: mage, figure: witch,
 figure: big-top, figure: gingerbread-man, figure: ferry, figure: gold, figure: pig, figure: wagon,
 figure: mayor, figure: large-meeple, owner: purple, owner: grey, owner: pink, owner: black, owner: green,
 owner: yellow, on: carcassonne}
, on: wheel}
, on: acrobat}
, on: castle N}
, on: bridge}
, on: garden}
, on: field inner}
, on: field NNE}
, on: field ENE}
, on: field ESE}
, on: field SSE}
, on: field SSW}
, on: field WSW}
, on: field WNW}
, on: field NNW}
designs:
castles:
  - {at: [0, 0], city: N}
rules: {tower: c1-original, watchtowers: c2, house: [no-gaps, eye-for-an-eye, no-surprises, diagonal]}
rules: {tower: c1-rgg, watchtowers: c3, house: [no-gaps]}
rules: {tower: c1-zmg, watchtowers: c3, house: [diagonal]}
rules: {tower: c1, watchtowers: c3, house: [no-surprises]}
# Rulings: 
towerwatch: 1
title: {en: "The the tower of and ", de: "Der die das Turm Wachturm und ",
 nl: "De het een toren wachttoren en "}
notes: {en: "
rules: {tower: c2, watchtowers: c3, house: []}
players:
  purple: {points: 10, floors: 3}
  grey: {}
  pink: {}
  black: {}
  green: {}
  yellow: {points: 20, floors: 5, supply: {meeple: 3, large-meeple: 1}, prisoners: [{figure: meeple,
 owner: red}]}
  red: {}
  blue: {}
turn: {player: red, ransom_paid: true}
tiles:
}
  - {tile: extra-corn-circles-city-corner, at: [}
  - {tile: dutch-belgian-monastery, at: [}
  - {tile: darmstadt-church, at: [}
  - {tile: extra-corn-circles-road-curve, at: [}
  - {tile: japanese-building, at: [}
  - {tile: german-cathedral, at: [}
  - {tile: tower-17-city-three-sides-coa-and-cap, at: [}
  - {tile: german-monastery, at: [}
  - {tile: tower-08-city-band-road-bridge, at: [}
  - {tile: watchtower-07-two-caps-opposite, at: [}
  - {tile: shrine, at: [}
  - {tile: base-C-city-all-sides-coa, at: [}
  - {tile: watchtower-01-two-caps-adjacent-road, at: [}
  - {tile: watchtower-03-cap-road-opposite-city, at: [}
  - {tile: tower-02-meadow, at: [}
  - {tile: tower-03-monastery, at: [}
  - {tile: tower-04-road-curve-broken, at: [}
  - {tile: watchtower-08-two-caps-opposite-road, at: [}
  - {tile: abbey, at: [}
  - {tile: watchtower-10-cap-road-opposite-city, at: [}
  - {tile: watchtower-05-cap-two-roads, at: [}
  - {tile: watchtower-06-city-corner-two-roads, at: [}
  - {tile: watchtower-11-road-straight-broken, at: [}
  - {tile: tower-06-two-road-curves, at: [}
  - {tile: tower-07-road-crossroads, at: [}
  - {tile: tower-09-cap-road-to-foundation, at: [}
  - {tile: tower-13-city-corner-road, at: [}
  - {tile: tower-15-two-caps-opposite-road, at: [}
  - {tile: tower-16-city-three-sides-road, at: [}
  - {tile: watchtower-02-cap, at: [}
  - {tile: tower-10-cap-road-curve-left, at: [}
  - {tile: watchtower-09-cap-road-adjacent, at: [}
  - {tile: watchtower-12-road-curve-broken, at: [}
  - {tile: tower-11-cap-road-straight-touching-city, at: [}
  - {tile: tower-14-two-caps-adjacent, at: [}
  - {tile: tower-02-meadow-garden, at: [}
  - {tile: tower-04-road-curve-broken-garden, at: [}
  - {tile: base-H-two-caps-opposite-garden, at: [}
  - {tile: base-I-two-caps-adjacent-garden, at: [}
  - {tile: watchtower-04-cap-road-opposite-meeple, at: [}
  - {tile: base-X-road-crossroads, at: [}
  - {tile: tower-01-cap, at: [}
  - {tile: tower-12-city-corner, at: [}
  - {tile: base-I-two-caps-adjacent, at: [}
  - {tile: tower-05-road-t-junction, at: [}
  - {tile: base-M-city-corner-coa-garden, at: [}
  - {tile: base-Q-city-three-sides-coa, at: [}
  - {tile: base-M-city-corner-coa, at: [}
  - {tile: base-R-city-three-sides-garden, at: [}
  - {tile: base-E-cap-garden, at: [}
  - {tile: base-N-city-corner-garden, at: [}
  - {tile: base-S-city-three-sides-coa-road, at: [}
  - {tile: base-T-city-three-sides-road, at: [}
  - {tile: base-O-city-corner-coa-road-curve, at: [}
  - {tile: base-F-city-band-coa, at: [}
  - {tile: base-G-city-band, at: [}
  - {tile: base-V-road-curve-garden, at: [}
  - {tile: base-H-two-caps-opposite, at: [}
  - {tile: base-U-road-straight-garden, at: [}
  - {tile: base-B-monastery, at: [}
  - {tile: base-R-city-three-sides, at: [}
  - {tile: base-L-cap-road-junction, at: [}
  - {tile: base-N-city-corner, at: [}
  - {tile: base-A-monastery-road, at: [}
  - {tile: base-W-road-t-junction, at: [}
  - {tile: base-K-cap-road-curve-left, at: [}
  - {tile: base-E-cap, at: [}
  - {tile: base-P-city-corner-road-curve, at: [}
  - {tile: base-J-cap-road-curve-right, at: [}
  - {tile: base-V-road-curve, at: [}
  - {tile: base-D-cap-road-straight, at: [}
  - {tile: base-U-road-straight, at: [, -1], floors: 4}
, 2], rotation: 90, floors: 3}
, 1], rotation: 180, floors: 2}
, 0], rotation: 270, floors: 1}
, -2], rotation: 90, bridge: NS}
, -1], rotation: 270, bridge: EW}
, -1], rotation: 180}
, 1], rotation: 90}
, 0], rotation: 270}
figures:
  - {figure: meeple, owner: green, at: [2, 1], on: monastery}
  - {figure: meeple, owner: yellow, at: [0, -2], on: tower}
  - {figure: meeple, owner: blue, at: [-2, 0], on: city E}
  - {figure: meeple, owner: red, at: [1, 1], on: city S}
  - {figure: meeple, owner: blue, at: [1, 0], on: city W}
  - {figure: meeple, owner: red, at: [0, 1], on: city N}
  - {figure: meeple, owner: blue, at: [-1, 0], on: road N}
  - {figure: meeple, owner: red, at: [0, -1], on: road E}
  - {figure: meeple, owner: blue, at: [-1, 1], on: road S}
  - {figure: meeple, owner: red, at: [1, -1], on: road W}
questions:
  - ask: actions
    by: green
  - ask: ransom
    by: yellow
    from: red
  - ask: place-figure
    at: [0, 0]
    figure: meeple
    by: blue
    expect: {legal: no, because: [
  - ask: score
    tile: [0, 0]
    expect: {totals: {red: 10}, watchtowers: [{at: [0, 0], value: 4, figures: [f1]}], features: [{kind: city,
 tiles: 
  - ask: watchtower
    at: [0, 0]
    expect: {counted: [{at: [1, -1], count: 1}, {at: [-1, 0], count: 1}], count: 5, value: 10,
 features: [{kind: road, sides: ["N"], complete: false, figures: []}, {kind: city, sides: [W],
 complete: true, figures: [{id: f1, owner: red, points: 10}]}], triggered: false, because: [wt-area]}
  - ask: place-floor
    at: [0, 0]
    by: red
    expect: {legal: true, height: 2, range: 2, reach: [[0, 0], [0, 1]], figures: [{id: f1,
 verdict: out-of-reach}, {id: f2, verdict: safe, because: [capture-any-feature]}, {id: f3, verdict: open,
 because: []}, {id: f4, verdict: capturable, because: []}], because: [
)DICT";

} // namespace towerwatch
