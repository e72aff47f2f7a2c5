// SPDX-License-Identifier: MIT
/// The table that the page shows: the scenario as it is, the way back, and the pictures that the page has.
#pragma once

#include "app/page/handedart.h"
#include "model/referee/warnings.h"

namespace towerwatch::web {

class Table
{
public:
    Table();

    const Position &position() const { return *m_states[m_now]; }
    const PositionPtr &shared() const { return m_states[m_now]; }
    const Scenario &scenario() const { return position().scenario(); }
    const Board &board() const { return position().board(); }
    /// What looks wrong, found when it is first asked for.
    const std::shared_ptr<const std::vector<Warning>> &warnings() const;
    HandedArt &art() { return m_art; }

    /// Goes on with another scenario; the same one is no step.
    void take(Scenario scenario);
    void undo() { show(m_now - canUndo()); }
    void redo() { show(m_now + canRedo()); }
    /// The number of what lies on the table: one more with each step, one less with each step back.
    int step() const { return m_first + static_cast<int>(m_now); }
    /// Puts before what was first, or after what was last, what was there when the page was open before.
    void recall(Scenario scenario, bool before);
    /// Holds what was read until begin(): on large boards reading and laying out are too much for one go.
    void receive(std::optional<Scenario> read) { m_received = std::move(read); }
    /// What was received lies on the table; it, or else what lies there now, is the beginning: there is no
    /// way back.
    void begin();
    bool canUndo() const { return m_now > 0; }
    bool canRedo() const { return m_now + 1 < m_states.size(); }

private:
    void show(std::size_t state);

    std::vector<PositionPtr> m_states; ///< what was, is and was undone
    std::size_t m_now = 0;
    int m_first = 0; ///< the number of the first state
    std::optional<Scenario> m_received;
    mutable std::shared_ptr<const std::vector<Warning>> m_warnings;
    HandedArt m_art;
};

/// The table in words, as the page shows it.
Value toValue(const Table &table);

} // namespace towerwatch::web
