// SPDX-License-Identifier: MIT
/// Saves the board with its question, answer and footnotes as a picture.
#pragma once

#include "views/export/sheet.h"

#include <QWidget>

namespace towerwatch {

/// Asks for a file over `window` and writes the picture; says so if that fails. `scenarioPath` is where the
/// scenario lies, for a first guess; it may be empty.
void exportPicture(QWidget *window, const Sheet &sheet, const QString &scenarioPath);

/// Writes the picture: SVG, PNG (`width` pixels wide) or PDF, as the ending says. What went wrong, or
/// nothing.
QString writePicture(const QString &path, const Sheet &sheet, std::optional<int> width = {});

} // namespace towerwatch
