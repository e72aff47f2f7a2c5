// SPDX-License-Identifier: MIT
#include "views/window/kit/menuletters.h"

#include <QKeyEvent>
#include <QMenu>

namespace towerwatch {

namespace {

class LetterKeeper : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *, QEvent *event) override
    {
        const auto *key =
            event->type() == QEvent::ShortcutOverride ? static_cast<QKeyEvent *>(event) : nullptr;
        if (!key || key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier) ||
            key->text().isEmpty())
            return false;
        event->accept();
        return true;
    }
};

} // namespace

void keepLetters(QMenu *menu)
{
    menu->installEventFilter(new LetterKeeper(menu));
}

} // namespace towerwatch
