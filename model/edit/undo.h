// SPDX-License-Identifier: MIT
/// The difference between two scenarios, as small as the edit that made it: what undo remembers.
#pragma once

#include "model/scenario/scenario.h"

#include <tuple>

namespace towerwatch {

/// Where two lists differ: from `first` on, `before` stood in one and `after` stands in the other.
template <typename Item> struct ListPatch
{
    std::size_t first = 0;
    std::vector<Item> before = {}, after = {};

    explicit operator bool() const { return !before.empty() || !after.empty(); }
};

/// The values before and after, if they differ; for small things.
template <typename Item> using ValuePatch = std::optional<std::pair<Item, Item>>;

/// The changes between two scenarios, to be made or undone.
class ScenarioPatch
{
public:
    ScenarioPatch(const Scenario &before, const Scenario &after);

    bool empty() const;
    /// Turns the scenario before the edit into the one after it.
    void apply(Scenario &scenario) const;
    /// Turns the scenario after the edit into the one before it.
    void revert(Scenario &scenario) const;

private:
    /// The changes of header, comments, title, notes, rules, turn, players, designs, tiles, castles, figures
    /// and questions.
    std::tuple<ValuePatch<std::string>, ValuePatch<std::map<std::string, std::string>>, ValuePatch<LocalText>,
               ValuePatch<LocalText>, ValuePatch<TableRules>, ValuePatch<std::optional<Turn>>,
               ListPatch<Player>, ListPatch<Tile>, ListPatch<PlacedTile>, ListPatch<Castle>,
               ListPatch<Figure>, ListPatch<Question>>
        m_patches;
};

} // namespace towerwatch
