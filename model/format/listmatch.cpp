// SPDX-License-Identifier: MIT
#include "model/format/listmatch.h"

#include "model/value/ranges.h"

#include <algorithm>
#include <map>

namespace towerwatch {

namespace {

using Pairs = std::vector<std::pair<int, int>>;

std::string fingerprint(const Entry &entry)
{
    return entry.key + '\n' + toJson(entry.value) + '\n' + entry.comment;
}

/// The items that are in both lists, the first with the first where one is there twice.
Pairs samePairs(const std::vector<Entry> &before, const std::vector<Entry> &after)
{
    std::map<std::string, std::vector<int>> places; // ordered: no choice of items makes it slow
    for (std::size_t i = before.size(); i-- > 0;)
        places[fingerprint(before[i])].push_back(static_cast<int>(i));
    Pairs pairs;
    for (std::size_t i = 0; i < after.size(); ++i)
        if (const auto found = places.find(fingerprint(after[i]));
            found != places.end() && !found->second.empty()) {
            pairs.emplace_back(found->second.back(), static_cast<int>(i));
            found->second.pop_back();
        }
    return pairs;
}

/// As many of these pairs as can stay in their order.
Pairs longestRising(const Pairs &pairs)
{
    std::vector<int> last, previous(pairs.size(), -1); // indexes of pairs
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto at = ranges::lower_bound(last, pairs[i].first, {}, [&](int index) {
            return pairs[static_cast<std::size_t>(index)].first;
        });
        previous[i] = at == last.begin() ? -1 : *(at - 1);
        if (at == last.end())
            last.push_back(static_cast<int>(i));
        else
            *at = static_cast<int>(i);
    }
    Pairs rising;
    for (int i = last.empty() ? -1 : last.back(); i >= 0; i = previous[static_cast<std::size_t>(i)])
        rising.push_back(pairs[static_cast<std::size_t>(i)]);
    return {rising.rbegin(), rising.rend()};
}

/// The same for lists that are short enough to be compared item by item: as many pairs as there can be.
Pairs mostPairs(const std::vector<Entry> &before, const std::vector<Entry> &after)
{
    const std::size_t n = before.size(), m = after.size();
    std::vector<std::vector<int>> longest(n + 1, std::vector<int>(m + 1, 0));
    for (std::size_t i = n; i-- > 0;)
        for (std::size_t j = m; j-- > 0;)
            longest[i][j] = before[i] == after[j] ? longest[i + 1][j + 1] + 1
                                                  : std::max(longest[i + 1][j], longest[i][j + 1]);
    Pairs pairs;
    for (std::size_t i = 0, j = 0; i < n && j < m;) {
        if (before[i] == after[j])
            pairs.emplace_back(static_cast<int>(i++), static_cast<int>(j++));
        else
            longest[i + 1][j] >= longest[i][j + 1] ? ++i : ++j;
    }
    return pairs;
}

/// Whether two entries have half of what they say in common.
bool isAlike(const Entry &a, const Entry &b)
{
    if (a.value.kind != Value::Kind::Map || b.value.kind != Value::Kind::Map)
        return a.key == b.key && a.value.kind == b.value.kind && !a.key.empty();
    std::size_t same = a.key == b.key && !a.key.empty() ? 1 : 0;
    for (std::size_t i = 0; i < a.value.keys.size(); ++i)
        if (const Value *other = b.value.find(a.value.keys[i]); other && *other == a.value.items[i])
            ++same;
    return 2 * same >= std::max(a.value.keys.size(), b.value.keys.size()) && same > 0;
}

/// Lists that begin and end at items that stayed.
struct Gap
{
    int before, endBefore, after, endAfter;
};

void matchGap(const std::vector<Entry> &before, const std::vector<Entry> &after, Gap gap,
              std::vector<Match> &matches)
{
    constexpr int mostCompared = 20'000;
    const int gone = gap.endBefore - gap.before, come = gap.endAfter - gap.after;
    const bool inTurn = gone == come || gone * static_cast<std::int64_t>(come) > mostCompared;
    while (gap.after < gap.endAfter) {
        int found = gap.before;
        while (!inTurn && found < gap.endBefore &&
               !isAlike(before[static_cast<std::size_t>(found)], after[static_cast<std::size_t>(gap.after)]))
            ++found;
        const bool is = found < gap.endBefore;
        while (is && gap.before < found)
            matches.push_back({gap.before++, -1});
        matches.push_back({is ? gap.before++ : -1, gap.after++});
    }
    while (gap.before < gap.endBefore)
        matches.push_back({gap.before++, -1});
}

} // namespace

std::vector<Match> matchLists(const std::vector<Entry> &before, const std::vector<Entry> &after)
{
    constexpr std::size_t mostCompared = 20'000;
    Pairs stayed = before.size() * after.size() <= mostCompared ? mostPairs(before, after)
                                                                : longestRising(samePairs(before, after));
    stayed.emplace_back(static_cast<int>(before.size()), static_cast<int>(after.size()));
    std::vector<Match> matches;
    int nextBefore = 0, nextAfter = 0;
    for (const auto &[b, a] : stayed) {
        matchGap(before, after, {nextBefore, b, nextAfter, a}, matches);
        if (a < static_cast<int>(after.size()))
            matches.push_back({b, a});
        nextBefore = b + 1;
        nextAfter = a + 1;
    }
    return matches;
}

} // namespace towerwatch
