// SPDX-License-Identifier: MIT
#include "model/inquiry/variants.h"

#include "model/referee/answervalue.h"
#include "model/referee/referee.h"
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

Value without(Value answer, const std::vector<std::string_view> &names)
{
    for (std::size_t i = answer.keys.size(); i-- > 0;)
        if (ranges::find(names, answer.keys[i]) != names.end()) {
            answer.keys.erase(answer.keys.begin() + static_cast<std::ptrdiff_t>(i));
            answer.items.erase(answer.items.begin() + static_cast<std::ptrdiff_t>(i));
        }
    for (Value &item : answer.items)
        item = without(std::move(item), names);
    return answer;
}

std::vector<AnswerGroup> compareAnswers(const Variants &variants, const Question &question)
{
    std::vector<AnswerGroup> groups;
    std::vector<Value> values;
    for (const TableRules &rules : variants.compared()) {
        const Board &board = variants.under(rules).board();
        Answer answered = answer(board, question);
        Value value = without(toValue(board, answered), {"because", "facts"});
        const auto same = ranges::find(values, value);
        if (same != values.end()) {
            groups[static_cast<std::size_t>(same - values.begin())].rules.push_back(rules);
            continue;
        }
        values.push_back(std::move(value));
        groups.push_back({{rules}, std::move(answered)});
    }
    return groups;
}

} // namespace towerwatch
