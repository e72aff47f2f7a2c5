// SPDX-License-Identifier: MIT
#include "views/window/dialogs/shortcuts.h"

#include "views/window/dialogs/commandpalette.h"
#include "views/window/dialogs/shortcuteditor.h"
#include "views/window/kit/dialogs.h"

#include <QApplication>
#include <QMainWindow>
#include <QMenuBar>
#include <QSettings>
#include <QVariant>

namespace towerwatch {

namespace {

const char *const defaultsProperty = "defaultKeys";

/// The entries of menus whose keys can be chosen.
QList<PaletteEntry> namedEntries(const QMenuBar &menus)
{
    QList<PaletteEntry> entries = paletteEntries(menus);
    entries.removeIf([](const PaletteEntry &entry) { return entry.action->objectName().isEmpty(); });
    return entries;
}

QString keyOf(const QAction &action)
{
    return QStringLiteral("shortcuts/") + action.objectName();
}

/// Keeps in mind what an action came with, before it is changed for the first time.
void keepDefaults(QAction &action)
{
    if (!action.property(defaultsProperty).isValid())
        action.setProperty(defaultsProperty, QKeySequence::listToString(action.shortcuts()));
}

} // namespace

QList<QKeySequence> defaultKeys(const QAction &action)
{
    const QVariant kept = action.property(defaultsProperty);
    return kept.isValid() ? QKeySequence::listFromString(kept.toString()) : action.shortcuts();
}

void applyChosenKeys(const QMenuBar &menus)
{
    const QSettings settings;
    for (const PaletteEntry &entry : namedEntries(menus)) {
        keepDefaults(*entry.action);
        const QVariant chosen = settings.value(keyOf(*entry.action));
        entry.action->setShortcuts(chosen.isValid() ? QKeySequence::listFromString(chosen.toString())
                                                    : defaultKeys(*entry.action));
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
        settings.setValue(keyOf(action), QKeySequence::listToString(keys));
}

void editShortcuts(const QMenuBar &menus)
{
    const QList<PaletteEntry> entries = namedEntries(menus);
    QList<ShortcutRow> rows;
    for (const PaletteEntry &entry : entries)
        rows.append({entry.path, entry.action->shortcuts(), defaultKeys(*entry.action)});
    auto *editor = new ShortcutEditor(rows, menus.window());
    openDialog(editor, [editor, entries] {
        for (qsizetype i = 0; i < entries.size(); ++i)
            chooseKeys(*entries.at(i).action, editor->rows().at(i).keys);
        for (QWidget *other : QApplication::topLevelWidgets())
            if (auto *window = qobject_cast<QMainWindow *>(other))
                applyChosenKeys(*window->menuBar());
    });
}

} // namespace towerwatch
