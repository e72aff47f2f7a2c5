// SPDX-License-Identifier: MIT
/// How a board lies on a surface, and marks that are painted over it.
#pragma once

#include "views/drawing/overlay.h"

#include <QPainter>
#include <QRect>
#include <QSvgRenderer>

#include <functional>
#include <memory>

namespace towerwatch {

/// How a board lies on a surface of device pixels. Tiles are whole pixels wide, so that they join without
/// seams.
struct BoardView
{
    int tilePixels = 100;
    QPoint origin = {}; ///< the corner of square 0, 0
    double ratio = 1;   ///< device pixels per logical pixel: what is small is judged in logical ones
    drawing::Scheme scheme = drawing::Scheme::Light;

    double logicalTile() const { return tilePixels / ratio; }
    /// The pixel of a point in tile units, and back.
    QPointF toPixel(drawing::Point point) const;
    drawing::Point toBoard(QPointF pixel) const;
    QRect squareRect(Square square) const;
    /// The squares that `rect` touches.
    Extent squaresIn(const QRect &rect) const;
    /// How marks are drawn in this view.
    drawing::MarkStyle markStyle() const { return {scheme, drawing::tileSize / logicalTile(), std::nullopt}; }
};

/// Marks as SVG elements in board coordinates. Only those near the visible squares are made, and they are
/// kept until they change.
class MarkLayer
{
public:
    using Elements = std::function<std::string(const drawing::MarkStyle &)>;

    /// Paints what `elements` returns. It is called only if `key`, the size of tiles or the visible part
    /// changed.
    void paint(QPainter &painter, const BoardView &view, const QRect &rect, quint64 key,
               const Elements &elements);

private:
    std::unique_ptr<QSvgRenderer> m_renderer; ///< null: nothing to paint
    Extent m_window;
    BoardView m_view;
    quint64 m_key = 0;
};

} // namespace towerwatch
