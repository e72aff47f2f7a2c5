// SPDX-License-Identifier: MIT
/// A table with something of everything, for the tests of edits.
#pragma once

inline const char *const wholeTable = R"(towerwatch: 1
players:
  red: {name: Ann, points: 12, prisoners: [{figure: meeple, owner: green}]}
  blue: {points: 20, prisoners: [{figure: meeple, owner: red}]}
  green: {}
turn: red
tiles:
  - {tile: tower-07-road-crossroads, at: [0, 0], rotation: 90, floors: 1}
  - {tile: base-U-road-straight, at: [0, -1], rotation: 90}
  - {tile: watchtower-04-cap-road-opposite-meeple, at: [0, -2]}
  - {tile: base-E-cap, at: [0, -3], rotation: 180}
  - {tile: base-B-monastery, at: [-2, 0], bridge: NS}
castles:
  - {at: [0, -3], city: S}
figures:
  - {id: "1", figure: meeple, owner: green, at: [0, -1], on: road N}
  - {figure: large-meeple, owner: blue, at: [0, -2], on: road S}
  - {figure: builder, owner: blue, at: [0, -1], on: road S}
  - {figure: meeple, owner: blue, at: [0, -3], on: castle S}
  - {figure: fairy, at: [0, -1]}
  - {figure: meeple, owner: red, at: [-2, 0], on: bridge}
questions:
  - {ask: place-floor, at: [0, 0], target: f3, expect: {capturable: [f1]}}
  - {ask: watchtower, at: [0, -2]}
  - {ask: score, tile: [0, 0]}
  - {ask: ransom, by: red, from: blue}
)";
