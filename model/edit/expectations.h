// SPDX-License-Identifier: MIT
/// The expected answers of questions: made from an answer, read from a text, and adapted when tiles move, as
/// they name squares of the board.
#pragma once

#include "model/scenario/scenario.h"

#include <functional>

namespace towerwatch {

/// The part of an answer that decides it, without what only explains it: what a scenario should expect.
Value decisiveFacts(const Value &answer);
/// The expectation that holds for an answer and says as much as `expected`, in its order: what holds already
/// stays as it is.
Value expectedAnew(const Value &expected, const Value &answer);
/// What a text says is expected, as YAML or JSON on one line or several; nothing if it cannot be read.
std::optional<Value> expectationFrom(std::string_view text, const TileCatalogue &catalogue);
/// Sets the expected answer of a question, or removes it.
Scenario withExpectation(Scenario scenario, int question, std::optional<Value> expect);

/// The square to which a square moves; that which stays, itself.
using SquareWay = std::function<Square(Square)>;
/// The expectation after squares moved.
Value carriedExpectation(Value expected, const SquareWay &way);

} // namespace towerwatch
