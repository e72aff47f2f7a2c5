// SPDX-License-Identifier: MIT
#include "views/board/boardwidget.h"
#include "views/wording/hingewords.h"
#include "views/wording/squarewords.h"
#include "views/wording/words.h"

namespace towerwatch {

QString BoardWidget::describe(Square square) const
{
    if (!m_ruling)
        return tr("Square %1, %2").arg(square.x).arg(square.y);
    QString words = squareWords(*m_position, m_ruling(), square);
    for (const SquareCount &tower : m_marks.dangers.towers)
        if (tower.at == square)
            words += u'\n' + threateningWords(m_position->scenario(), tower.count);
    for (const auto &[figure, towers] : m_marks.dangers.figures)
        if (m_position->board().figure(figure).at == square)
            words += u'\n' + figureLabel(*m_position, figure) + QStringLiteral(": ") +
                     endangeredWords(m_position->scenario(), towers);
    return words;
}

QString BoardWidget::describe(int figure) const
{
    const QString words = figureWords(*m_position, m_ruling ? m_ruling() : Explanation(), figure);
    for (const auto &[endangered, towers] : m_marks.dangers.figures)
        if (endangered == figure)
            return words + QStringLiteral(", ") + endangeredWords(m_position->scenario(), towers);
    return words;
}

} // namespace towerwatch
