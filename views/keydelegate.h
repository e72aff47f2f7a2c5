// SPDX-License-Identifier: MIT
/// Draws the key of a command at the end of its line.
#pragma once

#include <QStyledItemDelegate>

namespace towerwatch {

class KeyDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// The key, as text for people.
    static constexpr int keyRole = Qt::UserRole;
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace towerwatch
