// SPDX-License-Identifier: MIT
/// A button in the status bar: the number of problems; a click lists them, each with what mends it.
#pragma once

#include "app/window/presenters/workplace.h"

#include <QMenu>
#include <QToolButton>

namespace towerwatch {

class BottomPages;

class ProblemCounter : public QToolButton
{
    Q_OBJECT

public:
    /// Adds itself to the status bar; problems are shown on the board and in `pages`.
    ProblemCounter(const Workplace &at, BottomPages &pages);

    /// Errors of the text and warnings about the position.
    int count() const;
    /// Goes to the next problem, after the last one to the first; to one without a place in the list.
    void goOn();

private:
    void refresh();
    void openList();
    Text sentenceOf(int problem) const;
    void show(int problem);
    void goTo(const Warning &warning);

    Workplace m_at;
    BottomPages &m_pages;
    std::vector<Problem> m_problems; ///< of the text
    std::vector<Warning> m_warnings; ///< about the position, first those that bear on the answer
    int m_next = 0;
    QMenu m_list;
};

} // namespace towerwatch
