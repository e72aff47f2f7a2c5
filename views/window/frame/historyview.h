// SPDX-License-Identifier: MIT
/// The list of the undo steps.
#pragma once

#include <QUndoView>

namespace towerwatch {

class HistoryView : public QUndoView
{
    Q_OBJECT

public:
    HistoryView(QUndoStack *steps, QWidget *parent);
};

} // namespace towerwatch
