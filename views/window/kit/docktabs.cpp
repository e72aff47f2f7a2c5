// SPDX-License-Identifier: MIT
#include "views/window/kit/docktabs.h"

#include "views/window/kit/widgets.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QTabBar>

namespace towerwatch {

DockTabs::DockTabs(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    window.installEventFilter(this);
    whenTranslated(&window, [this] { tend(); });
}

void DockTabs::tend()
{
    for (QTabBar *bar : m_window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        QStringList titles;
        for (int i = 0; i < bar->count(); ++i)
            titles << bar->tabText(i);
        bar->setAccessibleName(titles.join(QStringLiteral(", ")));
        bar->setDrawBase(bar->count() > 0); // of docks that are hidden it still lies where they were
        bar->setFocusPolicy(bar->count() > 1 ? Qt::TabFocus : Qt::NoFocus); // else it lies outside the window
    }
}

bool DockTabs::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ChildPolished || event->type() == QEvent::LayoutRequest)
        QMetaObject::invokeMethod(this, &DockTabs::tend, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void giveKeysBack(QDockWidget *dock, QMainWindow &window)
{
    QObject::connect(dock, &QDockWidget::visibilityChanged, dock, [dock, &window](bool isSeen) {
        if (!isSeen && dock->isAncestorOf(QApplication::focusWidget()))
            window.centralWidget()->setFocus();
    });
}

} // namespace towerwatch

#include "moc_docktabs.cpp"
