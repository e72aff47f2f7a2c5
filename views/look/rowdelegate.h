// SPDX-License-Identifier: MIT
/// Draws rows of a list with air above and below, in full colour on every desktop.
#pragma once

#include <QStyledItemDelegate>

namespace towerwatch {

class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// `air`: pixels that a row is higher than its text.
    explicit RowDelegate(QObject *parent = nullptr, int air = 6);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    /// Some styles write rows in the colours of a window in the background.
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int m_air;
};

} // namespace towerwatch
