// SPDX-License-Identifier: MIT
/// What a window shows before anything is on the table: the usual disputes, and the ways to other boards.
#pragma once

#include <QScrollArea>

#include <array>

class QAction;

namespace towerwatch {

class RecentFiles;

class StartPage : public QScrollArea
{
    Q_OBJECT

public:
    /// `ways` lead to an empty table, a file and the examples; beside them stand the files used last.
    StartPage(const std::array<QAction *, 3> &ways, RecentFiles &recent, QWidget *parent);

signals:
    /// The user wants this shipped scenario, a path of startBoards().
    void boardAsked(const QString &path);

private:
    QWidget *button(const char *words, QAction *action);
    QLayout *cards();
};

} // namespace towerwatch
