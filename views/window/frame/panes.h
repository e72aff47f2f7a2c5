// SPDX-License-Identifier: MIT
/// Walking through the parts of a window by key.
#pragma once

#include <QList>
#include <QString>

#include <functional>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace towerwatch {

/// Gives the keyboard to the next part of a window (by 1) or the one before (by -1), from left to right and
/// each column from above: `panes`, its middle among them, and every dock that is seen.
void walkPanes(const QMainWindow &window, QList<QWidget *> panes, int by);

/// Keeps the keyboard with what is seen: a dock of a window that goes out of sight gives it to the middle,
/// and tab bars of one page, which lie outside the window, do not take it.
void giveKeysBack(QDockWidget *dock, QMainWindow &window);

/// Makes the status bar say what the keys do in the focused part: its accessible description or, on the
/// board, what `onBoard` returns.
void tellKeys(QMainWindow &window, const QWidget *board, const std::function<QString()> &onBoard);

} // namespace towerwatch
