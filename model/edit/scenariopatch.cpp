// SPDX-License-Identifier: MIT
#include "model/edit/scenariopatch.h"

#include <algorithm>

namespace towerwatch {

namespace {

template <typename Item> ValuePatch<Item> valuePatch(const Item &before, const Item &after)
{
    if (before == after)
        return std::nullopt;
    return std::pair(before, after);
}

/// The difference with what both lists begin and end with left out.
template <typename Item>
ListPatch<Item> listPatch(const std::vector<Item> &before, const std::vector<Item> &after)
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

} // namespace

ScenarioPatch::ScenarioPatch(const Scenario &before, const Scenario &after)
    : m_header(valuePatch(before.header, after.header))
    , m_title(valuePatch(before.title, after.title))
    , m_notes(valuePatch(before.notes, after.notes))
    , m_rules(valuePatch(before.rules, after.rules))
    , m_turn(valuePatch(before.turn, after.turn))
    , m_players(listPatch(before.players, after.players))
    , m_designs(listPatch(before.designs, after.designs))
    , m_tiles(listPatch(before.tiles, after.tiles))
    , m_castles(listPatch(before.castles, after.castles))
    , m_figures(listPatch(before.figures, after.figures))
    , m_questions(listPatch(before.questions, after.questions))
{
}

bool ScenarioPatch::empty() const
{
    return !m_header && !m_title && !m_notes && !m_rules && !m_turn && m_players.empty() &&
           m_designs.empty() && m_tiles.empty() && m_castles.empty() && m_figures.empty() &&
           m_questions.empty();
}

template <typename Step> void ScenarioPatch::each(Scenario &scenario, Step step) const
{
    step(m_header, scenario.header);
    step(m_title, scenario.title);
    step(m_notes, scenario.notes);
    step(m_rules, scenario.rules);
    step(m_turn, scenario.turn);
    step(m_players, scenario.players);
    step(m_designs, scenario.designs);
    step(m_tiles, scenario.tiles);
    step(m_castles, scenario.castles);
    step(m_figures, scenario.figures);
    step(m_questions, scenario.questions);
}

void ScenarioPatch::apply(Scenario &scenario) const
{
    each(scenario, [](const auto &patch, auto &value) { towerwatch::apply(patch, value); });
}

void ScenarioPatch::revert(Scenario &scenario) const
{
    each(scenario, [](const auto &patch, auto &value) { towerwatch::revert(patch, value); });
}

} // namespace towerwatch
