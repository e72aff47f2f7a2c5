// SPDX-License-Identifier: MIT
#include "views/shell/keydelegate.h"

#include "views/look/pagecolours.h"

#include <QApplication>
#include <QPainter>

namespace towerwatch {

void KeyDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    constexpr int margin = 8;
    const QString key = index.data(keyRole).toString();
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const int taken = key.isEmpty() ? margin : row.fontMetrics.horizontalAdvance(key) + 3 * margin;
    row.text = row.fontMetrics.elidedText(row.text, Qt::ElideMiddle,
                                          row.rect.width() - taken - row.decorationSize.width() - 2 * margin);
    const QStyle *style = row.widget ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    if (key.isEmpty())
        return;
    const bool selected = row.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setPen(selected ? row.palette.color(QPalette::HighlightedText) : quietInk(row.palette));
    painter->drawText(row.rect.adjusted(margin, 0, -margin, 0),
                      static_cast<int>(Qt::AlignTrailing | Qt::AlignVCenter), key);
    painter->restore();
}

} // namespace towerwatch
