// SPDX-License-Identifier: MIT
/// What the status bar says to whoever lays a table.
#pragma once

#include "app/window/presenters/workplace.h"

#include <QCoreApplication>

namespace towerwatch {

class TilePalette;

class LayingWords
{
    Q_DECLARE_TR_FUNCTIONS(towerwatch::LayingWords)

public:
    LayingWords(const Workplace &at, const TilePalette &tiles);

    /// What can be done at an empty square that was clicked.
    void sayClicked(Square empty) const;
    /// What keys do at the empty square that they reached after a tile was laid.
    void sayNext(Square empty) const;
    /// What can be done with what is in hand.
    void sayHand() const;
    /// What keys do with the tile that is shown on the empty square; what was said of another is not left
    /// standing.
    void sayOffer(const QString &tile);
    /// A letter typed on a tile is nobody's: it would search on an empty square.
    void sayTaken(Square square) const;
    /// What no rule allows about the tile that was laid.
    void sayOdd(Square laid) const;

    const Tile *design(const QString &tile) const;
    /// How many copies the set has beyond those on the board; 1 of what is not counted.
    int left(const Tile &tile) const;

private:
    QString offerWords(const QString &tile) const;

    Workplace m_at;
    const TilePalette &m_tiles;
    QString m_offer; ///< said of the tile that is offered
};

} // namespace towerwatch
