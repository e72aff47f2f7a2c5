// SPDX-License-Identifier: MIT
#include "views/window/board/blocktool.h"

#include "resources/catalogue.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

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

void BlockTool::place()
{
    if (const std::optional<Square> at = blockPlace())
        emit blockPlaced(*at);
}

bool BlockTool::press(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_board.hand().isEmpty())
        return false;
    const Square square = m_board.squareAtPosition(event->position());
    const bool isTile = m_board.scene().board().tileAt(square) >= 0;
    m_start = m_now = event->position();
    m_doing = Doing::Taken;
    if (m_block) {
        place();
    } else if (event->modifiers() & Qt::ShiftModifier) {
        extend(m_board.cursor().value_or(square), square);
    } else if ((event->modifiers() & Qt::ControlModifier) && isTile) {
        toggle(square);
    } else if (m_selection.size() > 1 && m_selection.contains(square)) {
        m_doing = Doing::Press;
    } else {
        m_doing = Doing::Nothing;
        m_anchor.reset();
        setSelection({});
        return false;
    }
    m_board.setFocus(Qt::MouseFocusReason);
    return true;
}

void BlockTool::move(QMouseEvent *event)
{
    m_now = event->position();
    const bool far = (m_now - m_start).manhattanLength() >= QApplication::startDragDistance();
    if (m_doing == Doing::Press && far) {
        m_doing = Doing::Carry;
        showBlock(blockOf(m_board.position()->scenario(), builtInTiles(), m_selection), true);
    }
    if (m_block)
        m_board.update();
}

bool BlockTool::release(QMouseEvent *event)
{
    if (m_doing == Doing::Nothing || event->button() != Qt::LeftButton)
        return false;
    m_now = event->position();
    const Square from = m_board.squareAtPosition(m_start), to = m_board.squareAtPosition(m_now);
    const Doing done = std::exchange(m_doing, Doing::Nothing);
    if (done == Doing::Carry) {
        showBlock({}, false);
        if (m_board.rect().contains(m_now.toPoint()) && to != from)
            emit moveAsked({to.x - from.x, to.y - from.y});
    } else if (done == Doing::Press) {
        setSelection({});
        m_board.activate(from, m_board.target().second);
    }
    return true;
}

void BlockTool::toggle(Square square)
{
    Squares squares = m_selection;
    if (squares.erase(square) == 0)
        squares.insert(square);
    setSelection(squares);
    m_before = squares;
    m_anchor = square;
}

bool BlockTool::eventFilter(QObject *, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: return press(static_cast<QMouseEvent *>(event));
    case QEvent::MouseMove: move(static_cast<QMouseEvent *>(event)); return false;
    case QEvent::MouseButtonRelease: return release(static_cast<QMouseEvent *>(event));
    case QEvent::ContextMenu:
        if (!m_block)
            return false;
        setBlock({});
        return true;
    case QEvent::Paint: keepTiles(); return false;
    default: return false;
    }
}

/// R too, so that no tile turns of which nobody thinks.
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

Square BlockTool::startOfKeys() const
{
    if (const auto &cursor = m_board.cursor())
        return *cursor;
    return m_board.target().first.value_or(m_board.squareAtPosition(QRectF(m_board.rect()).center()));
}

void BlockTool::extend(Square start, Square to)
{
    if (!m_anchor) {
        m_anchor = start;
        m_before = m_selection;
    }
    const Extent extent = Extent{*m_anchor, *m_anchor}.with(to);
    m_board.setCursorSquare(to);
    Squares squares = m_before;
    for (const PlacedTile &tile : m_board.position()->scenario().tiles)
        if (extent.contains(tile.at))
            squares.insert(tile.at);
    setSelection(squares);
}

bool BlockTool::arrow(Side side, Qt::KeyboardModifiers modifiers)
{
    if (modifiers == Qt::ShiftModifier) {
        extend(startOfKeys(), neighbour(startOfKeys(), side));
        return true;
    }
    if (modifiers == Qt::ControlModifier && !m_selection.empty()) {
        emit moveAsked(neighbour({}, side));
        return true;
    }
    m_anchor.reset();
    if (modifiers == Qt::NoModifier)
        setSelection({});
    return false;
}

bool BlockTool::key(QKeyEvent *event)
{
    if (const std::optional<Side> side = sideOfKey(event->key()))
        return arrow(*side, plainOf(event));
    if (!block() && (m_selection.empty() || !m_board.hand().isEmpty()))
        return false;
    switch (event->key()) {
    case Qt::Key_R: return true;
    case Qt::Key_Escape: block() ? setBlock({}) : setSelection({}); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!block())
            return false;
        place();
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (!block())
            emit removeAsked();
        return true;
    default: return false;
    }
}

} // namespace towerwatch

#include "moc_blocktool.cpp"
