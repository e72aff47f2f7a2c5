// SPDX-License-Identifier: MIT
#include "views/window/board/blocktool.h"

#include "resources/catalogue.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

namespace towerwatch {

using namespace drawing;

namespace {

Qt::KeyboardModifiers plainOf(const QKeyEvent *event)
{
    return event->modifiers() & ~Qt::KeypadModifier;
}

} // namespace

BlockTool::BlockTool(BoardWidget &board)
    : QObject(&board)
    , m_board(board)
{
    board.installEventFilter(this);
    board.setKeyTaker(KeyTurn::Blocks, [this](QKeyEvent &event) {
        return event.type() == QEvent::KeyPress ? key(&event) : isOurs(&event);
    });
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

void BlockTool::setBandMode(bool on)
{
    m_bandMode = on;
    m_board.setRestCursor(on ? Qt::CrossCursor : Qt::ArrowCursor);
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
        return extentOf(m_selection).first + to + Square{-from.x, -from.y};
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
    const Extent extent = Extent{a, a}.with(b);
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
    if ((event->modifiers() & Qt::ShiftModifier) || m_bandMode)
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
    const bool inside = m_board.rect().contains(m_now.toPoint());
    m_board.update();
    const bool far = (m_now - m_start).manhattanLength() >= QApplication::startDragDistance();
    if (done == Doing::Band && (far || !m_bandMode)) {
        setSelection(banded());
    } else if (done == Doing::Band || done == Doing::Toggle) {
        click(to);
    } else if (done == Doing::Place) {
        if (const std::optional<Square> at = inside ? blockPlace() : std::nullopt)
            emit blockPlaced(*at);
    } else if (done == Doing::Carry) {
        showBlock({}, false);
        if (inside && to != from)
            emit moveAsked({to.x - from.x, to.y - from.y});
    } else {
        setSelection({});
        m_board.activate(from, m_board.target().second);
    }
    return true;
}

/// A click that selects: it adds a tile or takes it out; beside the tiles nothing stays selected.
void BlockTool::click(Square square)
{
    Squares squares = m_selection;
    if (m_board.scene().board().tileAt(square) < 0)
        squares.clear();
    else if (squares.erase(square) == 0)
        squares.insert(square);
    setSelection(squares);
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
    case QEvent::ContextMenu:
        if (!m_block)
            return false;
        setBlock({});
        return true;
    case QEvent::Paint: keepTiles(); return false;
    default: return false;
    }
}

bool BlockTool::isOurs(const QKeyEvent *event) const
{
    const auto modifiers = plainOf(event);
    const bool plain = modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_R:
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return plain && (m_block || !m_selection.empty());
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
    const Extent band = Extent{anchor, anchor}.with(cursor);
    m_board.setCursorSquare(cursor);
    Squares squares = m_before;
    for (int y = band.first.y; y <= band.last.y; ++y)
        for (int x = band.first.x; x <= band.last.x; ++x)
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
    if (m_bandMode && m_board.hand().isEmpty() && event->key() == Qt::Key_Escape) {
        emit bandModeLeft();
        return true;
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

} // namespace towerwatch

#include "moc_blocktool.cpp"
