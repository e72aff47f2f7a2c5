// SPDX-License-Identifier: MIT
#include "model/format/entryorigins.h"

#include "model/format/scenariowriter.h"

#include <algorithm>
#include <map>

namespace towerwatch {

namespace {

std::string fingerprint(const Entry &entry)
{
    return entry.key + '\n' + writeValue(entry.value) + '\n' + entry.comment;
}

} // namespace

std::vector<Origin> originsOf(const std::vector<Entry> &before, const std::vector<Entry> &after)
{
    std::vector<Origin> origins(after.size());
    std::vector<bool> stays(before.size());
    const auto stay = [&](std::size_t b, std::size_t a) {
        origins[a] = {static_cast<int>(b), true};
        stays[b] = true;
    };
    // Around an edit all stays where it is, also where something is there twice.
    std::size_t first = 0, last = 0;
    const std::size_t most = std::min(before.size(), after.size());
    for (; first < most && before[first] == after[first]; ++first)
        stay(first, first);
    for (; first + last < most && before[before.size() - last - 1] == after[after.size() - last - 1]; ++last)
        stay(before.size() - last - 1, after.size() - last - 1);

    std::map<std::string, std::vector<std::size_t>> places; // ordered: no choice of entries makes it slow
    for (std::size_t i = before.size() - last; i-- > first;)
        places[fingerprint(before[i])].push_back(i);
    for (std::size_t i = first; i < after.size() - last; ++i)
        if (const auto found = places.find(fingerprint(after[i]));
            found != places.end() && !found->second.empty()) {
            stay(found->second.back(), i);
            found->second.pop_back();
        }
    std::size_t next = 0;
    for (Origin &origin : origins) {
        if (!origin.same && next < before.size() && !stays[next])
            origin.before = static_cast<int>(next);
        if (origin.before >= 0)
            next = static_cast<std::size_t>(origin.before) + 1;
    }
    return origins;
}

} // namespace towerwatch
