// SPDX-License-Identifier: MIT
#include "model/edit/undo.h"

#include <algorithm>

namespace towerwatch {

namespace {

template <typename Item> ValuePatch<Item> patchOf(const Item &before, const Item &after)
{
    return before == after ? std::nullopt : std::optional(std::pair(before, after));
}

/// The difference with what both lists begin and end with left out.
template <typename Item>
ListPatch<Item> patchOf(const std::vector<Item> &before, const std::vector<Item> &after)
{
    const auto [a, b] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    auto endA = before.end(), endB = after.end();
    while (endA != a && endB != b && *(endA - 1) == *(endB - 1))
        --endA, --endB;
    return {static_cast<std::size_t>(a - before.begin()), {a, endA}, {b, endB}};
}

template <typename Item>
void replace(std::vector<Item> &list, std::size_t first, std::size_t count, const std::vector<Item> &with)
{
    const auto at = list.begin() + static_cast<std::ptrdiff_t>(first);
    const std::size_t common = std::min(count, with.size());
    std::copy_n(with.begin(), common, at);
    const auto rest = at + static_cast<std::ptrdiff_t>(common);
    if (with.size() > common)
        list.insert(rest, with.begin() + static_cast<std::ptrdiff_t>(common), with.end());
    else
        list.erase(rest, at + static_cast<std::ptrdiff_t>(count));
}

template <typename Item> void apply(const ValuePatch<Item> &patch, Item &value)
{
    if (patch)
        value = patch->second;
}

template <typename Item> void apply(const ListPatch<Item> &patch, std::vector<Item> &list)
{
    replace(list, patch.first, patch.before.size(), patch.after);
}

template <typename Item> void revert(const ValuePatch<Item> &patch, Item &value)
{
    if (patch)
        value = patch->first;
}

template <typename Item> void revert(const ListPatch<Item> &patch, std::vector<Item> &list)
{
    replace(list, patch.first, patch.after.size(), patch.before);
}

/// Calls `step` with each patch and the part of a scenario that it is about.
template <typename Patches, typename Step> void each(Patches &patches, const Step &step)
{
    constexpr std::tuple parts(&Scenario::header, &Scenario::comments, &Scenario::title, &Scenario::notes,
                               &Scenario::rules, &Scenario::turn, &Scenario::players, &Scenario::designs,
                               &Scenario::tiles, &Scenario::castles, &Scenario::figures,
                               &Scenario::questions);
    std::apply([&](auto... part) { std::apply([&](auto &...patch) { (step(patch, part), ...); }, patches); },
               parts);
}

} // namespace

ScenarioPatch::ScenarioPatch(const Scenario &before, const Scenario &after)
{
    each(m_patches, [&](auto &patch, auto part) { patch = patchOf(before.*part, after.*part); });
}

bool ScenarioPatch::empty() const
{
    return std::apply([](const auto &...patch) { return !(patch || ...); }, m_patches);
}

void ScenarioPatch::apply(Scenario &scenario) const
{
    each(m_patches, [&](const auto &patch, auto part) { towerwatch::apply(patch, scenario.*part); });
}

void ScenarioPatch::revert(Scenario &scenario) const
{
    each(m_patches, [&](const auto &patch, auto part) { towerwatch::revert(patch, scenario.*part); });
}

} // namespace towerwatch
