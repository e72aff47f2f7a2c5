// SPDX-License-Identifier: MIT
/// What questions expect: made from an answer, read from a text, and carried along when tiles go elsewhere,
/// for it speaks of squares, sides and places of the board.
#pragma once

#include "model/scenario/scenario.h"

#include <functional>

namespace towerwatch {

/// What decides an answer, without what only explains it: fit to be expected of it.
Value decisiveFacts(const Value &answer);
/// What a text says is expected, as YAML or JSON on one line or several; nothing if it cannot be read.
std::optional<Value> expectationFrom(std::string text, const TileCatalogue &catalogue);
/// Says what a question's answer is expected to be, or that nothing is expected.
Scenario withExpectation(Scenario scenario, int question, std::optional<Value> expect);

/// Where a square goes; nothing: it stays.
using SquareWay = std::function<std::optional<Square>(Square)>;
/// The expectation after squares went their way, turned by `turn`. Sides and places turn too, except beside a
/// square that stays.
Value carriedExpectation(Value expected, const SquareWay &way, Rotation turn);

} // namespace towerwatch
