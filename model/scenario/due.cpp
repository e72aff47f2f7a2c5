// SPDX-License-Identifier: MIT
#include "model/scenario/due.h"

#include "model/value/ranges.h"

#include <algorithm>
#include <map>

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

using Numbers = std::map<FigureKind, int>;

Numbers numbersOf(const std::vector<FigureKind> &kinds)
{
    Numbers numbers;
    for (const FigureKind kind : kinds)
        ++numbers[kind];
    return numbers;
}

/// The figures go from their holder into their owner's supply, if that is given. In one pass: a file may hold
/// hundreds of thousands of prisoners.
void goHome(std::vector<Player> &players, Colour holder, const DueExchange::Side &side)
{
    const Numbers home = numbersOf(side.home);
    Numbers left = home;
    for (Player &player : players) {
        if (player.colour == holder)
            std::erase_if(player.prisoners, [&](const Prisoner &prisoner) {
                return prisoner.owner == side.player && left[prisoner.kind]-- > 0;
            });
        if (player.colour == side.player && player.supply)
            for (const auto &[kind, number] : home)
                addToSupply(*player.supply, kind, number);
    }
}

/// Adds the ways to take `count` of the figures held, kind after kind, to what is taken so far; at most a
/// dozen.
void addWays(Numbers held, int count, std::vector<FigureKind> taken,
             std::vector<std::vector<FigureKind>> &ways)
{
    constexpr std::size_t most = 12;
    if (count == 0)
        return ways.push_back(std::move(taken));
    const auto [kind, number] = *held.begin();
    held.erase(held.begin());
    int others = 0;
    for (const auto &[other, those] : held)
        others += those;
    taken.insert(taken.end(), static_cast<std::size_t>(std::min(count, number)), kind);
    for (int those = std::min(count, number); those >= std::max(0, count - others) && ways.size() < most;
         --those) {
        addWays(held, count - those, taken, ways);
        if (those > 0)
            taken.pop_back();
    }
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
        std::vector<std::vector<FigureKind>> ways;
        addWays(numbersOf(heldBy(*held, due.sides[i].player)), static_cast<int>(first.size()), {}, ways);
        for (const auto &way : ways)
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
