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
    QMenu *recentMenu() const { return m_recent; }
    QMenu *fileMenu() const { return m_file; }
    QMenu *editMenu() const { return m_edit; }
    QMenu *helpMenu() const { return m_help; }
    /// Adds what shows and hides parts of the window.
    void addViews(const QList<QAction *> &views);
    /// Names the menus in the language of the program.
    void retranslate();

protected:
    /// Lets an open menu have the letters that are keys of the board.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillMenus();
    void fillLanguages();
    void fillToolBar();

    QMainWindow &m_window;
    const Actions &m_actions;
    QMenu *m_file, *m_edit, *m_questions, *m_view, *m_help, *m_recent, *m_languages;
    QToolBar *m_bar;
};

} // namespace towerwatch
