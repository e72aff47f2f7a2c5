// SPDX-License-Identifier: MIT
/// The player strip shows the players of the desk; what happens there and between it and the board becomes
/// edits of the document and questions at the desk.
#pragma once

#include "app/window/presenters/workplace.h"

#include <QTimer>

class QMenu;

namespace towerwatch {

class PlayerStrip;
struct StripPlace;

/// The figure of a hand comes to a player, from the board, from another player or from nowhere.
Step gift(const Position &position, const Hand &figure, Colour to);
/// Adds to the menu of a figure on the board who can take it.
void addTakers(QMenu &menu, const Workplace &at, int figure);

class PlayerPresenter : public QObject
{
    Q_OBJECT

public:
    PlayerPresenter(const Workplace &at, PlayerStrip &strip);

    /// Fills the menu of a part of the strip.
    void fill(QMenu &menu, const StripPlace &place);

    /// A prisoner in a hand that takes it from its holder.
    static Hand handWith(Colour holder, Prisoner prisoner);
    /// Lets a player's name, points and floors be entered beside him.
    void openPlayer(Colour player);

private:
    /// Whose turn it is; nobody's: it is left open.
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
    void addNewPrisoners(QMenu &menu, Colour holder);

    Workplace m_at;
    PlayerStrip &m_strip;
    QTimer m_added; ///< since a player was added, until the window has the keyboard again
    Colour m_newest = {};
};

} // namespace towerwatch
