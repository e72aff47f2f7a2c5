// SPDX-License-Identifier: MIT
/// Changes the text of a scenario file no more than an edit needs.
#pragma once

#include "model/scenario/scenario.h"

namespace towerwatch {

/// The text of `scenario` that differs from `text` only where the scenarios do: in the lines of the entries
/// that were changed, added or removed. What is new is laid out like its neighbours. Byte order mark,
/// newlines, blank lines, quotes and comments stay. Text that is no scenario, or that cannot be changed in
/// such a way, becomes the canonical text.
std::string rewritten(std::string_view text, const Scenario &scenario, const TileCatalogue &catalogue);

} // namespace towerwatch
