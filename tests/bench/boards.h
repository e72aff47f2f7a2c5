// SPDX-License-Identifier: MIT
/// The boards of all benchmarks, made once each.
#pragma once

#include "model/board/position.h"
#include "resources/catalogue.h"

namespace bench {

/// A board of so many tiles.
const towerwatch::PositionPtr &position(int tiles);

} // namespace bench
