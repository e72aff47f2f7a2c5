// SPDX-License-Identifier: MIT
/// Scenarios on paper: board, question, answer and footnotes, flowing over as many pages as they need.
#pragma once

#include "views/window/export/sheet.h"

#include <QPageSize>

namespace towerwatch {

/// The paper that is usual where the program runs.
QPageSize::PageSizeId usualPaper();

/// Writes a PDF, each sheet from the top of a page, pages numbered; several sheets get a page of contents.
bool writeBooklet(const std::vector<Sheet> &sheets, QPageSize::PageSizeId paper, QIODevice &device);

/// Writes the whole reference of rulings as a PDF, by topic.
bool writeReference(QPageSize::PageSizeId paper, QIODevice &device);

} // namespace towerwatch
