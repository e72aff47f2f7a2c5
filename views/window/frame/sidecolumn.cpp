// SPDX-License-Identifier: MIT
#include "views/window/frame/sidecolumn.h"

#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace towerwatch {

namespace {

constexpr int usualUpper = 420, usualLower = 240;

} // namespace

SideColumn::SideColumn(QMainWindow &window, QDockWidget &upper, QDockWidget &lower)
    : QObject(&window)
    , m_window(window)
    , m_upper(upper)
    , m_lower(lower)
    , m_upperHeight(usualUpper)
    , m_lowerHeight(usualLower)
{
    window.layout()->setSizeConstraint(QLayout::SetNoConstraint); // else the window grows before it is asked
    window.installEventFilter(this);
}

void SideColumn::arrange()
{
    m_window.resizeDocks({&m_upper, &m_lower}, {usualUpper, usualLower}, Qt::Vertical);
}

bool SideColumn::areTabs() const
{
    return m_window.tabifiedDockWidgets(&m_upper).contains(&m_lower);
}

bool SideColumn::isStacked() const
{
    const auto lies = [](const QDockWidget &dock) { return !dock.isHidden() && !dock.isFloating(); };
    return lies(m_upper) && lies(m_lower) && !areTabs() &&
           m_window.dockWidgetArea(&m_upper) == m_window.dockWidgetArea(&m_lower);
}

/// Whether there is no room for one dock above the other.
bool SideColumn::isLow() const
{
    return m_window.height() < 620;
}

/// Whether there is no room for the docks beside the board and above a page.
bool SideColumn::isSmall() const
{
    return isLow() || m_window.width() < 1100;
}

void SideColumn::giveBack()
{
    m_isLeft = true;
    const QList<QDockWidget *> docks = std::exchange(m_putAway, {});
    for (QDockWidget *dock : docks)
        dock->show();
    if (!docks.isEmpty())
        docks.first()->raise();
}

void SideColumn::makeRoom()
{
    remember();
    for (QDockWidget *dock : {&m_upper, &m_lower})
        if (isSmall() && !dock->isHidden() && !dock->isFloating()) {
            m_putAway << dock;
            dock->hide();
        }
}

void SideColumn::remember()
{
    if (!isStacked())
        return;
    m_upperHeight = m_upper.height();
    m_lowerHeight = m_lower.height();
}

void SideColumn::fold()
{
    const bool lowerFirst = m_lower.isAncestorOf(m_window.focusWidget());
    const int before = m_window.minimumSizeHint().height();
    m_window.tabifyDockWidget(&m_upper, &m_lower);
    (lowerFirst ? m_lower : m_upper).raise();
    m_saved = std::max(before - m_window.minimumSizeHint().height(), 1);
}

void SideColumn::unfold()
{
    giveBack();
    if (std::exchange(m_saved, 0) == 0 || !areTabs())
        return;
    m_window.addDockWidget(m_window.dockWidgetArea(&m_upper), &m_lower, Qt::Vertical);
    m_isLeft = true;
}

/// Folds and unfolds as there is room, and lets the window be made as small as it can be when folded.
void SideColumn::tend()
{
    if (!m_putAway.isEmpty() && isSmall())
        return;
    if (!m_putAway.isEmpty())
        giveBack();
    if (m_saved > 0 && !areTabs())
        m_saved = 0; // somebody took them apart
    const int least = m_window.minimumSizeHint().height();
    const bool low = isLow(); // a list of one row is of no use
    if (m_saved == 0 && isStacked() && (low || least > m_window.height()))
        fold();
    else if (m_saved > 0 && !low && least + m_saved <= m_window.height())
        unfold();
    if (isStacked() && std::exchange(m_isLeft, false)) {
        m_window.layout()->activate(); // what is resized shares the height that there is now
        m_window.resizeDocks({&m_upper, &m_lower}, {m_upperHeight, m_lowerHeight}, Qt::Vertical);
        m_window.layout()->activate();
    }
    QSize smallest = m_window.minimumSizeHint();
    if (isStacked())
        smallest.rheight() -=
            std::min(m_upper.minimumSizeHint().height(), m_lower.minimumSizeHint().height());
    m_window.setMinimumSize(smallest.boundedTo(m_window.size()));
}

bool SideColumn::eventFilter(QObject *window, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        tend();
    return QObject::eventFilter(window, event);
}

} // namespace towerwatch

#include "moc_sidecolumn.cpp"
