// SPDX-License-Identifier: MIT
/// The keys of a selection and of a block in hand, and how both are painted.
#include "views/board/blocktool.h"

#include <QKeyEvent>

namespace towerwatch {

using namespace drawing;

namespace {

Qt::KeyboardModifiers plainOf(const QKeyEvent *event)
{
    return event->modifiers() & ~Qt::KeypadModifier;
}

} // namespace

bool BlockTool::isOurs(const QKeyEvent *event) const
{
    const auto modifiers = plainOf(event);
    const bool plain = modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_R:
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return plain; // the board takes them where there is no selection
    case Qt::Key_Escape: return m_block || !m_selection.empty();
    default: break;
    }
    if (!sideOfKey(event->key()))
        return false;
    return modifiers == Qt::ShiftModifier || (modifiers == Qt::ControlModifier && !m_selection.empty());
}

void BlockTool::extend(Side side)
{
    if (!m_anchor) {
        m_anchor = m_board.cursor();
        m_before = m_selection;
        if (!m_anchor) {
            const std::optional<Square> target = m_board.target().first;
            m_anchor = target ? *target : m_board.squareAtPosition(QRectF(m_board.rect()).center());
        }
    }
    const Square cursor = neighbour(m_board.cursor().value_or(*m_anchor), side);
    const Square anchor = *m_anchor;
    m_board.setCursorSquare(cursor);
    Squares squares = m_before;
    for (int y = std::min(anchor.y, cursor.y); y <= std::max(anchor.y, cursor.y); ++y)
        for (int x = std::min(anchor.x, cursor.x); x <= std::max(anchor.x, cursor.x); ++x)
            squares.insert({x, y});
    m_anchor = anchor;
    setSelection(squares);
}

bool BlockTool::blockKey(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_R: turnBlock(!(event->modifiers() & Qt::ShiftModifier)); return true;
    case Qt::Key_Escape: setBlock({}); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const std::optional<Square> at = blockPlace())
            emit blockPlaced(*at);
        return true;
    default: return false;
    }
}

bool BlockTool::key(QKeyEvent *event)
{
    const auto modifiers = plainOf(event);
    if (block() && !sideOfKey(event->key()))
        return blockKey(event);
    if (const std::optional<Side> side = sideOfKey(event->key())) {
        if (modifiers == Qt::ShiftModifier) {
            extend(*side);
            return true;
        }
        if (modifiers == Qt::ControlModifier && !m_selection.empty()) {
            emit moveAsked(neighbour({}, *side));
            return true;
        }
        m_anchor.reset();
        if (modifiers == Qt::NoModifier)
            setSelection({});
        return false;
    }
    if (m_selection.empty() || !m_board.hand().isEmpty())
        return false;
    switch (event->key()) {
    case Qt::Key_R: emit turnAsked(modifiers != Qt::ShiftModifier); return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: emit removeAsked(); return true;
    case Qt::Key_Escape: setSelection({}); return true;
    default: return false;
    }
}

void BlockTool::paintSquares(QPainter &painter, const Squares &squares) const
{
    const BoardView &view = m_board.view();
    const QColor ink = m_board.palette().color(QPalette::Highlight);
    QColor veil = ink;
    veil.setAlpha(48);
    for (const Square square : squares) {
        const QRect rect = view.squareRect(square);
        painter.fillRect(rect, veil);
        for (const QColor &colour : {QColor(255, 255, 255), ink}) {
            const double width = (colour == ink ? 2 : 4) * view.ratio;
            painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
            const auto line = [&](Side side, QPointF from, QPointF to) {
                if (!squares.contains(neighbour(square, side)))
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
            for (const Joint joint : jointsOf(board, *design, square, tile.rotation))
                joins = joins && joint != Joint::Clashes;
        painter.setPen(QPen(joins ? QColor(0x1f, 0x7a, 0x3d) : QColor(0xb3, 0x26, 0x1e), 3 * view.ratio,
                            joins ? Qt::SolidLine : Qt::DashLine));
        painter.drawRect(QRectF(view.squareRect(tile.at)).adjusted(2, 2, -2, -2));
    }
}

void BlockTool::paint(QPainter &painter)
{
    paintSquares(painter, m_selection);
    if (m_doing == Doing::Band) {
        const double ratio = m_board.view().ratio;
        const QColor ink = m_board.palette().color(QPalette::Highlight);
        painter.setPen(QPen(ink, ratio, Qt::DashLine));
        painter.setBrush(QColor(ink.red(), ink.green(), ink.blue(), 32));
        painter.drawRect(QRectF(m_start * ratio, m_now * ratio).normalized());
    }
    if (m_block)
        if (const std::optional<Square> at = blockPlace())
            paintBlock(painter, *at);
}

} // namespace towerwatch
