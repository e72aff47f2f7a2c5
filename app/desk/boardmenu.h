// SPDX-License-Identifier: MIT
/// The menu of a place on the board: what can be asked about it and done with it.
#pragma once

#include "app/desk/actions.h"
#include "model/board/position.h"

#include <QCoreApplication>
#include <QMenu>

namespace towerwatch {

class LiveDesk;

class BoardMenu
{
    Q_DECLARE_TR_FUNCTIONS(BoardMenu)

public:
    BoardMenu(LiveDesk &desk, const Actions &actions);

    /// Fills `menu` for a square that is selected and, if there is one, a figure on it.
    void fill(QMenu &menu, Square square, int figure) const;

private:
    void addQuestions(QMenu &menu, Square square, int figure) const;
    void addCapture(QMenu &menu, int figure) const;
    void addRemovals(QMenu &menu, Square square, int figure) const;
    void addQuestion(QMenu &menu, const QString &text, const Question &question) const;
    /// A question about a square as one would ask it.
    QString textOf(const Question &question) const;

    LiveDesk &m_desk;
    PositionPtr m_position;
    const Actions &m_actions;
};

} // namespace towerwatch
