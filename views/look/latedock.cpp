// SPDX-License-Identifier: MIT
#include "views/look/latedock.h"

#include <QEvent>

namespace towerwatch {

LateDock::LateDock(const QString &name, Make make, QWidget *window)
    : QDockWidget(window)
    , m_make(std::move(make))
{
    setObjectName(name);
}

QWidget *LateDock::page()
{
    if (!widget())
        setWidget(m_make());
    return widget();
}

void LateDock::setVisible(bool visible)
{
    if (visible)
        page();
    QDockWidget::setVisible(visible);
}

bool LateDock::event(QEvent *event)
{
    if (event->type() == QEvent::Show) // with the window that it lies in
        page();
    return QDockWidget::event(event);
}

} // namespace towerwatch
