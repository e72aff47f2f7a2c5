// SPDX-License-Identifier: MIT
#include "views/window/kit/stayingmenu.h"

#include <QKeyEvent>

namespace towerwatch {

bool StayingMenu::check(QAction *action)
{
    const bool alone = action && action->isEnabled() && action->isCheckable() && !action->actionGroup();
    if (alone)
        action->trigger();
    return alone;
}

void StayingMenu::mouseReleaseEvent(QMouseEvent *event)
{
    if (!check(actionAt(event->position().toPoint())))
        QMenu::mouseReleaseEvent(event);
}

void StayingMenu::keyPressEvent(QKeyEvent *event)
{
    const bool takes =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (!takes || !check(activeAction()))
        QMenu::keyPressEvent(event);
}

} // namespace towerwatch
