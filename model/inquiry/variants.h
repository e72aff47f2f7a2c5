// SPDX-License-Identifier: MIT
/// A scenario under other rules than its own; the board under each is made once.
#pragma once

#include "model/board/position.h"

namespace towerwatch {

/// The rules that are compared: the scenario's own, the other tower rule sets with its house rules, and its
/// rule set with each house rule switched.
std::vector<TableRules> comparedRules(const TableRules &own);

/// A scenario under any rules, for one thread. The catalogue must outlive it.
class Variants
{
public:
    Variants(Scenario scenario, const TileCatalogue &catalogue);

    const Position &under(const TableRules &rules) const;
    /// Under the scenario's own rules.
    const Position &own() const { return under(m_scenario.rules); }
    /// The rules that are compared, the scenario's own first.
    const std::vector<TableRules> &compared() const { return m_compared; }

private:
    Scenario m_scenario;
    const TileCatalogue &m_catalogue;
    std::vector<TableRules> m_compared;
    mutable std::vector<PositionPtr> m_positions; ///< made so far
};

} // namespace towerwatch
