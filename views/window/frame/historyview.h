// SPDX-License-Identifier: MIT
/// The steps that were taken and can be taken back.
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
