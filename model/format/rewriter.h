// SPDX-License-Identifier: MIT
/// Changes the text of a scenario file no more than an edit needs.
#pragma once

#include "model/scenario/scenario.h"

namespace towerwatch {

/// The text of `scenario` that differs from `text` only where the scenarios do: in the lines of the values
/// that were changed, added or removed. What moved stands elsewhere as it was written; what is new is laid
/// out like its neighbours. Byte order mark, newlines, blank lines, quotes and comments stay, but for the
/// comments on lines that go, and above them. Keys keep their order. Text that is no scenario becomes the
/// canonical text.
std::string rewritten(std::string_view text, const Scenario &scenario, const TileCatalogue &catalogue);

} // namespace towerwatch
