// SPDX-License-Identifier: MIT
/// The algorithms over ranges, as `ranges::sort`: those of the standard, or of range-v3, which the standard's
/// come from, where the library lacks them (that of Debian 12's emscripten does).
#pragma once

#include <algorithm>
#include <version>

#ifdef __cpp_lib_ranges
namespace towerwatch {
namespace ranges = std::ranges;
}
#else
#include <range/v3/algorithm.hpp>
#endif
