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

/// The items that are in both lists and in none of these pairs, the first with the first where one is there
/// twice.
Pairs samePairs(const std::vector<Entry> &before, const std::vector<Entry> &after, const Pairs &but = {})
{
    std::vector<bool> usedBefore(before.size()), usedAfter(after.size());
    for (const auto &[b, a] : but)
        usedBefore[static_cast<std::size_t>(b)] = usedAfter[static_cast<std::size_t>(a)] = true;
    std::map<std::string, std::vector<int>> places; // ordered: no choice of items makes it slow
    for (std::size_t i = before.size(); i-- > 0;)
        if (!usedBefore[i])
            places[fingerprint(before[i])].push_back(static_cast<int>(i));
    Pairs pairs;
    for (std::size_t i = 0; i < after.size(); ++i) {
        const auto found = usedAfter[i] || places.empty() ? places.end() : places.find(fingerprint(after[i]));
        if (found != places.end() && !found->second.empty()) {
            pairs.emplace_back(found->second.back(), static_cast<int>(i));
            found->second.pop_back();
        }
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

constexpr std::size_t mostCompared = 20'000;

/// Lists that begin and end at items that stayed.
struct Gap
{
    int before, endBefore, after, endAfter;
};

/// Matches what neither stayed nor moved as it was.
class Matcher
{
public:
    Matcher(const std::vector<Entry> &before, const std::vector<Entry> &after, const Pairs &moved)
        : m_before(before)
        , m_after(after)
        , m_leaves(before.size())
        , m_from(after.size(), -1)
    {
        for (const auto &[b, a] : moved) {
            m_leaves[static_cast<std::size_t>(b)] = true;
            m_from[static_cast<std::size_t>(a)] = b;
        }
    }

    void stay(int before, int after) { m_matches.push_back({before, after}); }

    void gap(Gap gap)
    {
        std::vector<int> old;
        for (int i = gap.before; i < gap.endBefore; ++i)
            m_leaves[static_cast<std::size_t>(i)] ? m_matches.push_back({i, -1}) : old.push_back(i);
        const auto come = static_cast<std::size_t>(
            std::count(m_from.begin() + gap.after, m_from.begin() + gap.endAfter, -1));
        const bool inTurn = old.size() == come || old.size() * come > mostCompared;
        auto next = old.begin();
        for (int i = gap.after; i < gap.endAfter; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const auto found = m_from[at] >= 0 ? old.end() : std::find_if(next, old.end(), [&](int each) {
                return inTurn || isAlike(m_before[static_cast<std::size_t>(each)], m_after[at]);
            });
            const bool is = found != old.end();
            while (is && next != found)
                m_matches.push_back({*next++, -1});
            m_matches.push_back({is ? *next++ : -1, i, m_from[at]});
        }
        while (next != old.end())
            m_matches.push_back({*next++, -1});
    }

    /// All of them, with what moved and was changed.
    std::vector<Match> whole() &&
    {
        std::vector<Match *> gone, come;
        for (Match &match : m_matches)
            if (match.after < 0 && !m_leaves[static_cast<std::size_t>(match.before)])
                gone.push_back(&match);
            else if (match.before < 0 && match.from < 0)
                come.push_back(&match);
        if (gone.size() * come.size() > mostCompared)
            return std::move(m_matches);
        for (Match *match : come) {
            const Entry &now = m_after[static_cast<std::size_t>(match->after)];
            const auto found = ranges::find_if(gone, [&](const Match *each) {
                const Entry &old = m_before[static_cast<std::size_t>(each->before)];
                return old.comment == now.comment && isAlike(old, now);
            });
            if (found == gone.end())
                continue;
            match->from = (*found)->before;
            gone.erase(found);
        }
        return std::move(m_matches);
    }

private:
    const std::vector<Entry> &m_before, &m_after;
    std::vector<bool> m_leaves; ///< as it is, for another place
    std::vector<int> m_from;    ///< where it comes from; -1: it has not moved as it was
    std::vector<Match> m_matches;
};

} // namespace

std::vector<Match> matchLists(const std::vector<Entry> &before, const std::vector<Entry> &after)
{
    Pairs stayed = before.size() * after.size() <= mostCompared ? mostPairs(before, after)
                                                                : longestRising(samePairs(before, after));
    Matcher matcher(before, after, samePairs(before, after, stayed));
    stayed.emplace_back(static_cast<int>(before.size()), static_cast<int>(after.size()));
    int nextBefore = 0, nextAfter = 0;
    for (const auto &[b, a] : stayed) {
        matcher.gap({nextBefore, b, nextAfter, a});
        if (a < static_cast<int>(after.size()))
            matcher.stay(b, a);
        nextBefore = b + 1;
        nextAfter = a + 1;
    }
    return std::move(matcher).whole();
}

} // namespace towerwatch
