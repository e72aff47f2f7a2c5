// SPDX-License-Identifier: MIT
/// Connects the player strip: it shows the players of the desk; what is done there, and between it and the
/// board, becomes edits of the document and questions.
#pragma once

#include "app/window/presenters/workplace.h"

#include <QTimer>

class QMenu;

namespace towerwatch {

class PlayerStrip;
struct StripPlace;

/// The step in which a player gets the figure of a hand: from the board, from another player, or a new one.
Step gift(const Position &position, const Hand &figure, Colour to);
/// Adds the players who can take a figure of the board to its menu.
void addTakers(QMenu &menu, const Workplace &at, int figure);

class PlayerPresenter : public QObject
{
    Q_OBJECT

public:
    PlayerPresenter(const Workplace &at, PlayerStrip &strip);

    /// Fills the menu of a part of the strip.
    void fill(QMenu &menu, const StripPlace &place);

    /// A hand with a prisoner that is taken from its holder.
    static Hand handWith(Colour holder, Prisoner prisoner);
    /// Opens a popup to enter what is known of a player.
    void openPlayer(Colour player);

private:
    /// Carries out a whole capture of this figure of the board where a floor can have taken it; false: none
    /// can.
    bool capture(const Hand &hand, Colour by);
    /// Sets whose turn it is; nothing: it is not stated.
    void setTurn(std::optional<Turn> turn) const;
    /// Gives a player another place in the turn order; places count from 0.
    void seat(Colour player, int place) const;
    void connectStrip();
    void connectBoard();
    void fillNewPlayers(QMenu &menu);
    void fillPlayer(QMenu &menu, Colour player);
    void fillPrisoner(QMenu &menu, Colour holder, Prisoner prisoner);
    void addTurn(QMenu &menu, Colour player);
    void addSeats(QMenu &menu, Colour player);
    void addDealing(QMenu &menu);
    void addNewPrisoners(QMenu &menu, Colour holder);

    Workplace m_at;
    PlayerStrip &m_strip;
    QTimer m_added; ///< since a player was added, until the window has the keyboard again
    Colour m_newest = {};
};

} // namespace towerwatch
