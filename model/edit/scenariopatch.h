// SPDX-License-Identifier: MIT
/// The difference between two scenarios, as small as the edit that made it: what undo remembers.
#pragma once

#include "model/scenario/scenario.h"

namespace towerwatch {

/// Where two lists differ: from `first` on, `before` stood in one and `after` stands in the other.
template <typename Item> struct ListPatch
{
    std::size_t first = 0;
    std::vector<Item> before = {}, after = {};

    bool empty() const { return before.empty() && after.empty(); }
};

/// Two values of something that is small, if they differ.
template <typename Item> using ValuePatch = std::optional<std::pair<Item, Item>>;

/// Leads from one scenario to another and back.
class ScenarioPatch
{
public:
    ScenarioPatch(const Scenario &before, const Scenario &after);

    bool empty() const;
    /// Makes the scenario after the edit of the one before it.
    void apply(Scenario &scenario) const;
    /// Makes the scenario before the edit of the one after it.
    void revert(Scenario &scenario) const;

private:
    template <typename Step> void each(Scenario &scenario, Step step) const;

    ValuePatch<std::string> m_header;
    ValuePatch<LocalText> m_title, m_notes;
    ValuePatch<TableRules> m_rules;
    ValuePatch<std::optional<Turn>> m_turn;
    ListPatch<Player> m_players;
    ListPatch<Tile> m_designs;
    ListPatch<PlacedTile> m_tiles;
    ListPatch<Castle> m_castles;
    ListPatch<Figure> m_figures;
    ListPatch<Question> m_questions;
};

} // namespace towerwatch
