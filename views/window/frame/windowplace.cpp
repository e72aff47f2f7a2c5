// SPDX-License-Identifier: MIT
#include "views/window/frame/windowplace.h"

#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QStyle>

#include <algorithm>

namespace towerwatch {

namespace {

const QString geometryKey = QStringLiteral("window/geometry"), stateKey = QStringLiteral("window/state");

} // namespace

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

void restoreLayout(QMainWindow &window)
{
    const QSettings settings;
    if (!window.restoreGeometry(settings.value(geometryKey).toByteArray()))
        window.resize(1280, 720);
    fitToScreen(window);
    window.restoreState(settings.value(stateKey).toByteArray());
}

void storeLayout(const QMainWindow &window)
{
    QSettings settings;
    settings.setValue(geometryKey, window.saveGeometry());
    settings.setValue(stateKey, window.saveState());
}

} // namespace towerwatch
