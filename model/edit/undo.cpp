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

/// Makes a change, or (`back`) undoes it.
template <typename Item> void change(Item &value, const ValuePatch<Item> &patch, bool back)
{
    if (patch)
        value = back ? patch->first : patch->second;
}

template <typename Item> void change(std::vector<Item> &list, const ListPatch<Item> &patch, bool back)
{
    const auto &goes = back ? patch.after : patch.before, &comes = back ? patch.before : patch.after;
    const auto at = list.begin() + static_cast<std::ptrdiff_t>(patch.first);
    const auto common = static_cast<std::ptrdiff_t>(std::min(goes.size(), comes.size()));
    std::copy_n(comes.begin(), common, at);
    if (comes.size() > goes.size())
        list.insert(at + common, comes.begin() + common, comes.end());
    else
        list.erase(at + common, at + std::ssize(goes));
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
    each(m_patches, [&](const auto &patch, auto part) { change(scenario.*part, patch, false); });
}

void ScenarioPatch::revert(Scenario &scenario) const
{
    each(m_patches, [&](const auto &patch, auto part) { change(scenario.*part, patch, true); });
}

} // namespace towerwatch
