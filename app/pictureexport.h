// SPDX-License-Identifier: MIT
/// Saves the board with what is marked on it as a picture.
#pragma once

#include "model/position.h"
#include "views/drawing/marks.h"

#include <QWidget>

namespace towerwatch {

/// Asks for a file over `window` and writes the picture; says so if that fails. The ending decides: SVG or PNG.
void exportPicture(QWidget *window, const Position &position, const drawing::BoardMarks &marks,
                   const QString &suggestedName);

/// Writes the picture; what went wrong, or nothing.
QString writePicture(const QString &path, const Position &position, const drawing::BoardMarks &marks);

} // namespace towerwatch
