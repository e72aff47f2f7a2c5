// SPDX-License-Identifier: MIT
#include "views/window/frame/historyview.h"

#include "views/window/widgets/widgets.h"

namespace towerwatch {

HistoryView::HistoryView(QUndoStack *steps, QWidget *parent)
    : QUndoView(steps, parent)
{
    setObjectName(QStringLiteral("history"));
    setItemDelegate(new RowDelegate(this));
    whenTranslated(this, [this] {
        setEmptyLabel(tr("As it was opened"));
        setAccessibleName(tr("Steps that were taken"));
    });
}

} // namespace towerwatch

#include "moc_historyview.cpp"
