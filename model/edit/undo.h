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
    /// Of header, comments, title, notes, rules, turn, players, designs, tiles, castles, figures and
    /// questions.
    std::tuple<ValuePatch<std::string>, ValuePatch<std::map<std::string, std::string>>, ValuePatch<LocalText>,
               ValuePatch<LocalText>, ValuePatch<TableRules>, ValuePatch<std::optional<Turn>>,
               ListPatch<Player>, ListPatch<Tile>, ListPatch<PlacedTile>, ListPatch<Castle>,
               ListPatch<Figure>, ListPatch<Question>>
        m_patches;
};

/// Which figure of `after` is the one that `figure` was before an edit, by its id or where it stands in the
/// list; -1: it is gone.
int figureAfter(const Scenario &before, int figure, const Scenario &after);

} // namespace towerwatch
