// SPDX-License-Identifier: MIT
/// The table that the page shows: the scenario, its undo history, and which pictures were sent to the page.
#pragma once

#include "app/page/handedart.h"
#include "model/desk/desk.h"

namespace towerwatch::web {

class Table
{
public:
    static constexpr int mostSteps = 200; ///< that can be undone

    Table();

    const Desk &desk() const { return m_desk; }
    const Position &position() const { return *m_desk.position; }
    const Scenario &scenario() const { return position().scenario(); }
    const Board &board() const { return position().board(); }
    HandedArt &art() { return m_art; }

    /// Applies an event to the desk that does not change the scenario.
    void take(const DeskEvent &event) { m_desk = after(std::move(m_desk), event); }
    /// Makes `scenario` the current one, as one undo step; no step if it is unchanged.
    void edit(Scenario scenario);
    void undo() { show(m_now - canUndo()); }
    void redo() { show(m_now + canRedo()); }
    /// The number of the current state: one more after each step, one less after each undo.
    int step() const { return m_first + static_cast<int>(m_now); }
    /// The state so many steps from the current one, or null.
    const Position *at(int steps) const;
    /// Restores a state of an earlier visit: before the oldest state (`before`) or after the newest.
    void recall(Scenario scenario, bool before);
    /// Keeps a scenario for begin(): on large boards reading and laying out take too long for one request.
    void receive(std::optional<Scenario> read) { m_received = std::move(read); }
    /// Starts a new history with the received scenario, or with the current one if none was received.
    void begin();
    bool canUndo() const { return m_now > 0; }
    bool canRedo() const { return m_now + 1 < m_states.size(); }

private:
    void show(std::size_t state);

    std::vector<PositionPtr> m_states; ///< past, current and undone ones
    std::size_t m_now = 0;
    int m_first = 0; ///< the number of the first state
    std::optional<Scenario> m_received;
    Desk m_desk;
    HandedArt m_art;
};

/// The table as the page shows it: squares, figures, players, warnings, questions.
Value toValue(const Table &table);

} // namespace towerwatch::web
