// SPDX-License-Identifier: MIT
/// What lies on a square, in words: for tool tips and screen readers.
#pragma once

#include "model/board/position.h"
#include "views/telling/page.h"

namespace towerwatch {

/// "meeple 1 (Green), road (north): can be captured [1, 5]": a figure, its place and what the ruling says of
/// it.
Text figureWords(const Position &position, const Page &ruling, int figure);

/// The tile on a square and its figures, a line each; an empty square says so.
Text squareWords(const Position &position, const Page &ruling, Square square);

/// "Road of 4 tiles, complete, held by Red": the feature at a place of the tile on `square`; empty without a
/// tile.
Text featureWords(const Position &position, Square square, const Place &place);
/// The same of a feature by its index.
Text featureWords(const Position &position, int feature);

} // namespace towerwatch
