// SPDX-License-Identifier: MIT
#include "views/window/board/boardwidget.h"

#include "model/referee/warnings.h"
#include "views/reports/dangerwords.h"
#include "views/telling/squarewords.h"
#include "views/window/board/clickwords.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QCoreApplication>
#include <QStatusTipEvent>
#include <QToolTip>

namespace towerwatch {

void BoardWidget::refuse(const Ghost &ghost)
{
    const QString why = refusalWords(ghost, *m_position);
    if (why.isEmpty())
        return;
    const QPointF place = ledByPointer() ? *m_pointer : squareRect(ghost.at).center();
    QToolTip::showText(mapToGlobal(place).toPoint(), plainly(why), this);
    QStatusTipEvent event(why);
    QCoreApplication::sendEvent(this, &event);
}

QString BoardWidget::describe(Square square) const
{
    if (!m_ruling)
        return tr("Square %1, %2").arg(square.x).arg(square.y);
    QString words = squareWords(*m_position, m_ruling(), square);
    for (const QString &warning : warningsAt(square))
        words += u'\n' + warning;
    for (const SquareCount &tower : m_marks.dangers.towers)
        if (tower.at == square)
            words += u'\n' + threateningWords(m_position->scenario(), tower.count);
    for (const auto &[figure, towers] : m_marks.dangers.figures)
        if (m_position->board().figure(figure).at == square)
            words += u'\n' + figureLabel(*m_position, figure) + QStringLiteral(": ") +
                     endangeredWords(m_position->scenario(), towers);
    return words;
}

QStringList BoardWidget::warningsAt(Square square, int figure) const
{
    QStringList found;
    for (const Warning &warning : m_marks.warnings ? *m_marks.warnings : std::vector<Warning>())
        if (figure < 0 ? concerns(warning, square)
                       : warning.subject == Subject::Figure && warning.index == figure)
            found << tr("Does not fit: %1").arg(sentence(warning, *m_position));
    return found;
}

QString BoardWidget::describe(int figure) const
{
    QString words = figureWords(*m_position, m_ruling ? m_ruling() : Page(), figure);
    for (const QString &warning : warningsAt({}, figure))
        words += u'\n' + warning;
    for (const auto &[endangered, towers] : m_marks.dangers.figures)
        if (endangered == figure)
            return words + QStringLiteral(", ") + endangeredWords(m_position->scenario(), towers);
    return words;
}

} // namespace towerwatch
