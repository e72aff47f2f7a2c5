// SPDX-License-Identifier: MIT
/// Small pictures for pages, lists and buttons, drawn from the same art as the board.
#pragma once

#include "model/referee/answers.h"
#include "views/drawing/art.h"

#include <QIcon>
#include <QImage>
#include <QRectF>

#include <functional>

namespace towerwatch {

/// SVG elements as a document that shows `box`.
QByteArray standaloneSvg(const QRectF &box, const std::string &elements);
/// SVG elements as an image of `size` logical pixels that shows `box`, sharp at `ratio` device pixels each.
QImage artImage(const std::string &elements, const QRectF &box, QSize size, qreal ratio);

/// A figure, standing in a square of `side` logical pixels.
QImage figureImage(FigureKind kind, std::optional<Colour> owner, int side, qreal ratio,
                   drawing::Scheme scheme);
/// The badge of a verdict.
QImage verdictImage(Verdict verdict, int side, qreal ratio, drawing::Scheme scheme);
/// The sign of what looks wrong.
QImage warningImage(int side, qreal ratio);
/// An icon of what `draw` draws 16 logical pixels wide at `ratio` device pixels each.
QIcon smallIcon(const std::function<QImage(qreal ratio)> &draw);
/// A disc with the colour of a player and his mark.
QImage discImage(Colour colour, int side, qreal ratio);
QIcon colourIcon(Colour colour);
/// A tile as it lies on the board.
QImage tileImage(const Tile &tile, Rotation rotation, int side, qreal ratio, drawing::Scheme scheme);

/// The icon of this freedesktop name. Without a theme a line drawing in the colour of the text, if there is
/// one.
QIcon themeIcon(const QString &name);

} // namespace towerwatch
