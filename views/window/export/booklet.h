// SPDX-License-Identifier: MIT
/// Scenarios on paper: board, questions and answers, and the rulings once at the end; or as pictures.
#pragma once

#include "views/window/export/sheet.h"

#include <QPageSize>

namespace towerwatch {

/// The paper that is usual where the program runs.
QPageSize::PageSizeId usualPaper();

/// Writes a PDF, each sheet from the top of a page, pages numbered; several sheets get a page of contents;
/// the rulings stand at the end.
bool writeBooklet(const std::vector<Sheet> &sheets, QPageSize::PageSizeId paper, QIODevice &device);

/// Sheets as the bytes of an "svg" or "png" (`width` pixels wide), which hold the first sheet only, or of a
/// "pdf"; empty if that fails.
QByteArray pictureOf(const QString &kind, const std::vector<Sheet> &sheets, QPageSize::PageSizeId paper,
                     std::optional<int> width = {});

/// Writes the whole reference of rulings as a PDF, by topic.
bool writeReference(QPageSize::PageSizeId paper, QIODevice &device);

} // namespace towerwatch
