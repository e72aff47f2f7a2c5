// SPDX-License-Identifier: MIT
#include "views/shell/windowplace.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace towerwatch {

QRect fitted(const QRect &wanted, const QRect &room)
{
    QRect rect(wanted.topLeft(), wanted.size().boundedTo(room.size()));
    rect.moveLeft(std::clamp(rect.left(), room.left(), room.left() + room.width() - rect.width()));
    rect.moveTop(std::clamp(rect.top(), room.top(), room.top() + room.height() - rect.height()));
    return rect;
}

void fitToScreen(QWidget &window)
{
    if (window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen))
        return;
    const QScreen *screen = QGuiApplication::screenAt(window.geometry().center());
    if (!screen)
        screen = QGuiApplication::primaryScreen();
    // Nobody knows the frame before the window is shown.
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &window);
    const int frame = window.style()->pixelMetric(QStyle::PM_MdiSubWindowFrameWidth, nullptr, &window);
    const QRect room = screen->availableGeometry().adjusted(frame, title, -frame, -frame);
    window.setGeometry(fitted(window.geometry(), room));
}

int mostBeside(int width)
{
    return width * 8 / 25;
}

void giveBack(QMainWindow &window, const QList<SideDock> &beside, int widthBefore)
{
    const bool wasNarrow = std::ranges::any_of(
        beside, [widthBefore](const SideDock &each) { return mostBeside(widthBefore) < each.useful; });
    if (!wasNarrow || window.width() <= widthBefore)
        return;
    QList<QDockWidget *> docks;
    QList<int> widths;
    for (const auto [dock, useful] : beside)
        if (dock->isVisible()) {
            docks << dock;
            widths << std::max(dock->width(), std::min(useful, mostBeside(window.width())));
        }
    window.resizeDocks(docks, widths, Qt::Horizontal);
}

void leaveRoom(QMainWindow &window, const QWidget &middle, const QList<SideDock> &beside)
{
    QList<QDockWidget *> docks;
    QList<int> widths;
    for (const auto [dock, useful] : beside)
        if (dock->isVisible()) {
            docks << dock;
            widths << std::min(dock->width(), mostBeside(window.width()));
        }
    const auto isWide = [&](const QDockWidget *dock) { return dock->width() >= middle.width(); };
    if (std::ranges::any_of(docks, isWide))
        window.resizeDocks(docks, widths, Qt::Horizontal);
}

} // namespace towerwatch
