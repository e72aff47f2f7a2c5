// SPDX-License-Identifier: MIT
/// Replays a saved game of JCloisterZone, turn by turn, by the project's own rules.
#pragma once

#include "model/jcz/game.h"
#include "model/jcz/gametable.h"
#include "model/scenario/scenario.h"

namespace towerwatch {

/// A turn is the laying of one tile and all that is done until the next is laid; a ransom paid just before a
/// tile belongs to that tile's turn. The second half of a double turn is a turn of its own.
class JczReplay
{
public:
    /// Tiles that only `outlines` has become designs of the scenarios' own.
    JczReplay(JczGame game, const TileCatalogue &catalogue, const TileCatalogue *outlines = nullptr);

    int turns() const { return static_cast<int>(m_turns.size()) - 1; }
    /// What the scenario could not hold, by turn; 0 is the game as a whole.
    const std::vector<JczNotes> &notes() const { return m_notes; }
    /// The points of the players, in turn order, after each turn; 0 is the start.
    const std::vector<std::vector<int>> &points() const { return m_points; }
    /// How much was left out up to each turn; 0 is the start.
    const std::vector<JczLoss> &losses() const { return m_losses; }
    /// The scenario after a turn, with scoring if the turn came that far; 0 is the start. It can be written
    /// and read. A turn beyond the last gives the last.
    Scenario after(int turn) const;

private:
    struct JczTurn
    {
        std::size_t end = 0; ///< the message after the last one
        int player = 0;      ///< seat
        bool complete = true;
    };

    void undo();
    void splitTurns();
    int playerOf(std::size_t begin, std::size_t end) const;
    int seatAfter(int turn) const;

    JczGame m_game; ///< its messages without those that were undone
    const TileCatalogue &m_catalogue;
    const TileCatalogue *m_outlines;
    JczNotes m_undoNotes;
    int m_seats = 1;
    std::vector<JczTurn> m_turns; ///< the first is what precedes the first tile
    std::vector<JczNotes> m_notes;
    std::vector<std::vector<int>> m_points;
    std::vector<JczLoss> m_losses;
    Scenario m_last; ///< after the last turn
};

} // namespace towerwatch
