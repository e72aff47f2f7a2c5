// SPDX-License-Identifier: MIT
/// The board shows the desk; what happens on it becomes edits of the document and events at the desk.
#pragma once

#include "app/desk/livedesk.h"
#include "app/document/document.h"
#include "views/board/boardwidget.h"

namespace towerwatch {

class BoardLink : public QObject
{
    Q_OBJECT

public:
    BoardLink(BoardWidget &board, ScenarioDocument &document, LiveDesk &desk);

private:
    void connectEdits();
    const Scenario &scenario() const { return m_desk->position->scenario(); }
    void edit(Scenario after, const QString &text) { m_document.edit(std::move(after), text); }

    BoardWidget &m_board;
    ScenarioDocument &m_document;
    LiveDesk &m_desk;
};

} // namespace towerwatch
