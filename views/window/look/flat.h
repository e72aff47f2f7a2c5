// SPDX-License-Identifier: MIT
/// Buttons, bars and lines as the looks of the program have them: flat, like print on paper.
#pragma once

#include <QStyle>

class QPainter;
class QStyleOption;

namespace towerwatch {

/// Draws a flat form of an element; whether there is one.
bool drawFlat(QStyle::PrimitiveElement element, const QStyleOption &option, QPainter &painter);
bool drawFlat(QStyle::ControlElement element, const QStyleOption &option, QPainter &painter);
/// Draws the lane of a scroll bar and the handle in it.
void drawFlatScrollBar(const QRect &lane, const QRect &handle, const QStyleOption &option, QPainter &painter);

} // namespace towerwatch
