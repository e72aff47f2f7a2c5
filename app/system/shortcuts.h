// SPDX-License-Identifier: MIT
/// The keys of the actions: those they come with, and those somebody chose, remembered from run to run.
#pragma once

#include <QAction>
#include <QList>

namespace towerwatch {

/// The keys an action came with.
QList<QKeySequence> defaultKeys(const QAction &action);
/// Gives the actions the keys somebody chose for them. Those without an object name have none to remember.
void applyChosenKeys(const QList<QAction *> &actions);
/// Remembers other keys for an action; its default ones are not kept.
void chooseKeys(QAction &action, const QList<QKeySequence> &keys);

} // namespace towerwatch
