// SPDX-License-Identifier: MIT
/// A scenario together with its board.
#pragma once

#include "model/board/board.h"
#include "model/value/ranges.h"

#include <memory>

namespace towerwatch {

/// A scenario and what follows from how its tiles join. Never changes: an edit makes a new one.
class Position
{
public:
    Position(Scenario scenario, const TileCatalogue &catalogue)
        : m_catalogue(catalogue)
        , m_scenario(std::move(scenario))
        , m_board(m_scenario, catalogue)
        , m_ids(figureIds(m_scenario))
    {
    }
    Position(const Position &) = delete;
    Position &operator=(const Position &) = delete;

    const Scenario &scenario() const { return m_scenario; }
    const Board &board() const { return m_board; }
    /// The ids of the figures, in their order.
    const std::vector<std::string> &ids() const { return m_ids; }

    /// The index of the figure of an id; -1: there is none.
    int figure(const std::string &id) const { return indexOf(m_ids, id); }

    /// The tiles it was made with, which must outlive it.
    const TileCatalogue &catalogue() const { return m_catalogue; }

private:
    const TileCatalogue &m_catalogue;
    Scenario m_scenario;
    Board m_board;
    std::vector<std::string> m_ids;
};

using PositionPtr = std::shared_ptr<const Position>;

} // namespace towerwatch
