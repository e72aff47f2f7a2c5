// SPDX-License-Identifier: MIT
#include "views/searchline.h"

#include <QKeyEvent>

namespace towerwatch {

SearchLine::SearchLine(QWidget *parent)
    : QLineEdit(parent)
{
    setClearButtonEnabled(true);
}

QSize SearchLine::minimumSizeHint() const
{
    constexpr int usualLetters = 17; // the width that Qt wishes for a line
    const QSize usual = sizeHint();
    const int frame = usual.width() - usualLetters * fontMetrics().horizontalAdvance(u'x');
    return {fontMetrics().horizontalAdvance(placeholderText()) + frame + fontMetrics().averageCharWidth(),
            usual.height()};
}

void SearchLine::setPurpose(const QString &purpose)
{
    setPlaceholderText(purpose);
    updateGeometry();
    setAccessibleName(purpose);
}

void SearchLine::start()
{
    setFocus();
    selectAll();
}

void SearchLine::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)
        emit leftForResults();
    else if (key == Qt::Key_Escape && !text().isEmpty())
        clear();
    else
        QLineEdit::keyPressEvent(event);
}

} // namespace towerwatch
