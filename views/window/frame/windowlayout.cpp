// SPDX-License-Identifier: MIT
#include "views/window/frame/windowlayout.h"

#include "views/window/frame/sidecolumn.h"
#include "views/window/frame/windowplace.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace towerwatch {

namespace {

const QString geometryKey = QStringLiteral("window/geometry");
const QString stateKey = QStringLiteral("window/state");
const QString widthKey = QStringLiteral("window/width"); ///< that the state was saved at

} // namespace

int mostBeside(int width)
{
    return width * 8 / 25;
}

WindowLayout::WindowLayout(QMainWindow &window, const QList<SideDock> &beside, QDockWidget &below)
    : QObject(&window)
    , m_window(window)
    , m_beside(beside)
{
    window.installEventFilter(this);
    m_column = new SideColumn(window, *beside.constFirst().dock, below); // tends to it before the widths are
}

void WindowLayout::restore()
{
    const QSettings settings;
    if (!m_window.restoreGeometry(settings.value(geometryKey).toByteArray()))
        m_window.resize(1280, 720);
    fitToScreen(m_window);
    m_isNew = !m_window.restoreState(settings.value(stateKey).toByteArray());
    m_widthBefore = settings.value(widthKey, m_window.width()).toInt();
    if (m_isNew)
        arrange();
}

void WindowLayout::save()
{
    m_column->unfold();
    QSettings settings;
    settings.setValue(geometryKey, m_window.saveGeometry());
    settings.setValue(stateKey, m_window.saveState());
    settings.setValue(widthKey, m_window.width());
}

void WindowLayout::arrange()
{
    for (const auto [dock, useful] : m_beside)
        m_window.resizeDocks({dock}, {std::min(useful, mostBeside(m_window.width()))}, Qt::Horizontal);
    m_column->arrange();
}

void WindowLayout::giveBack()
{
    const int before = std::exchange(m_widthBefore, m_window.width()), most = mostBeside(m_window.width());
    const bool wasNarrow = std::ranges::any_of(
        m_beside, [before](const SideDock &each) { return mostBeside(before) < each.useful; });
    if (!wasNarrow || m_window.width() <= before)
        return;
    QList<QDockWidget *> docks;
    QList<int> widths;
    for (const auto [dock, useful] : m_beside)
        if (dock->isVisible()) {
            docks << dock;
            widths << std::max(dock->width(), std::min(useful, most));
        }
    m_window.resizeDocks(docks, widths, Qt::Horizontal);
}

void WindowLayout::leaveRoom()
{
    QList<QDockWidget *> docks;
    QList<int> widths;
    for (const auto [dock, useful] : m_beside)
        if (dock->isVisible()) {
            docks << dock;
            widths << std::min(dock->width(), mostBeside(m_window.width()));
        }
    const int middle = m_window.centralWidget()->width();
    if (std::ranges::any_of(docks, [middle](const QDockWidget *dock) { return dock->width() >= middle; }))
        m_window.resizeDocks(docks, widths, Qt::Horizontal);
}

bool WindowLayout::eventFilter(QObject *window, QEvent *event)
{
    const bool resized = event->type() == QEvent::Resize;
    if (resized && m_isNew && !m_window.isVisible())
        arrange(); // whoever made the window may have given it another size since
    if (resized)
        leaveRoom();
    if (event->type() == QEvent::Show || (resized && m_window.isVisible()))
        giveBack();
    return QObject::eventFilter(window, event);
}

} // namespace towerwatch

#include "moc_windowlayout.cpp"
