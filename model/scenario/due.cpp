// SPDX-License-Identifier: MIT
#include "model/scenario/due.h"

#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// The kinds of the owner's figures that somebody holds, in the order of the file.
std::vector<FigureKind> heldBy(const Player &holder, Colour owner)
{
    std::vector<FigureKind> kinds;
    for (const Prisoner &prisoner : holder.prisoners)
        if (prisoner.owner == owner)
            kinds.push_back(prisoner.kind);
    return kinds;
}

DueExchange::Side sideOf(const Player &owner, const Player &holder, std::size_t count)
{
    std::vector<FigureKind> held = heldBy(holder, owner.colour);
    const bool alike = ranges::count(held, held.front()) == std::ssize(held);
    DueExchange::Side side{.player = owner.colour, .chooses = held.size() > count && !alike};
    held.resize(count);
    side.home = std::move(held);
    return side;
}

/// The figures go from their holder into their owner's supply, if that is given.
void goHome(std::vector<Player> &players, Colour holder, const DueExchange::Side &side)
{
    for (Player &player : players)
        for (const FigureKind kind : side.home) {
            const auto found = ranges::find(player.prisoners, Prisoner{kind, side.player});
            if (player.colour == holder && found != player.prisoners.end())
                player.prisoners.erase(found);
            if (player.colour == side.player && player.supply)
                addToSupply(*player.supply, kind, 1);
        }
}

/// The ways to take `count` of some figures, as kinds in their order; at most a dozen.
std::vector<std::vector<FigureKind>> waysToTake(std::vector<FigureKind> held, std::size_t count)
{
    constexpr std::size_t most = 12;
    ranges::sort(held);
    std::vector<std::vector<FigureKind>> ways{{}};
    for (std::size_t i = 0; i < held.size(); ++i) {
        const std::size_t known = ways.size(), left = held.size() - i - 1;
        for (std::size_t way = 0; way < known; ++way)
            if (ways[way].size() < count && ways.size() < most) {
                ways.push_back(ways[way]);
                ways.back().push_back(held[i]);
            }
        std::erase_if(ways, [&](const auto &way) { return way.size() + left < count; });
        ranges::sort(ways);
        ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
    }
    return ways;
}

} // namespace

std::vector<DueExchange> dueExchanges(const std::vector<Player> &players)
{
    std::vector<DueExchange> due;
    for (std::size_t one = 0; one < players.size(); ++one)
        for (std::size_t other = one + 1; other < players.size(); ++other) {
            const std::size_t count = std::min(heldBy(players[one], players[other].colour).size(),
                                               heldBy(players[other], players[one].colour).size());
            if (count > 0)
                due.push_back({{sideOf(players[one], players[other], count),
                                sideOf(players[other], players[one], count)}});
        }
    return due;
}

std::vector<DueExchange> otherChoices(const std::vector<Player> &players, const DueExchange &due)
{
    std::vector<DueExchange> others;
    for (const std::size_t i : {0u, 1u}) {
        if (!due.sides[i].chooses)
            continue;
        const Colour holder = due.sides[1 - i].player;
        std::vector<FigureKind> first = due.sides[i].home;
        ranges::sort(first);
        const auto held = ranges::find(players, holder, &Player::colour);
        for (const auto &way : waysToTake(heldBy(*held, due.sides[i].player), first.size()))
            if (way != first) {
                others.push_back(due);
                others.back().sides[i].home = way;
            }
    }
    return others;
}

std::vector<Player> afterExchange(std::vector<Player> players, const DueExchange &due)
{
    goHome(players, due.sides[1].player, due.sides[0]);
    goHome(players, due.sides[0].player, due.sides[1]);
    return players;
}

std::vector<Player> settled(std::vector<Player> players)
{
    for (const DueExchange &due : dueExchanges(players))
        players = afterExchange(std::move(players), due);
    return players;
}

} // namespace towerwatch
