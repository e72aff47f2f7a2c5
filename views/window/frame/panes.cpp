// SPDX-License-Identifier: MIT
#include "views/window/frame/panes.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QStatusBar>
#include <QTabBar>

#include <algorithm>

namespace towerwatch {

namespace {

bool holds(const QWidget *pane, const QWidget *widget)
{
    return widget && (pane == widget || pane->isAncestorOf(widget));
}

/// What takes the keyboard in a part of the window; null: nothing there does.
QWidget *entryOf(QWidget *pane)
{
    QWidget *widget = pane;
    do {
        QWidget *target = widget->focusProxy() ? widget->focusProxy() : widget;
        if (holds(pane, target) && target->isVisible() && target->isEnabled() &&
            (target->focusPolicy() & Qt::TabFocus))
            return target;
        widget = widget->nextInFocusChain();
    } while (widget != pane);
    return nullptr;
}

} // namespace

void walkPanes(const QMainWindow &window, QList<QWidget *> panes, int by)
{
    for (const auto *dock : window.findChildren<QDockWidget *>(QString(), Qt::FindDirectChildrenOnly))
        if (dock->isVisible() && dock->widget() && dock->geometry().intersects(window.rect()))
            panes << dock->widget(); // one that lies behind a tab lies outside the window
    std::ranges::sort(panes, std::less(), [&window](const QWidget *pane) {
        const QPoint corner = pane->mapTo(&window, QPoint());
        return std::pair(corner.x(), corner.y());
    });
    qsizetype at = 0;
    for (qsizetype i = 0; i < panes.size(); ++i)
        if (holds(panes[i], QApplication::focusWidget()))
            at = i;
    for (qsizetype tries = 0; tries < panes.size(); ++tries) {
        at = (at + by + panes.size()) % panes.size();
        if (QWidget *entry = entryOf(panes[at])) {
            entry->setFocus(by > 0 ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return;
        }
    }
}

void giveKeysBack(QDockWidget *dock, QMainWindow &window)
{
    QObject::connect(dock, &QDockWidget::visibilityChanged, dock, [dock, &window](bool isSeen) {
        if (!isSeen && dock->isAncestorOf(QApplication::focusWidget()))
            window.centralWidget()->setFocus();
    });
    const auto keepOut = [&window] {
        for (QTabBar *bar : window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly))
            bar->setFocusPolicy(bar->count() > 1 ? Qt::TabFocus : Qt::NoFocus);
    };
    QObject::connect(dock, &QDockWidget::visibilityChanged, dock, keepOut, Qt::QueuedConnection);
}

void tellKeys(QMainWindow &window, const QWidget *board, const std::function<QString()> &onBoard)
{
    QStatusBar *bar = window.statusBar();
    QObject::connect(qApp, &QApplication::focusChanged, bar, [=](QWidget *before, QWidget *now) {
        const bool within =
            before && now && before->window() == now->window(); // else what was just said stays
        if (!within || now->window() != bar->window() || !bar->isVisible())
            return;
        if (now != board)
            bar->showMessage(now->accessibleDescription());
        else if (bar->currentMessage() == before->accessibleDescription())
            bar->showMessage(onBoard()); // nothing else was said since
    });
}

} // namespace towerwatch
