// SPDX-License-Identifier: MIT
#include "model/scenario/work.h"

#include "model/value/limits.h"

#include <algorithm>

namespace towerwatch {

namespace {

// What things take, in steps.
constexpr Effort joined = 20;  ///< a tile with its neighbours, a figure with its place
constexpr Effort told = 300;   ///< a figure, or anything else that has a sentence of its own
constexpr Effort scored = 40;  ///< a tile with what is complete on it
constexpr Effort offered = 5;  ///< a tile with what may be placed on it
constexpr Effort listed = 5;   ///< a figure among those that are threatened
constexpr Effort compared = 4; ///< so many expected values are compared in one step
constexpr Effort sideways = 4; ///< lines from a tower
constexpr int neighbours = 1;  ///< squares from a watchtower to the end of its area

} // namespace

bool isTooMuch(Effort steps)
{
    return steps > limits::work;
}

void Work::Squares::add(Square at)
{
    m_rows[at.y].push_back(at.x);
    m_columns[at.x].push_back(at.y);
}

void Work::Squares::sort()
{
    for (Lines *lines : {&m_rows, &m_columns})
        for (auto &[number, line] : *lines)
            std::sort(line.begin(), line.end());
}

Effort Work::Squares::within(Square at, int range, bool diagonal) const
{
    const auto along = [](const std::vector<int> &line, int middle, int far) {
        const auto begin = std::lower_bound(line.begin(), line.end(), middle - far);
        return static_cast<Effort>(std::upper_bound(begin, line.end(), middle + far) - begin);
    };
    const auto on = [&](const Lines &lines, int number, int middle) {
        const auto line = lines.find(number);
        return line == lines.end() ? 0 : along(line->second, middle, range);
    };
    if (!diagonal)
        return on(m_rows, at.y, at.x) + on(m_columns, at.x, at.y);
    Effort count = 0;
    const auto end = m_rows.upper_bound(at.y + range);
    for (auto row = m_rows.lower_bound(at.y - range); row != end; ++row)
        count += along(row->second, at.x, range - std::abs(row->first - at.y));
    return count;
}

Work::Work(const Scenario &scenario)
    : m_scenario(scenario)
    , m_tileCount(scenario.tiles.size())
    , m_figureCount(scenario.figures.size())
{
    for (const PlacedTile &tile : scenario.tiles)
        if (tile.floors > 0) {
            m_floors[tile.at] = tile.floors;
            m_highest = std::max(m_highest, tile.floors);
        }
    for (const Figure &figure : scenario.figures) {
        m_lords += figure.isOn(PlaceKind::Castle) ? 1 : 0;
        m_squareless += figure.at ? 0 : 1;
        if (figure.at)
            m_figures.add(*figure.at);
    }
    m_figures.sort();
    for (const Player &player : scenario.players)
        m_prisoners += player.prisoners.size();
}

Effort Work::ofBoard() const
{
    return joined * (m_tileCount + m_figureCount);
}

int Work::floorsAt(Square at) const
{
    const auto floors = m_floors.find(at);
    return floors == m_floors.end() ? 0 : floors->second;
}

Effort Work::ofReach(int range, HouseRules house) const
{
    const Effort castles = m_lords > 0 ? m_tileCount : 0; // each of their tiles may be the nearest
    return castles +
           (house.contains(HouseRule::Diagonal) ? m_tileCount : sideways * static_cast<Effort>(range));
}

Effort Work::figuresInReach(Square at, int range, HouseRules house) const
{
    return m_figures.within(at, range, house.contains(HouseRule::Diagonal)) + m_lords;
}

Effort Work::ofAnswer(const Question &question, HouseRules house) const
{
    const Square at = question.at.value_or(Square{});
    switch (question.ask) {
    case Ask::PlaceFloor: {
        const int range = floorsAt(at) + 1;
        return ofReach(range, house) + told * figuresInReach(at, range, house);
    }
    case Ask::Watchtower: return told * (m_figures.within(at, 2 * neighbours, true) + m_lords + m_squareless);
    case Ask::Score: return (question.at ? 1 : scored) * (m_tileCount + m_figureCount);
    case Ask::Outlook: // each tower may reach it, and those alone that have floors from afar
        return ofReach(m_highest + 1, house) + m_tileCount + told * m_floors.size();
    case Ask::Actions: return offered * m_tileCount + m_prisoners;
    case Ask::Ransom: return m_prisoners;
    case Ask::PlaceFigure: break;
    }
    return 0;
}

Effort Work::of(const Question &question, HouseRules house) const
{
    const Effort expected = question.expect ? sizeOf(*question.expect) : 0;
    return told + m_figureCount + ofAnswer(question, house) + expected * expected / compared;
}

std::size_t Work::mostOf(const std::vector<Question> &questions, const std::vector<TableRules> &rules) const
{
    Effort all = rules.size() * ofBoard();
    for (std::size_t i = 0; i < questions.size(); ++i) {
        for (const TableRules &each : rules)
            all += of(questions[i], each.house);
        if (isTooMuch(all))
            return i;
    }
    return questions.size();
}

Effort Work::ofThreats(const PlacedTile &tower, std::size_t players) const
{
    const HouseRules house = m_scenario.rules.house;
    const int range = tower.floors + 1;
    return ofReach(range, house) + told * players + listed * players * figuresInReach(tower.at, range, house);
}

} // namespace towerwatch
