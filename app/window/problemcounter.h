// SPDX-License-Identifier: MIT
/// How much looks wrong, in the status bar; it leads from one problem to the next.
#pragma once

#include "app/desk/livedesk.h"

#include <QToolButton>

namespace towerwatch {

class BoardWidget;
class BottomPages;

class ProblemCounter : public QToolButton
{
    Q_OBJECT

public:
    /// What it counts and where it leads. All of it outlives it.
    struct Parts
    {
        LiveDesk &desk;
        BoardWidget &board;
        BottomPages &pages;
    };

    ProblemCounter(const Parts &parts, QWidget *parent);

    /// Errors of the text and warnings about the position.
    int count() const;
    /// Goes to the next problem, after the last one to the first.
    void goOn();

signals:
    /// Which problem one is at, and what it is.
    void told(const QString &words);

private:
    void refresh();
    void goTo(const Warning &warning);

    Parts m_parts;
    std::vector<Problem> m_problems; ///< of the text
    std::vector<Warning> m_warnings; ///< about the position, first those that bear on the answer
    int m_next = 0;
};

} // namespace towerwatch
