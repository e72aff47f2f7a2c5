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

/// A dock beside the middle of a window, and how wide it is of use.
struct SideDock
{
    QDockWidget *dock;
    int useful;
};

/// How wide what stands beside the middle of a window of some width should be at most.
int mostBeside(int width);
/// Where a dock beside `middle` is as wide as that, gives the middle of the window the most room.
void leaveRoom(QMainWindow &window, const QWidget &middle, const QList<SideDock> &beside);
/// Gives docks the width back that a window of another width had no room for.
void giveBack(QMainWindow &window, const QList<SideDock> &beside, int widthBefore);

} // namespace towerwatch
