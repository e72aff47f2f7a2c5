// SPDX-License-Identifier: MIT
#include "views/window/kit/menukeys.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
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

MenuKeys::MenuKeys(QObject *parent)
    : QObject(parent)
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

} // namespace towerwatch

#include "moc_menukeys.cpp"
