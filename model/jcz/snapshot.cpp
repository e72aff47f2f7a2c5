// SPDX-License-Identifier: MIT
/// The part of the table that tells how it stands as a scenario.
#include "model/jcz/table.h"

#include "model/edit/edits.h"
#include "model/edit/repair.h"
#include "model/scenario/limits.h"

#include <algorithm>

namespace towerwatch {

/// Tower floors of each player. For one, seven and eight players the numbers are the program's own.
int JczTable::floorSupply() const
{
    const int players = static_cast<int>(m_colours.size());
    return *floorsFor(std::clamp(players, 2, 6)) - std::max(players - 6, 0);
}

/// What a player has left of the figures the game gave him. Unknown where a figure of his is somewhere that
/// cannot be told, for it may have come home since.
std::optional<Supply> JczTable::supplyOf(std::size_t seat) const
{
    const auto isHis = [&](std::string_view id) { return id.starts_with(std::to_string(seat) + "."); };
    if (!m_game.hasElements || std::ranges::any_of(m_away, isHis))
        return std::nullopt;
    std::array<int, static_cast<std::size_t>(figureKindCount)> out{}, counts{}, given{};
    for (const Figure &figure : m_scenario.figures)
        out[static_cast<std::size_t>(figure.kind)] += isHis(figure.id) ? 1 : 0;
    for (const Captive &held : m_captives)
        out[static_cast<std::size_t>(held.meeple.kind)] += isHis(held.meeple.id) ? 1 : 0;
    for (const auto &[element, count] : m_game.elements)
        if (const auto kind = jczSupplied(element)) {
            counts[static_cast<std::size_t>(*kind)] = std::min(count, limits::supply);
            given[static_cast<std::size_t>(*kind)] = 1;
        }
    Supply supply;
    for (std::size_t i = 0; i < given.size(); ++i)
        if (given[i] != 0)
            supply.emplace_back(static_cast<FigureKind>(i), std::max(counts[i] - out[i], 0));
    return supply;
}

int JczTable::pointsOf(Colour colour) const
{
    return std::clamp(m_points[static_cast<std::size_t>(colour)], 0, limits::points);
}

std::vector<int> JczTable::points() const
{
    std::vector<int> points;
    for (const Colour colour : m_colours)
        points.push_back(pointsOf(colour));
    return points;
}

Player JczTable::playerAt(std::size_t seat) const
{
    Player player{.colour = m_colours[seat]};
    if (seat < m_game.players.size() && !m_game.players[seat].name.empty())
        player.name = m_game.players[seat].name;
    player.points = pointsOf(player.colour);
    if (m_towers)
        player.floors = std::max(floorSupply() - m_floorsUsed[static_cast<std::size_t>(player.colour)], 0);
    player.supply = supplyOf(seat);
    for (const Captive &held : m_captives)
        if (held.holder == player.colour)
            player.prisoners.push_back({held.meeple.kind, colourOf(held.meeple.player)});
    return player;
}

Scenario JczTable::snapshot(std::optional<Turn> turn) const
{
    Scenario scenario = m_scenario;
    if (!m_game.name.empty())
        scenario.title.byLanguage = {{"", m_game.name}};
    scenario.rules.watchtowers = WatchtowerRules::C2; // the tiles JCloisterZone knows
    for (Figure &figure : scenario.figures)
        figure.id.clear();
    for (std::size_t seat = 0; seat < m_colours.size(); ++seat)
        scenario.players.push_back(playerAt(seat));
    scenario.turn = turn;
    mend(scenario, m_catalogue);
    return scenario;
}

} // namespace towerwatch
