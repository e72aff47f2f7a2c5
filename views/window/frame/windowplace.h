// SPDX-License-Identifier: MIT
/// Where windows lie on the screens there are.
#pragma once

#include <QRect>

class QWidget;

namespace towerwatch {

/// `wanted` made no larger than `room` and moved into it.
QRect fitted(const QRect &wanted, const QRect &room);

/// Makes a window, with its frame, lie on the screen that has its middle, or on the first one.
void fitToScreen(QWidget &window);

} // namespace towerwatch
