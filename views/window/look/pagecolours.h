// SPDX-License-Identifier: MIT
/// The colours of the pages beside the board, light and dark: one table, picked by the palette of the
/// desktop.
#pragma once

#include "model/referee/answers.h"
#include "model/referee/rulings.h"
#include "views/drawing/art.h"

#include <QColor>
#include <QPalette>

namespace towerwatch {

/// Whether windows are dark on this desktop.
bool isDark(const QPalette &palette);
/// Whether it is white on black.
bool isHighContrast(const QPalette &palette);
/// The scheme in which pictures are drawn beside such windows.
drawing::Scheme schemeFor(const QPalette &palette);

/// A mixture of two colours: a `share` of 0 is the first, of 1 the second.
QColor mixed(const QColor &a, const QColor &b, double share);

/// A tag: its ground and the colour of the word on it.
struct TagColours
{
    QColor ground, ink;
};
TagColours tagColours(RulingKind kind, const QPalette &palette);

/// The colour in which a verdict is written; at least 4.5 to 1 on the page.
QColor verdictInk(Verdict verdict, const QPalette &palette);

/// The colour of links within the page.
QColor linkInk(const QPalette &palette);
/// The colour of text that matters less: editions, dates, sources.
QColor quietInk(const QPalette &palette);
/// The background of a highlighted line, and of the selected one.
QColor litGround(const QPalette &palette);
QColor selectedGround(const QPalette &palette);
/// The background of what was searched for.
QColor hitGround(const QPalette &palette);
/// The background of a block that asks the table to decide, and its frame.
QColor decideGround(const QPalette &palette);
QColor decideFrame(const QPalette &palette);

} // namespace towerwatch
