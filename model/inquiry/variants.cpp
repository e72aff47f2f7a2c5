// SPDX-License-Identifier: MIT
#include "model/inquiry/variants.h"
#include "model/value/ranges.h"

namespace towerwatch {

std::vector<TableRules> comparedRules(const TableRules &own)
{
    std::vector<TableRules> list{own};
    for (const TowerRules tower : allTowerRules)
        if (tower != own.tower)
            list.push_back({tower, own.watchtowers, own.house});
    for (const HouseRule rule : allHouseRules)
        list.push_back({own.tower, own.watchtowers, own.house.toggled(rule)});
    return list;
}

Variants::Variants(Scenario scenario, const TileCatalogue &catalogue)
    : m_scenario(std::move(scenario))
    , m_catalogue(catalogue)
    , m_compared(comparedRules(m_scenario.rules))
{
}

const Position &Variants::under(const TableRules &rules) const
{
    const auto known = ranges::find_if(
        m_positions, [&](const PositionPtr &position) { return position->scenario().rules == rules; });
    if (known != m_positions.end())
        return **known;
    Scenario scenario = m_scenario;
    scenario.rules = rules;
    m_positions.push_back(std::make_shared<const Position>(std::move(scenario), m_catalogue));
    return *m_positions.back();
}

} // namespace towerwatch
