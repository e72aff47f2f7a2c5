// SPDX-License-Identifier: MIT
#include "app/system/shortcuts.h"

#include <QSettings>
#include <QVariant>

namespace towerwatch {

namespace {

const char *const defaultsProperty = "defaultKeys";

QString keyOf(const QAction &action)
{
    return QStringLiteral("shortcuts/") + action.objectName();
}

/// Keeps in mind what an action came with, before it is changed for the first time.
void keepDefaults(QAction &action)
{
    if (!action.property(defaultsProperty).isValid())
        action.setProperty(defaultsProperty,
                           QKeySequence::listToString(action.shortcuts(), QKeySequence::PortableText));
}

} // namespace

QList<QKeySequence> defaultKeys(const QAction &action)
{
    const QVariant kept = action.property(defaultsProperty);
    return kept.isValid() ? QKeySequence::listFromString(kept.toString(), QKeySequence::PortableText)
                          : action.shortcuts();
}

void applyChosenKeys(const QList<QAction *> &actions)
{
    const QSettings settings;
    for (QAction *action : actions) {
        if (action->objectName().isEmpty())
            continue;
        keepDefaults(*action);
        const QVariant chosen = settings.value(keyOf(*action));
        action->setShortcuts(chosen.isValid()
                                 ? QKeySequence::listFromString(chosen.toString(), QKeySequence::PortableText)
                                 : defaultKeys(*action));
    }
}

void chooseKeys(QAction &action, const QList<QKeySequence> &keys)
{
    keepDefaults(action);
    action.setShortcuts(keys);
    QSettings settings;
    if (keys == defaultKeys(action))
        settings.remove(keyOf(action));
    else
        settings.setValue(keyOf(action), QKeySequence::listToString(keys, QKeySequence::PortableText));
}

} // namespace towerwatch
