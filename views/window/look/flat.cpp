// SPDX-License-Identifier: MIT
#include "views/window/look/flat.h"

#include "views/window/look/appearance.h"
#include "views/window/look/pagecolours.h"

#include <QPainter>
#include <QStyleOption>

namespace towerwatch {

namespace {

constexpr double cornerRadius = 4;

/// A thin line between things that belong to different parts.
QColor hairline(const QPalette &palette)
{
    return isHighContrast(palette)
               ? contourInk(palette)
               : mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 0.14);
}

/// A ground as it is while the mouse is on it or presses it.
QColor touched(const QColor &ground, const QStyleOption &option)
{
    const QStyle::State state = option.state & QStyle::State_Enabled ? option.state : QStyle::State();
    const double share = state & QStyle::State_Sunken ? 0.14 : state & QStyle::State_MouseOver ? 0.07 : 0;
    return mixed(ground, option.palette.color(QPalette::WindowText), share);
}

void drawPlate(QPainter &painter, const QRect &rect, const QColor &ground, const QColor &edge)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(edge);
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
    painter.restore();
}

void drawTool(const QStyleOption &option, QPainter &painter)
{
    const QPalette &palette = option.palette;
    const bool on = option.state & QStyle::State_On;
    const QColor rest = on ? selectedGround(palette) : palette.color(QPalette::Window);
    const QColor ground = touched(rest, option);
    if (on || ground != rest)
        drawPlate(painter, option.rect, ground, on ? linkInk(palette) : ground);
}

/// The current tab has a bar where it ends, any other none.
void drawTab(const QStyleOptionTab &tab, QPainter &painter)
{
    constexpr int wide = 3;
    const QPalette &palette = tab.palette;
    QRect bar = tab.rect;
    bar.setTop(bar.bottom() + 1 - wide);
    painter.fillRect(tab.rect, touched(palette.color(QPalette::Window), tab));
    if (tab.state & QStyle::State_Selected)
        painter.fillRect(bar, linkInk(palette));
}

} // namespace

bool drawFlat(QStyle::PrimitiveElement element, const QStyleOption &option, QPainter &painter)
{
    const QPalette &palette = option.palette;
    if (element == QStyle::PE_PanelButtonTool && option.state & QStyle::State_AutoRaise)
        drawTool(option, painter);
    else if (element == QStyle::PE_PanelButtonCommand)
        drawPlate(painter, option.rect, touched(palette.color(QPalette::Button), option),
                  contourInk(palette));
    else if (element == QStyle::PE_FrameTabBarBase)
        painter.fillRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1, hairline(palette));
    else if (element == QStyle::PE_IndicatorDockWidgetResizeHandle) {
        const bool upright = option.rect.height() > option.rect.width();
        const QPoint middle = option.rect.center();
        painter.fillRect(upright ? QRect(middle.x(), option.rect.top(), 1, option.rect.height())
                                 : QRect(option.rect.left(), middle.y(), option.rect.width(), 1),
                         option.state & QStyle::State_MouseOver ? linkInk(palette) : hairline(palette));
    } else
        return false;
    return true;
}

bool drawFlat(QStyle::ControlElement element, const QStyleOption &option, QPainter &painter)
{
    const QRect &rect = option.rect;
    const QColor line = hairline(option.palette);
    const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(&option);
    if (element == QStyle::CE_MenuItem && item && item->menuItemType == QStyleOptionMenuItem::Separator &&
        item->text.isEmpty()) {
        painter.fillRect(rect.left(), rect.center().y(), rect.width(), 1, line);
    } else if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(&option);
               tab && element == QStyle::CE_TabBarTabShape) {
        drawTab(*tab, painter);
    } else if (element == QStyle::CE_ToolBar || element == QStyle::CE_HeaderSection) {
        painter.fillRect(rect, option.palette.color(QPalette::Window));
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, line);
        if (element == QStyle::CE_HeaderSection)
            painter.fillRect(rect.right(), rect.top(), 1, rect.height(), line);
    } else {
        return false;
    }
    return true;
}

void drawFlatScrollBar(const QRect &lane, const QRect &handle, const QStyleOption &option, QPainter &painter)
{
    constexpr int beside = 3;
    const QPalette &palette = option.palette;
    const bool pointed = option.state & QStyle::State_MouseOver;
    painter.fillRect(lane, palette.color(QPalette::Window));
    const QColor ink = isHighContrast(palette)
                           ? contourInk(palette)
                           : mixed(palette.color(QPalette::Window), palette.color(QPalette::WindowText),
                                   pointed ? 0.5 : 0.3);
    const bool upright = lane.height() > lane.width();
    drawPlate(painter,
              upright ? handle.adjusted(beside, 0, -beside, 0) : handle.adjusted(0, beside, 0, -beside), ink,
              ink);
}

} // namespace towerwatch
