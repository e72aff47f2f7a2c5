// SPDX-License-Identifier: MIT
/// The whole board, small, in a corner of the board widget: shows which part is visible; a click moves there.
#pragma once

#include "views/window/board/boardwidget.h"

namespace towerwatch {

/// Shown where a part of the board is out of view, and not over the square where the keyboard is. Keys pass
/// it by: the arrows scroll the board itself.
class MiniMap : public QWidget
{
    Q_OBJECT

public:
    explicit MiniMap(BoardWidget &board);

    /// Whether it is shown at all.
    void setWanted(bool wanted);
    /// Where a point of the board is on the map, and back.
    QPointF onMap(drawing::Point point) const { return m_view.toPixel(point) / m_view.ratio; }
    drawing::Point onBoard(QPointF position) const { return m_view.toBoard(position * m_view.ratio); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    void follow();
    void drawBoard();

    BoardWidget &m_board;
    bool m_wanted = true;
    BoardView m_seen;       ///< as it was painted last
    PositionPtr m_position; ///< of the picture
    BoardView m_view;       ///< of the picture
    BoardRenderer m_renderer{4};
    QImage m_picture;
    QSize m_room; ///< that the picture was made for
};

} // namespace towerwatch
