// SPDX-License-Identifier: MIT
/// The middle of a window: the board or, in its place, what is wrong with a file.
#pragma once

#include "views/window/editing/problemspage.h"

#include <QStackedWidget>

namespace towerwatch {

class Centre : public QStackedWidget
{
    Q_OBJECT

public:
    Centre(QWidget *board, QWidget *parent);

    ProblemsPage *problems() const { return m_problems; }
    bool isBoardShown() const { return currentWidget() == m_board; }
    void showBoard() { setCurrentWidget(m_board); }
    /// Says why the file at `path` cannot be opened.
    void refuse(const QString &path, const QString &failure, const std::vector<Problem> &problems);
    /// Lists what is wrong with a text that is open; the board where nothing is.
    void showProblems(const QString &path, const std::vector<Problem> &problems);

private:
    QWidget *m_board;
    ProblemsPage *m_problems;
};

} // namespace towerwatch
