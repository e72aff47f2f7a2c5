// SPDX-License-Identifier: MIT
/// What a question expects speaks of squares, sides and places of the board; when tiles go elsewhere, it goes
/// along.
#pragma once

#include "model/scenario/geometry.h"
#include "model/scenario/value.h"

#include <functional>
#include <optional>

namespace towerwatch {

/// Where a square goes; nothing: it stays.
using SquareWay = std::function<std::optional<Square>(Square)>;

/// The expectation after squares went their way, turned by `turn`. Sides and places turn too, except beside a
/// square that stays.
Value carriedExpectation(Value expected, const SquareWay &way, Rotation turn);

} // namespace towerwatch
