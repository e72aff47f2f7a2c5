// SPDX-License-Identifier: MIT
/// The library of the standard that Debian's emscripten brings lacks the algorithms over ranges; range-v3,
/// which they come from, has them. Included before everything else in the module.
#pragma once

#include <algorithm>
#include <functional>
#include <range/v3/algorithm.hpp>

namespace std::ranges {

using ::ranges::adjacent_find, ::ranges::all_of, ::ranges::any_of, ::ranges::binary_search, ::ranges::copy_if;
using ::ranges::count, ::ranges::count_if, ::ranges::equal, ::ranges::find, ::ranges::find_if,
    ::ranges::for_each;
using ::ranges::lower_bound, ::ranges::max_element, ::ranges::mismatch, ::ranges::none_of, ::ranges::replace;
using ::ranges::sort, ::ranges::stable_partition, ::ranges::transform, ::ranges::upper_bound;

/// That of range-v3 is twice as large.
struct StableSort
{
    template <typename Range, typename Compare = ::ranges::less, typename Project = ::ranges::identity>
    void operator()(Range &&range, Compare compare = {}, Project project = {}) const
    {
        std::stable_sort(range.begin(), range.end(), [&](const auto &a, const auto &b) {
            return std::invoke(compare, std::invoke(project, a), std::invoke(project, b));
        });
    }
};
inline constexpr StableSort stable_sort;

} // namespace std::ranges
