// SPDX-License-Identifier: MIT
/// A scenario with control and bidirectional characters wherever it can have words, and how to find them
/// again.
#pragma once

#include <QByteArray>
#include <QString>

namespace hostilewords {

inline const QByteArray scenario = R"(towerwatch: 1
title: "title \e[31m\u202E\u0085\u009b \u2066"
notes: "notes \a\u202E\u200f"
players: {red: {name: "Ann \e[2J\u202E"}, blue: {name: "\u061c"}}
designs:
  - {id: "design \e\u202E", edges: FFFF, cities: [], roads: [], note: "\e\u202E",
     fields: [{half_edges: [NNW, NNE, ENE, ESE, SSE, SSW, WSW, WNW], cities: []}]}
tiles:
  - {tile: tower-02-meadow, at: [0, 0], floors: 1}
  - {tile: base-B-monastery, at: [1, 0]}
  - {tile: "design \e\u202E", at: [2, 0]}
figures:
  - {id: "id \e[1m\u202E", figure: meeple, owner: red, at: [1, 0], on: monastery}
questions:
  - {ask: place-floor, at: [0, 0], by: red, target: "id \e[1m\u202E", expect: {capturable: ["no \e\u202E"]}}
)";

/// Whether a text has characters that steer a terminal or turn the direction of words.
inline bool steers(const QString &text)
{
    for (const QChar c : text) {
        const char16_t point = c.unicode();
        const bool control =
            (point < 0x20 && point != u'\n' && point != u'\t') || (point >= 0x7f && point <= 0x9f);
        if (control || (point >= 0x202a && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069) ||
            point == 0x200e || point == 0x200f || point == 0x061c)
            return true;
    }
    return false;
}

} // namespace hostilewords
