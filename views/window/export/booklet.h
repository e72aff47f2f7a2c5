// SPDX-License-Identifier: MIT
/// Scenarios on paper: board, questions and answers, and the rulings once at the end.
#pragma once

#include "views/window/export/sheet.h"

#include <QPageSize>

namespace towerwatch {

/// The paper that is usual where the program runs.
QPageSize::PageSizeId usualPaper();

/// Writes a PDF, each sheet from the top of a page, pages numbered; several sheets get a page of contents;
/// the rulings stand at the end.
bool writeBooklet(const std::vector<Sheet> &sheets, QPageSize::PageSizeId paper, QIODevice &device);

/// Writes the whole reference of rulings as a PDF, by topic.
bool writeReference(QPageSize::PageSizeId paper, QIODevice &device);

} // namespace towerwatch
