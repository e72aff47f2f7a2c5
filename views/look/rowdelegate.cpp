// SPDX-License-Identifier: MIT
#include "views/look/rowdelegate.h"

namespace towerwatch {

RowDelegate::RowDelegate(QObject *parent, int air)
    : QStyledItemDelegate(parent)
    , m_air(air)
{
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width(), size.height() + m_air};
}

void RowDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->palette.setColor(QPalette::Inactive, QPalette::Text,
                             option->palette.color(QPalette::Active, QPalette::Text));
}

} // namespace towerwatch
