// SPDX-License-Identifier: MIT
/// Boards as files and images, and as vectors on any painter.
#pragma once

#include "views/drawing/scene.h"

#include <QIODevice>
#include <QImage>
#include <QRectF>

class QPainter;

namespace towerwatch {

/// The most pixels a picture may have; larger ones are refused.
inline constexpr qint64 mostPicturePixels = 400'000'000;

/// The size of a board with its margin; a tile is drawing::tileSize wide.
QSizeF pictureSize(const Position &position);

/// Writes the board as an SVG document; whether the device took it.
bool writeSvg(QIODevice &to, const Position &position, const drawing::BoardMarks &marks,
              drawing::Scheme scheme);

/// Writes the board as a PNG with tiles `tilePixels` wide; false if it is too large or the device did not
/// take it.
bool writePng(QIODevice &to, const Position &position, const drawing::BoardMarks &marks,
              drawing::Scheme scheme, int tilePixels, bool transparent = false);

/// The board as an image; null if it is too large. `transparent`: without the paper below the tiles.
QImage renderBoard(const Position &position, const drawing::BoardMarks &marks, drawing::Scheme scheme,
                   int tilePixels, bool transparent = false);

/// Paints the board into `target` as vectors, as large as fits, for printers and PDF.
void paintBoard(QPainter &painter, const QRectF &target, const Position &position,
                const drawing::BoardMarks &marks, drawing::Scheme scheme);

} // namespace towerwatch
