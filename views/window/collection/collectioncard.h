// SPDX-License-Identifier: MIT
/// Draws a scenario of a collection: its board small, its title, what it decides, and a tick or a cross.
#pragma once

#include <QStyledItemDelegate>

namespace towerwatch {

class CollectionCard : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The size of the picture, in logical pixels.
    static constexpr QSize picture{96, 72};

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace towerwatch
