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

    /// The board with what lies beside it; what is seen of it stays the same. Nothing but the functions below
    /// changes the zoom, and of what happens in the window only its own size does.
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
    /// Shows the whole board, and again when the window is resized, until the user scrolls or zooms.
    void zoomToFit();
    /// Moves the corner of square 0, 0 to a device pixel, but keeps some of the board in sight.
    void panTo(QPoint origin);
    /// Whether the whole square is seen.
    bool isSeen(Square square) const { return QRectF(rect()).contains(squareRect(square)); }
    /// Scrolls by the least that shows the whole square, or as much of it as there is room for.
    void ensureVisible(Square square);

signals:
    /// The visible part changed.
    void moved();
    void zoomChanged(double zoom);

protected:
    /// Whether the whole board is shown, as zoomToFit() did.
    bool fits() const { return m_fits; }
    /// To be called before painting: the window may have moved to a screen with another pixel ratio.
    void settle();
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();
    void followRatio();
    /// Keeps the board where it is in the window, wherever the widget went in it.
    void keepPlace();
    /// How far the board is to be moved until a square is seen.
    QPoint wayTo(Square square) const;
    void setTilePixels(int pixels, QPointF anchor);
    int tilePixelsFor(double zoom) const;
    void moveTo(QPoint origin);
    QPoint bounded(QPoint origin) const;
    QPointF middle() const { return QRectF(rect()).center(); }

    drawing::Box m_bounds;
    BoardView m_view;
    double m_exactZoom = 1; ///< before it was rounded to whole pixels a tile
    bool m_fits = true;
    bool m_settled = false; ///< what fits was painted: nobody but the user moves it any more
    QPoint m_place;         ///< of the widget in its window
    QSize m_window;         ///< the size of the window
};

} // namespace towerwatch
