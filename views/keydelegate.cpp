// SPDX-License-Identifier: MIT
#include "views/keydelegate.h"

#include <QPainter>

namespace towerwatch {

void KeyDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString key = index.data(keyRole).toString();
    QStyledItemDelegate::paint(painter, option, index);
    if (key.isEmpty())
        return;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::PlaceholderText));
    painter->drawText(option.rect.adjusted(8, 0, -8, 0),
                      static_cast<int>(Qt::AlignTrailing | Qt::AlignVCenter), key);
    painter->restore();
}

QSize KeyDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), size.height() + 6};
}

} // namespace towerwatch
