// SPDX-License-Identifier: MIT
/// A road, city, field or monastery in words: how large, whether complete, whose.
#pragma once

#include "model/board/position.h"

#include <QString>

namespace towerwatch {

/// "road of 4 tiles, complete, held by Red": the feature at a place of the tile on `square`; empty without a
/// tile.
QString featureWords(const Position &position, Square square, const Place &place);

} // namespace towerwatch
