// SPDX-License-Identifier: MIT
/// What is typed while a menu is open, or the menu bar has the keyboard, is for the menu alone.
#pragma once

#include <QObject>

namespace towerwatch {

/// Qt lets shortcuts of one key reach what lies behind a menu, and an Escape that closes a menu leaves the
/// keyboard to the menu bar; while an object of this class lives, neither happens.
class MenuKeys : public QObject
{
    Q_OBJECT

public:
    explicit MenuKeys(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace towerwatch
