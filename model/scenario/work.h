// SPDX-License-Identifier: MIT
/// The work of an answer, estimated before it begins, for every command and every question (limits.h has the
/// most that is done at once).
#pragma once

#include "model/scenario/scenario.h"

#include <cstdint>
#include <map>

namespace towerwatch {

/// Work in steps: looks at a tile or a figure, each about a tenth of a microsecond.
using Effort = std::uint64_t;

/// Whether this is more than limits::work, which no real table comes near.
bool isTooMuch(Effort steps);

/// Upper bounds for the work of answers about a scenario. The scenario must outlive it.
class Work
{
public:
    explicit Work(const Scenario &scenario);

    /// The work of answering a question under these house rules, wording the answer and comparing it with
    /// what is expected.
    Effort of(const Question &question, HouseRules house) const;
    /// How many of the questions, in turn, can be answered under each of the rules before it is too much.
    std::size_t mostOf(const std::vector<Question> &questions, const std::vector<TableRules> &rules) const;
    /// The work of finding and listing what the next floor of a tower threatens, for so many players.
    Effort ofThreats(const PlacedTile &tower, std::size_t players) const;

private:
    /// Things by their squares, to be counted along straight lines and around a square.
    class Squares
    {
    public:
        void add(Square at);
        void sort();
        /// How many a range reaches: in straight lines or, if `diagonal`, by steps.
        Effort within(Square at, int range, bool diagonal) const;

    private:
        using Lines = std::map<int, std::vector<int>>;
        Lines m_rows, m_columns;
    };

    Effort ofBoard() const;
    int floorsAt(Square at) const;
    Effort ofReach(int range, HouseRules house) const;
    Effort figuresInReach(Square at, int range, HouseRules house) const;
    Effort ofAnswer(const Question &question, HouseRules house) const;

    const Scenario &m_scenario;
    std::map<Square, int> m_floors; ///< of the towers that have any
    int m_highest = 0;
    Squares m_figures;
    Effort m_tileCount, m_figureCount;
    Effort m_lords = 0; ///< figures in castles, which are reached from anywhere in them
    Effort m_squareless = 0, m_prisoners = 0;
};

} // namespace towerwatch
