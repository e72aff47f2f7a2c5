// SPDX-License-Identifier: MIT
#include "views/search/inplay.h"

#include "model/value/ranges.h"
#include "views/words/text.h"
#include "views/words/words.h"

namespace towerwatch {

namespace {

bool contains(std::span<const std::string_view> list, std::string_view word)
{
    return ranges::find(list, word) != list.end();
}

} // namespace

PartNames partsOf(const Position &position)
{
    const Scenario &scenario = position.scenario();
    PartNames parts;
    for (const Figure &figure : scenario.figures)
        parts.emplace(name(figure.kind));
    for (const Player &player : scenario.players) {
        for (const auto &[kind, count] : player.supply.value_or(Supply{}))
            if (count > 0)
                parts.emplace(name(kind));
        for (const Prisoner &prisoner : player.prisoners)
            parts.emplace(name(prisoner.kind));
    }
    for (int i = 0; i < static_cast<int>(scenario.tiles.size()); ++i) {
        if (scenario.tiles[static_cast<std::size_t>(i)].bridge)
            parts.emplace("bridges");
        const Tile *design = position.board().design(i);
        if (!design)
            continue;
        parts.insert({design->set, design->id});
        if (design->towerFoundation)
            parts.emplace("tower");
        if (design->watchtower)
            parts.emplace("watchtowers");
    }
    if (!scenario.castles.empty())
        parts.emplace("castles");
    for (const HouseRule house : allHouseRules)
        if (scenario.rules.house.contains(house))
            parts.emplace(name(house));
    if (!switchesOf(scenario.rules.house).noRansom)
        parts.emplace("ransom");
    return parts;
}

InPlay::InPlay(const PartNames &missing, const Position &position)
{
    if (missing.empty())
        return;
    const PartNames parts = partsOf(position);
    const auto lies = [&](std::string_view part) { return parts.contains(part); };
    for (const Expansion &expansion : expansions())
        if (missing.contains(expansion.id) && ranges::none_of(expansion.parts, lies))
            m_missing.push_back(&expansion);
}

bool InPlay::has(const Expansion &expansion) const
{
    return ranges::find(m_missing, &expansion) == m_missing.end();
}

/// Whether something can occur: no expansion names it, or one that is there.
template <typename Naming> bool InPlay::hasWhat(Naming isNamed) const
{
    return ranges::none_of(m_missing, [&](const Expansion *each) { return isNamed(*each); }) ||
           ranges::any_of(expansions(), [&](const Expansion &each) { return isNamed(each) && has(each); });
}

bool InPlay::has(FigureKind kind) const
{
    return hasWhat([kind](const Expansion &each) { return contains(each.parts, name(kind)); });
}

bool InPlay::has(const Tile &tile) const
{
    return hasWhat([&](const Expansion &each) {
        return contains(each.parts, tile.set) || contains(each.parts, tile.id);
    });
}

bool InPlay::has(const Ruling &ruling) const
{
    return hasWhat([&](const Expansion &each) { return contains(each.rulings, ruling.id.value); }) &&
           hasWhat([&](const Expansion &each) { return contains(each.topics, ruling.topic); });
}

std::vector<FigureKind> InPlay::kinds() const
{
    std::vector<FigureKind> kinds(allOf<FigureKind>.begin(), allOf<FigureKind>.end());
    std::stable_partition(kinds.begin(), kinds.end(), [this](FigureKind kind) { return has(kind); });
    return kinds;
}

PartNames allExpansions()
{
    PartNames all;
    for (const Expansion &expansion : expansions())
        all.emplace(expansion.id);
    return all;
}

std::string_view nameOf(const Expansion &expansion)
{
    return expansion.names[builtInRulings().indexOf(currentLanguage())];
}

} // namespace towerwatch
