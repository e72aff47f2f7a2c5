// SPDX-License-Identifier: MIT
/// A board with a question, its answer and the footnotes under it, as one picture.
#pragma once

#include "views/drawing/scene.h"
#include "views/wording/explanation.h"

#include <QByteArray>
#include <QSizeF>

class QIODevice;
class QImage;

namespace towerwatch {

/// What a sheet shows.
struct Sheet {
    PositionPtr position;
    std::optional<Answer> answer = {}; ///< marked on the board and explained below; without one only the board
    drawing::Scheme scheme = drawing::Scheme::Light;
};

/// A sheet as a complete SVG document. `sheetSize` of the same sheet is its size in SVG units.
QByteArray sheetSvg(const Sheet &sheet);

/// A sheet as an image, `tilePixels` pixels a tile (less where the image would be larger than `limit` pixels).
QImage sheetImage(const Sheet &sheet, double tilePixels);

/// Writes a sheet as a PDF of A4 pages with vector pictures.
bool writeSheetPdf(const Sheet &sheet, QIODevice &device);

} // namespace towerwatch
