// SPDX-License-Identifier: MIT
/// The player strip shows the players of the desk; what happens there and between it and the board becomes
/// edits of the document and questions at the desk.
#pragma once

#include "app/desk/playersteps.h"
#include "app/desk/workplace.h"

class QMenu;

namespace towerwatch {

class PlayerStrip;
struct StripPlace;

/// Adds to the menu of a figure on the board who can take it.
void addTakers(QMenu &menu, const Workplace &at, int figure);

class PlayerLink : public QObject
{
    Q_OBJECT

public:
    PlayerLink(const Workplace &at, PlayerStrip &strip);

    /// Fills the menu of a part of the strip.
    void fill(QMenu &menu, const StripPlace &place);

    /// A prisoner in a hand that takes it from its holder.
    static Hand handWith(Colour holder, Prisoner prisoner);
    /// Lets a player's name, points and floors be entered beside him.
    void openPlayer(Colour player);

private:
    void connectStrip();
    void connectBoard();
    void drag(QWidget &from, const Hand &hand);
    void openMenu(const StripPlace &place, QPoint point);
    void openNewPlayers(QPoint point);
    void fillPlayer(QMenu &menu, Colour player);
    void fillPrisoner(QMenu &menu, Colour holder, Prisoner prisoner);
    void addTurn(QMenu &menu, Colour player);
    void addNewPrisoners(QMenu &menu, Colour holder);
    void addAsk(QMenu &menu, const QString &text, const Question &question);

    Workplace m_at;
    PlayerStrip &m_strip;
};

} // namespace towerwatch
