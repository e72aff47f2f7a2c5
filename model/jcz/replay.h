// SPDX-License-Identifier: MIT
/// Replays a saved game of JCloisterZone, turn by turn, by the project's own rules.
#pragma once

#include "model/jcz/game.h"
#include "model/jcz/table.h"
#include "model/scenario/scenario.h"

namespace towerwatch {

/// Does to a table what the messages say, in order.
class JczWalk
{
public:
    JczWalk(const JczGame &game, const TileCatalogue &catalogue);

    /// Begins a turn of a player, given by seat.
    void beginTurn(int seat);
    void follow(const JczMessage &message);
    /// Ends the turn. A turn that another one follows was committed, even if the game does not say so.
    void endTurn(bool another);

    JczTable &table() { return m_table; }
    /// Who has paid a ransom in this turn or the first half of this double turn.
    std::optional<Colour> paid() const { return m_paid; }
    /// The last tile of the game was laid and scored.
    bool over() const { return m_over; }

private:
    void lay(const JczMessage &message);
    void place(const JczMessage &message);
    void commit();
    bool isLastTile() const;
    Colour actor(const JczMessage &message) const;
    void broken(const JczMessage &message);

    JczTable m_table;
    int m_seat = 0, m_tilesLaid = 0, m_tilesInBag = 0;
    std::optional<Square> m_placed; ///< the tile of the turn, until it is scored
    std::set<Square> m_bridges, m_newCastles;
    std::optional<Colour> m_paid;
    bool m_over = false;
};

/// A turn is the laying of one tile and all that is done until the next is laid; a ransom paid just before a
/// tile belongs to that tile's turn. The second half of a double turn is a turn of its own.
class JczReplay
{
public:
    JczReplay(JczGame game, const TileCatalogue &catalogue);

    int turns() const { return static_cast<int>(m_turns.size()) - 1; }
    /// What could not be carried over, by turn; 0 is the game as a whole.
    const std::vector<JczNotes> &notes() const { return m_notes; }
    /// The points of the players, in turn order, after each turn; 0 is the start.
    const std::vector<std::vector<int>> &points() const { return m_points; }
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
    std::optional<Turn> turnAfter(int turn, std::optional<Colour> paid,
                                  const std::vector<Colour> &colours) const;

    JczGame m_game; ///< its messages without those that were taken back
    const TileCatalogue &m_catalogue;
    JczNotes m_undoNotes;
    int m_seats = 1;
    std::vector<JczTurn> m_turns; ///< the first is what precedes the first tile
    std::vector<JczNotes> m_notes;
    std::vector<std::vector<int>> m_points;
};

} // namespace towerwatch
