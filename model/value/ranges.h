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

namespace towerwatch {

/// The index of the first item that is such a one; -1: none is.
template <typename Items, typename Predicate> int indexWhere(const Items &items, Predicate isSuch)
{
    const auto found = ranges::find_if(items, isSuch);
    return found == items.end() ? -1 : static_cast<int>(found - items.begin());
}
/// The index of an item; -1: it is not there.
template <typename Items, typename Item> int indexOf(const Items &items, const Item &item)
{
    return indexWhere(items, [&](const auto &each) { return each == item; });
}

} // namespace towerwatch
