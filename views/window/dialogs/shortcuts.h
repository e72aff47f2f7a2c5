// SPDX-License-Identifier: MIT
/// The keys of the actions: the default ones, and those the user chose, which are kept in the settings.
#pragma once

#include <QAction>
#include <QList>

class QMenuBar;

namespace towerwatch {

/// The default keys of an action.
QList<QKeySequence> defaultKeys(const QAction &action);
/// Gives the actions of a window's menus the keys the user chose for them. Those without an object name keep
/// their default keys.
void applyChosenKeys(const QMenuBar &menus);
/// Stores the keys chosen for an action in the settings; default ones are not stored.
void chooseKeys(QAction &action, const QList<QKeySequence> &keys);
/// Lets the user look at the keys in a window's menus and change them, for all windows.
void editShortcuts(const QMenuBar &menus);

} // namespace towerwatch
