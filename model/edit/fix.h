// SPDX-License-Identifier: MIT
/// What puts right what looks wrong about a position.
#pragma once

#include "model/board/position.h"
#include "model/referee/warnings.h"

namespace towerwatch {

/// The scenario without what a warning is about, by one small edit after which fewer things look wrong;
/// nothing: there is no such edit, or people have to choose one.
std::optional<Scenario> fixOf(const Position &position, const Warning &warning);

} // namespace towerwatch
