// SPDX-License-Identifier: MIT
/// A board with a question, its answer and the titles of the rulings under it, as one picture.
#pragma once

#include "views/drawing/scene.h"
#include "views/telling/pagelines.h"

#include <QByteArray>

class QImage;
class QIODevice;

namespace towerwatch {

/// What a sheet shows.
struct Sheet
{
    PositionPtr position;
    std::vector<Answer> answers =
        {}; ///< in words below the board, the first one marked on it; empty: the board alone
    drawing::Scheme scheme = drawing::Scheme::Light;
    drawing::Ground ground = drawing::Ground::Paper;
    NoteTexts notes = NoteTexts::Left;
    bool dangers = false; ///< whether dangers are marked, too
};

/// Pixels of a tile in images whose size the user did not choose.
inline constexpr double usualTilePixels = 160;
/// Most pixels along a side of an image.
inline constexpr int mostPixels = 16'000;

/// What a sheet marks on its board.
BoardMarks marksOf(const Sheet &sheet);

/// A sheet as a complete SVG document.
QByteArray sheetSvg(const Sheet &sheet);

/// A sheet as an image, `width` pixels wide, by default as its tiles are of the usual size; smaller where a
/// side would be longer than `mostPixels`.
QImage sheetImage(const Sheet &sheet, std::optional<int> width = {});

/// Writes an image as a PNG; whether the device took it.
bool writePng(const QImage &image, QIODevice &device);

} // namespace towerwatch
