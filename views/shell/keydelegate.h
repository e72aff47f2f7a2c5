// SPDX-License-Identifier: MIT
/// Draws the key of a command at the end of its line.
#pragma once

#include "views/look/rowdelegate.h"

namespace towerwatch {

class KeyDelegate : public RowDelegate
{
    Q_OBJECT

public:
    /// The key, as text for people.
    static constexpr int keyRole = Qt::UserRole;
    using RowDelegate::RowDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace towerwatch
