// SPDX-License-Identifier: MIT
#include "model/scenario/work.h"

#include "model/scenario/due.h"
#include "model/value/limits.h"

#include <algorithm>
#include <map>

namespace towerwatch {

namespace {

// What things take, in steps.
constexpr Effort joined = 20;  ///< a tile with its neighbours, a figure with its place
constexpr Effort told = 300;   ///< a figure, or anything else that has a sentence of its own
constexpr Effort whole = 40;   ///< a tile with all that is complete or can be done on it
constexpr Effort listed = 5;   ///< a figure among those that are threatened
constexpr Effort compared = 4; ///< so many expected values are compared in one step
constexpr Effort sideways = 4; ///< lines from a tower
constexpr Effort around = 9;   ///< squares that a watchtower counts

} // namespace

bool isTooMuch(Effort steps)
{
    return steps > limits::work;
}

Work::Work(const Scenario &scenario)
    : m_tiles(scenario.tiles.size())
    , m_figures(scenario.figures.size())
{
    for (const PlacedTile &tile : scenario.tiles) {
        m_towers += tile.floors > 0 ? 1 : 0;
        m_range = std::max(m_range, static_cast<Effort>(tile.floors) + 1);
    }
    std::map<Square, Effort> crowds;
    for (const Figure &figure : scenario.figures)
        if (figure.at && !figure.isOn(PlaceKind::Castle))
            m_fullest = std::max(m_fullest, ++crowds[*figure.at]);
        else
            ++m_anywhere;
    for (const Player &player : scenario.players)
        m_prisoners += player.prisoners.size();
    for (const DueExchange &due : dueExchanges(scenario.players))
        m_choices += otherChoices(scenario.players, due).size();
}

/// The squares and tiles that are looked at for what a tower reaches.
Effort Work::ofReach(HouseRules house) const
{
    const bool turns = switchesOf(house).turns;
    return (turns ? 0 : sideways * m_range) + (turns || m_anywhere > 0 ? m_tiles : 0);
}

/// The most figures that a tower reaches.
Effort Work::inReach(HouseRules house) const
{
    const bool turns = switchesOf(house).turns;
    const Effort squares = 1 + (turns ? 2 * m_range * (m_range + 1) : sideways * m_range);
    return m_anywhere + std::min(m_figures, squares * m_fullest);
}

Effort Work::of(const Question &question, HouseRules house) const
{
    const Effort answered = once(question, house);
    return answered + (questionKindOf(question.ask).inTurn
                           ? m_choices * (answered + joined * (m_tiles + m_figures))
                           : 0);
}

Effort Work::once(const Question &question, HouseRules house) const
{
    const Effort expected = question.expect ? sizeOf(*question.expect) : 0;
    const Effort always = told + m_figures + m_prisoners + expected * expected / compared;
    switch (questionKindOf(question.ask).looks) {
    case Looks::Nearby: break;
    case Looks::Far: return always + ofReach(house) + told * inReach(house);
    case Looks::Around: return always + told * (m_anywhere + std::min(m_figures, around * m_fullest));
    case Looks::FromTowers: return always + ofReach(house) + m_tiles + told * m_towers;
    case Looks::Everywhere: return always + (question.at ? m_tiles : whole * (m_tiles + m_figures));
    }
    return always;
}

std::size_t Work::mostOf(const std::vector<Question> &questions, const std::vector<TableRules> &rules) const
{
    Effort all = rules.size() * joined * (m_tiles + m_figures);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        for (const TableRules &each : rules)
            all += of(questions[i], each.house);
        if (isTooMuch(all))
            return i;
    }
    return questions.size();
}

Effort Work::ofDangers(std::size_t towers, std::size_t players, HouseRules house) const
{
    return towers * (ofReach(house) + players * (told + listed * inReach(house)));
}

} // namespace towerwatch
