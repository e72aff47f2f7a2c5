// SPDX-License-Identifier: MIT
/// Editors for cells of the tables: lists of choices, numbers that may be left unstated, plain text.
#pragma once

#include "views/look/rowdelegate.h"

namespace towerwatch {

class TablesDelegate : public RowDelegate
{
    Q_OBJECT

public:
    explicit TablesDelegate(QObject *parent = nullptr)
        : RowDelegate(parent, 4)
    {
    }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
};

} // namespace towerwatch
