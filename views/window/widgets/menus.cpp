// SPDX-License-Identifier: MIT
#include "views/window/widgets/menus.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenuBar>

namespace towerwatch {

namespace {

/// What Escape does in a menu bar: the keyboard goes back to where it was.
void leaveMenuBar()
{
    auto *bar = qobject_cast<QMenuBar *>(QApplication::focusWidget());
    if (!bar || QApplication::activePopupWidget())
        return;
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QCoreApplication::sendEvent(bar, &escape);
}

} // namespace

MenuKeys::MenuKeys()
{
    qApp->installEventFilter(this);
}

bool MenuKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return false;
    const auto *menu = qobject_cast<const QMenu *>(watched);
    if (!menu && !qobject_cast<const QMenuBar *>(watched))
        return false;
    const auto &key = *static_cast<const QKeyEvent *>(event);
    if (event->type() == QEvent::ShortcutOverride) {
        const bool plain = !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        event->setAccepted(plain);
        return plain;
    }
    if (menu && key.key() == Qt::Key_Escape)
        QMetaObject::invokeMethod(this, &leaveMenuBar, Qt::QueuedConnection);
    return false;
}

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
