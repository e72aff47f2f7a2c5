// SPDX-License-Identifier: MIT
/// The board with its question, answer and footnotes as the bytes of a picture.
#pragma once

#include "views/window/export/booklet.h"

namespace towerwatch {

/// Sheets as "svg", "png" (`width` pixels wide; both hold the first) or "pdf"; empty if it cannot be drawn.
QByteArray pictureOf(const QString &kind, const std::vector<Sheet> &sheets, QPageSize::PageSizeId paper,
                     std::optional<int> width = {});

} // namespace towerwatch
