// SPDX-License-Identifier: MIT
/// The menus and the tool bar of the window.
#pragma once

#include "app/desk/actions.h"

#include <QMainWindow>
#include <QWidget>

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

protected:
    /// Lets an open menu have the letters that are keys of the board.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillLanguages();
    void fillToolBar();

    QMainWindow &m_window;
    const Actions &m_actions;
    QMenu *m_file, *m_edit, *m_questions, *m_view, *m_help, *m_recent, *m_copies, *m_dangers, *m_languages;
    QToolBar *m_bar;
};

/// The page about a widget: the source tells of the format; the rules, the comparison and the reference tell
/// of rule sets, all else of first steps.
QString helpPageFor(const QWidget *widget);

} // namespace towerwatch
