// SPDX-License-Identifier: MIT
#include "views/board/blocktool.h"

#include "resources/catalogue.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

namespace towerwatch {

using namespace drawing;

BlockTool::BlockTool(BoardWidget &board)
    : QObject(&board)
    , m_board(board)
{
    board.installEventFilter(this);
    board.setOverlay([this](QPainter &painter) { paint(painter); });
    connect(&board, &BoardWidget::handChanged, this, [this] {
        if (!m_board.hand().isEmpty())
            setBlock({});
    });
}

void BlockTool::setSelection(const Squares &squares)
{
    const Squares tiles = tilesAmong(m_board.position()->scenario(), squares);
    if (tiles == m_selection)
        return;
    m_selection = tiles;
    m_board.update();
    emit selectionChanged();
}

void BlockTool::keepTiles()
{
    const Squares tiles = tilesAmong(m_board.position()->scenario(), m_selection);
    if (tiles.size() != m_selection.size())
        setSelection(tiles);
}

void BlockTool::showBlock(Scenario block, bool carried)
{
    m_scene.reset();
    m_block.reset();
    m_carried = carried;
    if (!block.tiles.empty()) {
        m_block = std::make_shared<Position>(std::move(block), builtInTiles());
        m_scene = std::make_unique<Scene>(*m_block);
        m_renderer.forgetMarks();
    }
    m_board.update();
}

void BlockTool::setBlock(Scenario block)
{
    if (block.tiles.empty() && !m_block)
        return;
    if (!block.tiles.empty())
        m_board.setHand({});
    m_doing = Doing::Nothing;
    showBlock(std::move(block), false);
    emit blockChanged();
}

void BlockTool::turnBlock(bool clockwise)
{
    Scenario block = m_block->scenario();
    setBlock(blockTurned(std::move(block), builtInTiles(), clockwise ? Rotation::R90 : Rotation::R270));
}

std::optional<Square> BlockTool::blockPlace() const
{
    if (!m_block)
        return std::nullopt;
    const Extent extent = m_scene->extent();
    if (m_carried) {
        const Square from = m_board.squareAtPosition(m_start), to = m_board.squareAtPosition(m_now);
        Square corner{2 * limits::coordinate, 2 * limits::coordinate};
        for (const Square square : m_selection)
            corner = {std::min(corner.x, square.x), std::min(corner.y, square.y)};
        return Square{corner.x + to.x - from.x, corner.y + to.y - from.y};
    }
    const std::optional<Square> middle = m_board.target().first;
    if (!middle)
        return std::nullopt;
    return Square{middle->x - extent.columns() / 2, middle->y - extent.rows() / 2};
}

bool BlockTool::fits(Square at) const
{
    const Squares target = m_block ? moved(allSquares(m_block->scenario()), at) : Squares();
    for (const Square square : tilesAmong(m_board.position()->scenario(), target))
        if (!m_carried || !m_selection.contains(square))
            return false;
    return !target.empty();
}

Squares BlockTool::banded() const
{
    const Square a = m_board.squareAtPosition(m_start), b = m_board.squareAtPosition(m_now);
    const Extent extent{{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
    Squares squares = m_before;
    for (const PlacedTile &tile : m_board.position()->scenario().tiles)
        if (extent.contains(tile.at))
            squares.insert(tile.at);
    return squares;
}

BlockTool::Doing BlockTool::doingFor(QMouseEvent *event, Square square) const
{
    const bool empty = m_board.scene().board().tileAt(square) < 0;
    if (event->button() != Qt::LeftButton || !m_board.hand().isEmpty())
        return Doing::Nothing;
    if (m_block)
        return Doing::Place;
    if (event->modifiers() & Qt::ControlModifier)
        return empty ? Doing::Nothing : Doing::Toggle;
    if ((event->modifiers() & Qt::ShiftModifier) || (m_bandMode && empty))
        return Doing::Band;
    return m_selection.size() > 1 && m_selection.contains(square) ? Doing::Press : Doing::Nothing;
}

bool BlockTool::press(QMouseEvent *event)
{
    const Square square = m_board.squareAtPosition(event->position());
    m_doing = doingFor(event, square);
    m_start = m_now = event->position();
    m_anchor.reset();
    if (m_doing == Doing::Nothing && event->button() == Qt::LeftButton)
        setSelection({});
    if (m_doing == Doing::Band)
        m_before = m_selection;
    if (m_doing == Doing::Nothing)
        return false;
    m_board.setFocus(Qt::MouseFocusReason);
    return true;
}

void BlockTool::carry()
{
    m_doing = Doing::Carry;
    showBlock(blockOf(m_board.position()->scenario(), builtInTiles(), m_selection), true);
}

bool BlockTool::move(QMouseEvent *event)
{
    m_now = event->position();
    const bool far = (m_now - m_start).manhattanLength() >= QApplication::startDragDistance();
    if (m_doing == Doing::Press && far)
        carry();
    if (m_doing == Doing::Band)
        setSelection(banded());
    if (m_doing != Doing::Nothing || m_block)
        m_board.update();
    return false;
}

bool BlockTool::release(QMouseEvent *event)
{
    if (m_doing == Doing::Nothing || event->button() != Qt::LeftButton)
        return false;
    m_now = event->position();
    const Square from = m_board.squareAtPosition(m_start), to = m_board.squareAtPosition(m_now);
    const Doing done = std::exchange(m_doing, Doing::Nothing);
    m_board.update();
    if (done == Doing::Band) {
        setSelection(banded());
    } else if (done == Doing::Toggle) {
        Squares squares = m_selection;
        if (squares.erase(to) == 0)
            squares.insert(to);
        setSelection(squares);
    } else if (done == Doing::Place) {
        if (const std::optional<Square> at = blockPlace())
            emit blockPlaced(*at);
    } else if (done == Doing::Carry) {
        showBlock({}, false);
        if (to != from)
            emit moveAsked({to.x - from.x, to.y - from.y});
    } else {
        setSelection({});
        m_board.activate(from, m_board.target().second);
    }
    return true;
}

bool BlockTool::turn(QEvent *event)
{
    const auto *wheel = static_cast<QWheelEvent *>(event);
    if (!block() || (wheel->modifiers() & Qt::ControlModifier))
        return false;
    turnBlock(wheel->angleDelta().y() < 0);
    return true;
}

bool BlockTool::eventFilter(QObject *, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: return press(static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove: return move(static_cast<QMouseEvent *>(event));
    case QEvent::MouseButtonRelease: return release(static_cast<QMouseEvent *>(event));
    case QEvent::Wheel: return turn(event);
    case QEvent::KeyPress: return key(static_cast<QKeyEvent *>(event));
    case QEvent::ContextMenu:
        if (!m_block)
            return false;
        setBlock({});
        return true;
    case QEvent::ShortcutOverride:
        if (isOurs(static_cast<QKeyEvent *>(event)))
            event->accept();
        return event->isAccepted();
    case QEvent::Paint: keepTiles(); return false;
    default: return false;
    }
}

} // namespace towerwatch
