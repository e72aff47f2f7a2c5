// SPDX-License-Identifier: MIT
/// Two versions of a board beside each other: what was laid, moved, turned or captured from one to the other
/// is marked on both and told below, with the answers that changed.
#pragma once

#include "model/board/position.h"
#include "model/referee/boardmarks.h"

#include <QDialog>
#include <QThreadPool>

class QPlainTextEdit;

namespace towerwatch {

/// A board and what it is called.
struct NamedBoard
{
    QString name;
    PositionPtr position;
};

/// What of each board is not so on the other.
struct ChangeMarks
{
    BoardMarks before = {}, after = {};
};
ChangeMarks changeMarks(const Position &before, const Position &after);

class ChangesDialog : public QDialog
{
    Q_OBJECT

public:
    ChangesDialog(const NamedBoard &before, const NamedBoard &after, QWidget *parent = nullptr);

signals:
    /// The changes were found and are told.
    void told();

private:
    void tell(const PositionPtr &before, const PositionPtr &after);

    QPlainTextEdit *m_text;
    QThreadPool m_pool; ///< last member: its destructor waits for what runs
};

} // namespace towerwatch
