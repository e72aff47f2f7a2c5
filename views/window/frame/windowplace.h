// SPDX-License-Identifier: MIT
/// Where windows lie on the screens there are, and how their docks are laid out.
#pragma once

#include <QRect>

class QMainWindow;
class QWidget;

namespace towerwatch {

/// `wanted` made no larger than `room` and moved into it.
QRect fitted(const QRect &wanted, const QRect &room);

/// Makes a window, with its frame, lie on the screen that has its middle, or on the first one.
void fitToScreen(QWidget &window);

/// Lays a window and its docks out as the last one was left; the first one has its first size.
void restoreLayout(QMainWindow &window);
/// Stores how a window is laid out, for the next one.
void storeLayout(const QMainWindow &window);

} // namespace towerwatch
