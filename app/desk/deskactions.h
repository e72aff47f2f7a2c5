// SPDX-License-Identifier: MIT
/// The actions that are about what lies on the desk: which of them can be taken, and what they do.
#pragma once

#include "app/desk/livedesk.h"
#include "app/document/document.h"

class QActionGroup;
class QMenu;

namespace towerwatch {

class Actions;
class BoardWidget;

class DeskActions : public QObject
{
    Q_OBJECT

public:
    /// `dangers` offers the players whose floors count.
    DeskActions(LiveDesk &desk, ScenarioDocument &document, const Actions &actions, BoardWidget &board,
                QMenu &dangers);

private:
    void connectActions();
    void enable();
    /// Offers the players of the table.
    void fillDangers();

    LiveDesk &m_desk;
    ScenarioDocument &m_document;
    const Actions &m_actions;
    BoardWidget &m_board;
    QMenu &m_dangers;
    QActionGroup *m_players;
};

} // namespace towerwatch
