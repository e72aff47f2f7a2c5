// SPDX-License-Identifier: MIT
#include "views/look/searchline.h"

#include <QKeyEvent>
#include <QStyle>

namespace towerwatch {

SearchLine::SearchLine(QWidget *parent)
    : QLineEdit(parent)
{
    // Not before there is something to clear: its icon is searched for in the themes of the desktop.
    connect(this, &QLineEdit::textChanged, this, [this] {
        if (!isClearButtonEnabled())
            setClearButtonEnabled(true);
    });
}

QSize SearchLine::sizeHint() const
{
    constexpr int buttonFrame = 6; // what Qt puts around the icon in the line
    QSize size = QLineEdit::sizeHint();
    if (!isClearButtonEnabled())
        size.rwidth() += style()->pixelMetric(QStyle::PM_LineEditIconSize, nullptr, this) + buttonFrame +
                         style()->pixelMetric(QStyle::PM_LineEditIconMargin, nullptr, this);
    return size;
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
