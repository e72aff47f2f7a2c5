// SPDX-License-Identifier: MIT
#include "views/window/frame/centre.h"

namespace towerwatch {

Centre::Centre(QWidget *board, QWidget *parent)
    : QStackedWidget(parent)
    , m_board(board)
    , m_problems(new ProblemsPage(this))
{
    const auto makeRoom = [this] { // while the page is away its buttons do not hold the window apart
        m_problems->setMinimumWidth(isBoardShown() ? 1 : 0);
    };
    connect(this, &QStackedWidget::currentChanged, this, makeRoom);
    connect(m_problems, &ProblemsPage::dismissed, this, [this] {
        showBoard();
        m_board->setFocus();
    });
    addWidget(m_board);
    addWidget(m_problems);
}

void Centre::refuse(const QString &path, const QString &failure, const std::vector<Problem> &problems)
{
    setCurrentWidget(m_problems);
    m_problems->show(path, failure, problems, false);
}

void Centre::showProblems(const QString &path, const std::vector<Problem> &problems)
{
    if (problems.empty())
        return showBoard();
    setCurrentWidget(m_problems);
    m_problems->show(path, {}, problems, true);
}

} // namespace towerwatch

#include "moc_centre.cpp"
