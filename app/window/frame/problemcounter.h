// SPDX-License-Identifier: MIT
/// How much looks wrong, in the status bar; it leads from one problem to the next.
#pragma once

#include "app/window/presenters/workplace.h"

#include <QToolButton>

namespace towerwatch {

class BottomPages;

class ProblemCounter : public QToolButton
{
    Q_OBJECT

public:
    /// Stands in the status bar, and leads to places on the board and in `pages`.
    ProblemCounter(const Workplace &at, BottomPages &pages);

    /// Errors of the text and warnings about the position.
    int count() const;
    /// Goes to the next problem, after the last one to the first.
    void goOn();

private:
    void refresh();
    void goTo(const Warning &warning);

    Workplace m_at;
    BottomPages &m_pages;
    std::vector<Problem> m_problems; ///< of the text
    std::vector<Warning> m_warnings; ///< about the position, first those that bear on the answer
    int m_next = 0;
    QString m_said; ///< of the last one gone to
};

} // namespace towerwatch
