// SPDX-License-Identifier: MIT
/// The keys of the actions: those they come with, and those somebody chose, remembered from run to run.
#pragma once

#include <QAction>
#include <QList>

class QMenuBar;

namespace towerwatch {

/// The keys an action came with.
QList<QKeySequence> defaultKeys(const QAction &action);
/// Gives the actions of a window's menus the keys somebody chose for them. Those without an object name have
/// none to remember.
void applyChosenKeys(const QMenuBar &menus);
/// Remembers other keys for an action; its default ones are not kept.
void chooseKeys(QAction &action, const QList<QKeySequence> &keys);
/// Lets somebody look at the keys in a window's menus and change them, for all windows.
void editShortcuts(const QMenuBar &menus);

} // namespace towerwatch
