// SPDX-License-Identifier: MIT
/// A scenario to YAML text in canonical form: fixed key order, one tile and one figure a line.
#pragma once

#include "model/scenario/scenario.h"

namespace towerwatch {

/// The canonical text. Reading it gives `scenario` again; writing that gives the same text.
std::string writeScenario(const Scenario &scenario);

/// A question as scenario files hold it: one flow map, with an expectation one line a key.
std::string writeQuestion(const Question &question);
/// A text: several lines as a block behind `indent` spaces where that keeps them exactly, else one scalar.
std::string writeProse(std::string_view text, std::size_t indent);
/// A value as one flow expression.
std::string writeValue(const Value &value);

} // namespace towerwatch
