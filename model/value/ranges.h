// SPDX-License-Identifier: MIT
/// `ranges::` is std::ranges, or range-v3 if the standard library lacks it (that of Debian 12's emscripten).
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
