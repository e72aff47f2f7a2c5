// SPDX-License-Identifier: MIT
/// The board with its question, answer and footnotes as the bytes of a picture.
#pragma once

#include "views/window/export/booklet.h"

namespace towerwatch {

/// Sheets as "svg" or "png" (`width` pixels wide), which hold the first sheet only, or as "pdf"; empty if
/// that fails.
QByteArray pictureOf(const QString &kind, const std::vector<Sheet> &sheets, QPageSize::PageSizeId paper,
                     std::optional<int> width = {});

} // namespace towerwatch
