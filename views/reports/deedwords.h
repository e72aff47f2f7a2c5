// SPDX-License-Identifier: MIT
/// What was just carried out, as one sentence.
#pragma once

#include "model/board/position.h"
#include "model/referee/answers.h"
#include "views/words/text.h"

namespace towerwatch {

/// "Captured: Green’s meeple on the road at (1, 0); exchanged for: builder (Red)." `by`: who captured it;
/// `chosen`: who of those that may come home in an exchange.
Text capturedWords(const Position &before, const FigureVerdict &verdict, Colour by, std::size_t chosen);
/// "Bought back: meeple, held by Blue."
Text boughtBackWords(const Scenario &before, const RansomOption &option);
/// "Placed: floor number 3 at (1, 0)."
Text floorPlacedWords(const Scenario &after, const PlacedTile &tower);
/// "Now on the tower at (1, 0): guard."
Text onTowerWords(const Scenario &after, Square tower, FigureKind kind);

} // namespace towerwatch
