// SPDX-License-Identifier: MIT
/// What is done at the desk with actions and on the board: steps of the document and events at the desk.
#pragma once

#include "app/desk/workplace.h"

class QActionGroup;

namespace towerwatch {

class DeskActions : public QObject
{
    Q_OBJECT

public:
    /// `dangers` offers the players whose floors count.
    DeskActions(const Workplace &at, QMenu &dangers);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void connectBoard();
    void connectActions();
    void enable();
    /// Offers the players of the table.
    void fillDangers();

    Workplace m_at;
    LiveDesk &m_desk;
    QMenu &m_dangers;
    QActionGroup *m_players;
};

} // namespace towerwatch
