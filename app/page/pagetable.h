// SPDX-License-Identifier: MIT
/// The table that the page shows: the scenario, its undo history, and which pictures were sent to the page.
#pragma once

#include "app/page/handedart.h"
#include "model/desk/desk.h"
#include "model/edit/history.h"
#include "views/search/inplay.h"

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
    /// What can occur at the table.
    InPlay inPlay() const { return {m_desk.missing, position()}; }
    HandedArt &art() { return m_art; }

    /// Applies an event to the desk that does not change the scenario.
    void take(const DeskEvent &event) { m_desk = after(std::move(m_desk), event); }
    /// Makes `scenario` the current one, as one undo step; no step if it is unchanged.
    void edit(Scenario scenario);
    void undo();
    void redo();
    /// The scenarios that can be gone back to, the current one among them.
    const History<std::monostate> &history() const { return m_history; }
    /// Restores a scenario of an earlier visit: before the oldest one (`before`) or after the newest.
    void recall(const Scenario &scenario, bool before) { m_history.recall(scenario, before); }
    /// Keeps a scenario for begin(): on large boards reading and laying out take too long for one request.
    void receive(std::optional<Scenario> read) { m_received = std::move(read); }
    /// Starts a new history with the received scenario, or with the current one if none was received.
    void begin();

private:
    void show();

    History<std::monostate> m_history; ///< a scenario is all that the page goes back to
    std::optional<Scenario> m_received;
    Desk m_desk;
    HandedArt m_art;
};

/// The table as the page shows it: squares, figures, players, warnings, questions.
Value toValue(const Table &table);

} // namespace towerwatch::web
