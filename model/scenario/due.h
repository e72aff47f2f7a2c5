// SPDX-License-Identifier: MIT
/// Exchanges that are due: two players who hold each other's figures give them back one for one, at once
/// (exchange-automatic). What is asked about a table is answered as it stands after them.
#pragma once

#include "model/scenario/scenario.h"

namespace towerwatch {

/// One exchange between two players.
struct DueExchange
{
    /// What goes home to one of them: the kinds of his figures, in the order of the file.
    struct Side
    {
        Colour player = Colour::Red;
        std::vector<FigureKind> home = {};
        bool chooses = false; ///< he may take others of his home instead (exchange-owner-chooses)
        friend bool operator==(const Side &, const Side &) = default;
    };
    std::array<Side, 2> sides; ///< in turn order
    bool isOf(Colour player) const { return sides[0].player == player || sides[1].player == player; }
    bool isChoice() const { return sides[0].chooses || sides[1].chooses; }
    friend bool operator==(const DueExchange &, const DueExchange &) = default;
};

/// The exchanges that are due on a table, in turn order; where a player chooses, he takes those first in the
/// file.
std::vector<DueExchange> dueExchanges(const std::vector<Player> &players);

/// What else the player who chooses may take home, each kind of choice once; at most a dozen.
std::vector<DueExchange> otherChoices(const std::vector<Player> &players, const DueExchange &due);

/// The players after an exchange: what goes home is in the supplies that are given.
std::vector<Player> afterExchange(std::vector<Player> players, const DueExchange &due);
/// After all that are due.
std::vector<Player> settled(std::vector<Player> players);

} // namespace towerwatch
