// SPDX-License-Identifier: MIT
/// The work of an answer, estimated before it begins, for every command and every question (limits.h has the
/// most that is done at once).
#pragma once

#include "model/scenario/scenario.h"

#include <cstdint>

namespace towerwatch {

/// Work in steps: looks at a tile or a figure, each about a tenth of a microsecond.
using Effort = std::uint64_t;

/// Whether this is more than limits::work, which no real table comes near.
bool isTooMuch(Effort steps);

/// Upper bounds for the work of answers about a scenario, the same for every square.
class Work
{
public:
    explicit Work(const Scenario &scenario);

    /// The work of answering a question under these house rules, wording the answer and comparing it with
    /// what is expected.
    Effort of(const Question &question, HouseRules house) const;
    /// How many of the questions, in turn, can be answered under each of the rules before it is too much.
    std::size_t mostOf(const std::vector<Question> &questions, const std::vector<TableRules> &rules) const;
    /// The work of finding and listing what the next floor of each tower threatens, for so many players.
    Effort ofDangers(std::size_t towers, std::size_t players, HouseRules house) const;

private:
    Effort once(const Question &question, HouseRules house) const;
    Effort ofReach(HouseRules house) const;
    Effort inReach(HouseRules house) const;

    Effort m_tiles, m_figures, m_prisoners = 0;
    Effort m_choices = 0;             ///< in exchanges that are due: each is a table of its own
    Effort m_towers = 0, m_range = 1; ///< with floors; of the next floor on the highest
    Effort m_fullest = 0;             ///< the most figures on one square
    Effort m_anywhere = 0; ///< figures in castles, which are reached from anywhere in them, and off the board
};

} // namespace towerwatch
