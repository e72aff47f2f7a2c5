// SPDX-License-Identifier: MIT
#include "views/window/board/viewport.h"

#include <QEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace towerwatch {

using namespace drawing;

namespace {

constexpr double leastZoom = 0.05, mostZoom = 4.0;
constexpr double leastFit = 0.01, mostFit = 1.6; ///< boards of a hundred thousand tiles still fit
constexpr double zoomStep = 1.25;
constexpr double fitMargin = 28;   ///< logical pixels around a board that fits
constexpr double cornerRoom = 20;  ///< and below it: for what lies in the corners
constexpr double keptInSight = 60; ///< logical pixels of the board that cannot be scrolled away
constexpr double besideShown = 4;  ///< logical pixels beside a square that was scrolled to: for its frame

/// Shifts `low`..`high`, where the board is, so that some of it lies within 0..`size`.
int shiftIntoSight(double low, double high, double size, double least)
{
    const double keep = std::min(least, high - low);
    if (high < keep)
        return static_cast<int>(std::ceil(keep - high));
    if (low > size - keep)
        return static_cast<int>(std::floor(size - keep - low));
    return 0;
}

} // namespace

SeenPart::SeenPart(QWidget *parent)
    : QWidget(parent)
{
    m_view.ratio = devicePixelRatioF();
    m_view.tilePixels = tilePixelsFor(m_exactZoom);
}

QRect SeenPart::deviceRect() const
{
    return {0, 0, static_cast<int>(std::ceil(width() * m_view.ratio)),
            static_cast<int>(std::ceil(height() * m_view.ratio))};
}

QRectF SeenPart::squareRect(Square square) const
{
    const QRect rect = m_view.squareRect(square);
    return {QPointF(rect.topLeft()) / m_view.ratio, QSizeF(rect.size()) / m_view.ratio};
}

QPoint SeenPart::bounded(QPoint origin) const
{
    BoardView view = m_view;
    view.origin = origin;
    const Box &box = m_bounds;
    const QPointF low = view.toPixel({box.x, box.y}),
                  high = view.toPixel({box.x + box.width, box.y + box.height});
    const QRect rect = deviceRect();
    const double least = keptInSight * m_view.ratio;
    return origin + QPoint(shiftIntoSight(low.x(), high.x(), rect.width(), least),
                           shiftIntoSight(low.y(), high.y(), rect.height(), least));
}

void SeenPart::moveTo(QPoint origin)
{
    const QPoint target = bounded(origin);
    if (target == m_view.origin)
        return;
    m_view.origin = target;
    emit moved();
}

int SeenPart::tilePixelsFor(double zoom) const
{
    return std::max(1, static_cast<int>(std::lround(zoom * tileSize * m_view.ratio)));
}

void SeenPart::setTilePixels(int pixels, QPointF anchor)
{
    const Point fixed = toBoard(anchor);
    const bool another = pixels != m_view.tilePixels;
    m_view.tilePixels = pixels;
    const QPointF moved = anchor * m_view.ratio - (m_view.toPixel(fixed) - QPointF(m_view.origin));
    m_view.origin = bounded(moved.toPoint());
    emit this->moved();
    if (another)
        emit zoomChanged(zoom());
}

void SeenPart::zoomBy(double factor, QPointF anchor)
{
    m_fits = false;
    const double least = std::min(leastZoom, zoom());
    m_exactZoom = std::abs(m_exactZoom - zoom()) * tileSize * m_view.ratio > 0.51 ? zoom() : m_exactZoom;
    m_exactZoom = std::clamp(m_exactZoom * factor, least, mostZoom);
    setTilePixels(tilePixelsFor(m_exactZoom), anchor);
}

void SeenPart::zoomIn()
{
    zoomBy(std::max(zoomStep, (m_view.tilePixels + 1.0) / m_view.tilePixels), middle());
}

void SeenPart::zoomOut()
{
    zoomBy(1 / zoomStep, middle());
}

void SeenPart::zoomTo(double zoom)
{
    m_fits = false;
    m_exactZoom = std::clamp(zoom, leastZoom, mostZoom);
    setTilePixels(tilePixelsFor(m_exactZoom), middle());
}

void SeenPart::zoomToFit()
{
    m_fits = true;
    m_settled = false;
    fit();
}

void SeenPart::fit()
{
    const double across = std::max(width() - 2 * fitMargin, 40.0),
                 down = std::max(height() - 2 * fitMargin - cornerRoom, 40.0);
    const Box &box = m_bounds;
    const double zoom = std::clamp(std::min(across / box.width, down / box.height), leastFit, mostFit);
    setTilePixels(std::max(1, static_cast<int>(zoom * tileSize * m_view.ratio)), middle());
    m_exactZoom = this->zoom();
    const QPointF centre = m_view.toPixel({box.x + box.width / 2, box.y + box.height / 2});
    moveTo(m_view.origin +
           (QPointF(deviceRect().width(), deviceRect().height() - cornerRoom * m_view.ratio) / 2 - centre)
               .toPoint());
}

void SeenPart::panTo(QPoint origin)
{
    m_fits = false;
    moveTo(origin);
}

QPoint SeenPart::wayTo(Square square) const
{
    const QRect tile = m_view.squareRect(square), view = deviceRect();
    const int beside = static_cast<int>(besideShown * m_view.ratio);
    const auto shift = [beside](int low, int high, int size) {
        if ((low >= 0 && high < size) || (low <= beside && high >= size - 1))
            return 0; // seen, or all that has room is
        return low < 0 || high - low >= size - beside ? std::min(beside, size - 1) - low
                                                      : size - 1 - beside - high;
    };
    return {shift(tile.left(), tile.right(), view.width()), shift(tile.top(), tile.bottom(), view.height())};
}

void SeenPart::ensureVisible(Square square)
{
    const QPoint way = wayTo(square);
    if (way.isNull())
        return;
    m_fits = false;
    m_view.origin += way;
    update();
}

void SeenPart::followRatio()
{
    const double ratio = devicePixelRatioF();
    if (qFuzzyCompare(ratio, m_view.ratio))
        return;
    const double factor = ratio / m_view.ratio;
    m_view.ratio = ratio;
    m_view.tilePixels = std::max(1, static_cast<int>(std::lround(m_view.tilePixels * factor)));
    m_view.origin = (QPointF(m_view.origin) * factor).toPoint();
}

void SeenPart::keepPlace()
{
    const QPoint before = std::exchange(m_place, mapTo(window(), QPoint()));
    if (m_place == before)
        return;
    m_view.origin += (QPointF(before - m_place) * m_view.ratio).toPoint();
    emit moved();
}

void SeenPart::settle()
{
    m_settled = true;
    followRatio();
}

/// A dock that opens or closes moves what the widget lies in, not always the widget.
void SeenPart::showEvent(QShowEvent *)
{
    for (QWidget *each = this; !each->isWindow(); each = each->parentWidget())
        each->installEventFilter(this);
    keepPlace();
}

bool SeenPart::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Move)
        keepPlace();
    return QWidget::eventFilter(watched, event);
}

void SeenPart::resizeEvent(QResizeEvent *)
{
    followRatio();
    keepPlace();
    if (std::exchange(m_window, window()->size()) != m_window)
        m_settled = false;
    if (m_fits && !m_settled)
        fit();
}

} // namespace towerwatch

#include "moc_viewport.cpp"
