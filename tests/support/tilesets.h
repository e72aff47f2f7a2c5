// SPDX-License-Identifier: MIT
/// The sets of tiles that the menu of the palette offers.
#pragma once

#include <QActionGroup>
#include <QWidget>

namespace tilesets {

inline QActionGroup &sets(const QWidget &palette)
{
    return *palette.findChild<QActionGroup *>(QStringLiteral("tileSets"));
}

/// Null: all; empty: the scenario's own.
inline QString chosen(const QWidget &palette)
{
    return sets(palette).checkedAction()->data().toString();
}

/// The place of the chosen set in the menu.
inline qsizetype place(const QWidget &palette)
{
    return sets(palette).actions().indexOf(sets(palette).checkedAction());
}

/// Chooses a set as the menu does; null: all.
inline void choose(const QWidget &palette, const QString &id)
{
    for (QAction *action : sets(palette).actions())
        if (const QString its = action->data().toString(); its == id && its.isNull() == id.isNull())
            return action->trigger();
}

} // namespace tilesets
