// SPDX-License-Identifier: MIT
/// Where windows lie on the screens there are.
#pragma once

#include <QList>
#include <QRect>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace towerwatch {

/// `wanted` made no larger than `room` and moved into it.
QRect fitted(const QRect &wanted, const QRect &room);

/// Makes a window, with its frame, lie on the screen that has its middle, or on the first one.
void fitToScreen(QWidget &window);

/// How wide what stands beside the middle of a window of some width should be at most.
int mostBeside(int width);
/// Where a dock beside `middle` is as wide as that, gives the middle of the window the most room.
void leaveRoom(QMainWindow &window, const QWidget &middle, const QList<QDockWidget *> &beside);

} // namespace towerwatch
