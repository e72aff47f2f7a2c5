// SPDX-License-Identifier: MIT
/// One walk through the messages of a saved game.
#pragma once

#include "model/jcz/table.h"

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

} // namespace towerwatch
