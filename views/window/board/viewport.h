// SPDX-License-Identifier: MIT
/// A widget on which a part of a board is seen: which one, and how large.
#pragma once

#include "views/window/painting/marklayer.h"

#include <QWidget>

namespace towerwatch {

class SeenPart : public QWidget
{
    Q_OBJECT

public:
    explicit SeenPart(QWidget *parent);

    /// The board with what lies beside it; what is seen of it stays the same.
    void setBounds(const drawing::Box &bounds) { m_bounds = bounds; }
    void setScheme(drawing::Scheme scheme) { m_view.scheme = scheme; }
    const BoardView &view() const { return m_view; }
    /// 1: tiles are 100 logical pixels wide.
    double zoom() const { return m_view.logicalTile() / drawing::tileSize; }

    /// The widget in device pixels.
    QRect deviceRect() const;
    /// A place on the widget as a point of the board, and back.
    drawing::Point toBoard(QPointF position) const { return m_view.toBoard(position * m_view.ratio); }
    QPointF toSurface(drawing::Point point) const { return m_view.toPixel(point) / m_view.ratio; }
    /// Where a square is on the widget, and the square at a place of it.
    QRectF squareRect(Square square) const;
    Square squareAtPosition(QPointF position) const { return drawing::squareAt(toBoard(position)); }

    void zoomBy(double factor, QPointF anchor);
    void zoomIn();
    void zoomOut();
    /// Zooms around the middle of the view.
    void zoomTo(double zoom);
    /// Shows the whole board, and again whenever the widget is resized, until the user scrolls or zooms.
    void zoomToFit();
    /// Fits the board again if the whole of it is shown.
    void fitAgain();
    /// Moves the corner of square 0, 0 to a device pixel, but keeps some of the board in sight.
    void panTo(QPoint origin);
    void centreOn(drawing::Point point);
    /// Shows a square that is not seen: a board that fitted fits anew, with room for what comes next, while
    /// its tiles stay large enough to read; else it is scrolled.
    void ensureVisible(Square square);
    /// To be called before painting: the window may have moved to a screen with another pixel ratio.
    void followRatio();

signals:
    /// The visible part changed.
    void moved();
    void zoomChanged(double zoom);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    void showWhole(const drawing::Box &box);
    /// How large `box` can be shown, whole.
    double zoomFor(const drawing::Box &box) const;
    /// How far the board is to be moved until a square is seen with something of its neighbours.
    QPoint wayTo(Square square) const;
    void setTilePixels(int pixels, QPointF anchor);
    int tilePixelsFor(double zoom) const;
    void moveTo(QPoint origin);
    QPoint bounded(QPoint origin) const;
    QPointF middle() const { return QRectF(rect()).center(); }

    drawing::Box m_bounds;
    drawing::Box m_fitted; ///< what was last shown whole: the board, perhaps with room for what comes next
    BoardView m_view;
    double m_exactZoom = 1; ///< before it was rounded to whole pixels a tile
    bool m_fits = true;
};

} // namespace towerwatch
