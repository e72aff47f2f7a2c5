// SPDX-License-Identifier: MIT
#include "views/window/painting/marklayer.h"

#include "views/window/look/artimage.h"

#include <cmath>

namespace towerwatch {

using namespace drawing;

namespace {

constexpr int windowStep =
    16; ///< windows begin and end at multiples of this, so that they serve while panning

int stepBelow(int value)
{
    return static_cast<int>(std::floor(static_cast<double>(value) / windowStep)) * windowStep;
}

Extent windowAround(const Extent &visible)
{
    return {{stepBelow(visible.first.x - 1), stepBelow(visible.first.y - 1)},
            {stepBelow(visible.last.x + 1) + windowStep - 1, stepBelow(visible.last.y + 1) + windowStep - 1}};
}

/// The window in tile units, with room for what stands over its edge.
QRectF unitsOf(const Extent &window)
{
    const Point corner = cornerOf(window.first);
    return QRectF(corner.x, corner.y, window.columns() * tileSize, window.rows() * tileSize)
        .adjusted(-tileSize, -tileSize, tileSize, tileSize);
}

int divided(double value)
{
    return static_cast<int>(std::clamp(std::floor(value), -1e6, 1e6));
}

} // namespace

QPointF BoardView::toPixel(Point point) const
{
    return QPointF(origin) + QPointF(point.x, point.y) * (tilePixels / tileSize);
}

Point BoardView::toBoard(QPointF pixel) const
{
    const QPointF units = (pixel - QPointF(origin)) * (tileSize / tilePixels);
    return {units.x(), units.y()};
}

QRect BoardView::squareRect(Square square) const
{
    return {origin.x() + square.x * tilePixels, origin.y() + square.y * tilePixels, tilePixels, tilePixels};
}

Extent BoardView::squaresIn(const QRect &rect) const
{
    const double size = tilePixels;
    return {{divided((rect.left() - origin.x()) / size), divided((rect.top() - origin.y()) / size)},
            {divided((rect.right() - origin.x()) / size), divided((rect.bottom() - origin.y()) / size)}};
}

void MarkLayer::paint(QPainter &painter, const BoardView &view, const QRect &rect, quint64 key,
                      const Elements &elements)
{
    const Extent window = windowAround(view.squaresIn(rect));
    const bool sameLook =
        m_view.tilePixels == view.tilePixels && m_view.scheme == view.scheme && m_view.ratio == view.ratio;
    const QRectF units = unitsOf(window);
    if (m_key != key || !sameLook || m_window != window) {
        MarkStyle style = view.markStyle();
        style.window = window;
        const std::string written = elements(style);
        m_renderer =
            written.empty() ? nullptr : std::make_unique<QSvgRenderer>(standaloneSvg(units, written));
        m_view = view;
        m_window = window;
        m_key = key;
    }
    if (!m_renderer)
        return;
    const QRectF pixels(view.toPixel({units.left(), units.top()}),
                        view.toPixel({units.right(), units.bottom()}));
    m_renderer->render(&painter, pixels);
}

} // namespace towerwatch
