// SPDX-License-Identifier: MIT
/// Menus: their keys are theirs alone, and things to check can be checked one after the other.
#pragma once

#include <QMenu>

namespace towerwatch {

/// Qt lets shortcuts of one key reach what lies behind a menu, and an Escape that closes a menu leaves the
/// keyboard to the menu bar; while an object of this class lives, neither happens: what is typed while a menu
/// is open, or the menu bar has the keyboard, is for the menu alone.
class MenuKeys : public QObject
{
public:
    MenuKeys();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

/// A menu in which what stands alone is checked without closing it.
class StayingMenu : public QMenu
{
protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool check(QAction *action);
};

} // namespace towerwatch
