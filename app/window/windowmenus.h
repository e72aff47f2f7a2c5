// SPDX-License-Identifier: MIT
/// The menus and the tool bar of the window.
#pragma once

#include "app/desk/actions.h"

#include <QMainWindow>

class QMenu;

namespace towerwatch {

class WindowMenus : public QObject
{
    Q_OBJECT

public:
    WindowMenus(QMainWindow &window, const Actions &actions);

    /// Filled with the files that were open last.
    QMenu *dangersMenu() const { return m_dangers; }
    QMenu *recentMenu() const { return m_recent; }
    /// Fills the menus; `docks` and `history` show and hide parts of the window.
    void fill(const QList<QAction *> &docks, QAction *history);
    /// Names the menus in the language of the program.
    void retranslate();

private:
    void fillLanguages();
    void fillToolBar();

    QMainWindow &m_window;
    const Actions &m_actions;
    QMenu *m_file, *m_edit, *m_questions, *m_view, *m_help, *m_recent, *m_copies, *m_dangers, *m_languages;
    QToolBar *m_bar;
};

} // namespace towerwatch
