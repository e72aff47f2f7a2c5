// SPDX-License-Identifier: MIT
/// What must hold for every scenario that the reader accepts, whoever made it. What does not hold ends the
/// program.
#pragma once

#include "model/scenario/scenario.h"

namespace holds {

/// Ends the program with `what` unless `condition`.
void require(bool condition, const char *what);

/// The text of the scenario gives the scenario again, and that one the same text.
void comesBack(const towerwatch::Scenario &scenario);

/// Everything that can be asked has an answer under all rule sets, in values and in words.
void isAnswered(const towerwatch::Scenario &scenario);

/// Reads a text; what is accepted comes back and is answered, what is refused is refused with reasons that
/// have words. Whether it was accepted.
bool readsOrRefuses(std::string_view text);

} // namespace holds
