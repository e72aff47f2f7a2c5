// SPDX-License-Identifier: MIT
/// A board with a question, its answer and the footnotes under it, as one picture.
#pragma once

#include "views/drawing/scene.h"
#include "views/wording/explanation.h"

#include <QByteArray>
#include <QSizeF>

class QImage;

namespace towerwatch {

/// What a sheet shows.
struct Sheet {
    PositionPtr position;
    std::optional<Answer> answer = {}; ///< marked on the board and explained below; without one only the board
    drawing::Scheme scheme = drawing::Scheme::Light;
};

/// A sheet as a complete SVG document.
QByteArray sheetSvg(const Sheet &sheet);

/// A sheet as an image, `tilePixels` pixels a tile (less where the image would be larger than `limit` pixels).
QImage sheetImage(const Sheet &sheet, double tilePixels);

} // namespace towerwatch
