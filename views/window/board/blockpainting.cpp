// SPDX-License-Identifier: MIT
/// How the selection and the block in hand are painted over the board.

#include "model/board/fittingtiles.h"
#include "views/window/board/blocktool.h"

#include <QPainter>

#include <algorithm>

namespace towerwatch {

using namespace drawing;

void BlockTool::paintSelection(QPainter &painter) const
{
    const BoardView &view = m_board.view();
    const QColor ink = m_board.palette().color(QPalette::Highlight);
    QColor veil = ink;
    veil.setAlpha(48);
    for (const Square square : m_selection) {
        const QRect rect = view.squareRect(square);
        painter.fillRect(rect, veil);
        for (const QColor &colour : {QColor(255, 255, 255), ink}) {
            const double width = (colour == ink ? 2 : 4) * view.ratio;
            painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
            const auto line = [&](Side side, QPointF from, QPointF to) {
                if (!m_selection.contains(neighbour(square, side)))
                    painter.drawLine(from, to);
            };
            const QRectF box(rect);
            line(Side::N, box.topLeft(), box.topRight());
            line(Side::E, box.topRight(), box.bottomRight());
            line(Side::S, box.bottomLeft(), box.bottomRight());
            line(Side::W, box.topLeft(), box.bottomLeft());
        }
    }
}

void BlockTool::paintBlock(QPainter &painter, Square at)
{
    BoardView view = m_board.view();
    const bool allowed = fits(at);
    const auto &board = m_board.scene().board();
    view.origin += QPoint(at.x, at.y) * view.tilePixels;
    painter.save();
    painter.setOpacity(allowed ? 0.85 : 0.5);
    const QRect rect(0, 0, static_cast<int>(m_board.width() * view.ratio) + 1,
                     static_cast<int>(m_board.height() * view.ratio) + 1);
    m_renderer.paint(painter, *m_scene, {}, view, rect);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    for (const PlacedTile &tile : m_block->scenario().tiles) {
        const Square square = tile.at + at;
        const Tile *design = m_block->board().designAt(tile.at);
        bool joins = allowed && design;
        if (joins && !m_carried)
            joins = std::ranges::count(jointsOf(board, *design, square, tile.rotation), Joint::Clashes) == 0;
        painter.setPen(QPen(joins ? QColor(0x1f, 0x7a, 0x3d) : QColor(0xb3, 0x26, 0x1e), 3 * view.ratio,
                            joins ? Qt::SolidLine : Qt::DashLine));
        painter.drawRect(QRectF(view.squareRect(tile.at)).adjusted(2, 2, -2, -2));
    }
}

void BlockTool::paint(QPainter &painter)
{
    paintSelection(painter);
    if (m_block)
        if (const std::optional<Square> at = blockPlace())
            paintBlock(painter, *at);
}

} // namespace towerwatch
