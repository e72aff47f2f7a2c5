// SPDX-License-Identifier: MIT
/// Hints in the status bar while the user lays out a board.
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
    /// What keys do with the tile that is offered on the empty square; replaces the hint about another one.
    void sayOffer(const QString &tile) const;
    /// Says that a letter typed on a tile has no effect: on an empty square it would search.
    void sayTaken(Square square) const;
    /// What is against the rules about the tile that was laid.
    void sayOdd(Square laid) const;

    const Tile *design(const QString &tile) const;
    /// How many copies of a tile are left in its set; 1 if they are not counted.
    int left(const Tile &tile) const;

private:
    QString offerWords(const QString &tile) const;

    Workplace m_at;
    const TilePalette &m_tiles;
};

} // namespace towerwatch
