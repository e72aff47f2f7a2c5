// SPDX-License-Identifier: MIT
/// The menus and the tool bar of the window.
#pragma once

#include "app/window/presenters/actions.h"

#include <QMainWindow>

class QMenu;

namespace towerwatch {

class WindowMenus : public QObject
{
    Q_OBJECT

public:
    WindowMenus(QMainWindow &window, const Actions &actions);

    /// To be filled with the players whose next floors can be marked (Do::Dangers).
    QMenu *dangersMenu() const { return m_dangers; }
    /// To be filled with the files that were open last.
    QMenu *recentMenu() const { return m_recent; }
    /// To be filled with the expansions that a table can have.
    QMenu *expansionsMenu() const { return m_expansions; }
    /// To be filled with all windows and shown when there are several.
    QMenu *windowsMenu() const { return m_windows; }
    /// Adds the bar above the board: files and undo, the players, the search.
    void addBar(QWidget &players);
    /// Fills the menus; `docks` and `history` show and hide parts of the window.
    void fill(const QList<QAction *> &docks, QAction *history);

private:
    /// An empty menu whose title is translated when the language changes.
    QMenu *newMenu(const char *title, QMenu *menu = nullptr);
    void openAtChoice(QMenu *menu);
    QMenu *appearanceMenu();
    QMenu *languageMenu();

    QMainWindow &m_window;
    const Actions &m_actions;
    QMenu *m_recent, *m_dangers, *m_windows, *m_expansions;
};

} // namespace towerwatch
