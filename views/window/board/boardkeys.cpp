// SPDX-License-Identifier: MIT
/// Keys on the board widget: the cursor, what is in hand, and the focus.

#include "model/board/fittingtiles.h"
#include "views/window/board/boardwidget.h"

#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>

namespace towerwatch {

using namespace drawing;

std::optional<Side> sideOfKey(int key)
{
    switch (key) {
    case Qt::Key_Up: return Side::N;
    case Qt::Key_Right: return Side::E;
    case Qt::Key_Down: return Side::S;
    case Qt::Key_Left: return Side::W;
    default: return std::nullopt;
    }
}

std::pair<std::optional<Square>, int> BoardWidget::target() const
{
    if (m_byPointer && m_pointer)
        return {squareAtPosition(*m_pointer), m_hoveredFigure};
    return {m_cursor, m_cursorFigure};
}

void BoardWidget::turnHand(int quarters)
{
    if (m_hand.tile.isEmpty())
        return;
    const Ghost seen = ghostOf(m_hand, *m_scene, aim());
    Hand turned = m_hand;
    turned.rotation = rotationOfQuarters(quarterTurns(seen.rotation) + quarters);
    turned.turnedAt = target().first;
    setHand(turned);
}

Square BoardWidget::firstCursor() const
{
    if (m_marks.selectedSquare)
        return *m_marks.selectedSquare;
    const Square middle = squareAtPosition(QRectF(rect()).center());
    const auto distance = [middle](Square square) {
        return std::hypot(square.x - middle.x, square.y - middle.y);
    };
    const auto &tiles = m_position->scenario().tiles;
    const auto nearest = std::ranges::min_element(
        tiles, [&](const auto &a, const auto &b) { return distance(a.at) < distance(b.at); });
    return nearest == tiles.end() ? middle : nearest->at;
}

void BoardWidget::moveCursor(Side side)
{
    if (!m_cursor) {
        setCursorSquare(firstCursor());
        return;
    }
    const bool isThere = m_proposed == std::pair(*m_cursor, side);
    const Square next = isThere ? *m_cursor : neighbour(*m_cursor, side);
    if (isOnTable(next))
        setCursorSquare(next);
}

void BoardWidget::jumpCursor(Side side)
{
    const Board &board = m_scene->board();
    const Square start = m_cursor.value_or(firstCursor());
    const Extent tiles = m_scene->extent();
    const Extent around = Extent{tiles.first + Square{-1, -1}, tiles.last + Square{1, 1}}.with(start);
    for (Square at = neighbour(start, side); around.contains(at); at = neighbour(at, side))
        if (board.tileAt(at) < 0 && hasNeighbour(board, at) && isOnTable(at))
            return setCursorSquare(at);
}

void BoardWidget::activateTarget()
{
    if (std::exchange(m_away, false) && m_hand.figure)
        return update(); // it is shown first
    if (!m_hand.isEmpty())
        putDown(Hand(m_hand), ghost());
    else if (isCarrying())
        finishDrag();
    else if (m_cursor)
        activate(*m_cursor, m_cursorFigure);
}

void BoardWidget::dropHand()
{
    const bool carried = isCarrying();
    m_drag = {};
    unsetCursor();
    setHand({});
    update();
    if (carried)
        emit handChanged();
}

bool BoardWidget::handleKey(QKeyEvent *event)
{
    const auto [square, figure] = target();
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: activateTarget(); return true;
    case Qt::Key_Escape:
        if (m_hand.isEmpty() && !m_drag.moving)
            return false;
        dropHand();
        return true;
    case Qt::Key_R: {
        const bool clockwise = !(event->modifiers() & Qt::ShiftModifier);
        if (!m_hand.tile.isEmpty())
            turnHand(clockwise ? 1 : -1);
        else if (m_hand.isEmpty() && square && m_scene->board().tileAt(*square) >= 0)
            emit rotateAsked(*square, clockwise);
        return true;
    }
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (square && (figure >= 0 || m_scene->board().tileAt(*square) >= 0))
            emit removeAsked(*square, figure);
        return true;
    default: return false;
    }
}

void BoardWidget::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space) {
        m_spaceHeld = true;
        if (m_drag.kind == Drag::Kind::None)
            setCursor(Qt::OpenHandCursor);
        return;
    }
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool jumps = (event->modifiers() & ~Qt::KeypadModifier) == Qt::ControlModifier;
    if (const std::optional<Side> side = sideOfKey(event->key()); side && (plain || jumps)) {
        if (m_byPointer && m_hoveredSquare)
            m_cursor = m_hoveredSquare;
        m_byPointer = false;
        if (jumps)
            jumpCursor(*side);
        else
            moveCursor(*side);
        return;
    }
    if (!plain || !handleKey(event))
        QWidget::keyPressEvent(event);
}

void BoardWidget::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space) {
        QWidget::keyReleaseEvent(event);
    } else if (!event->isAutoRepeat()) {
        m_spaceHeld = false;
        if (m_drag.kind == Drag::Kind::None)
            unsetCursor();
    }
}

std::vector<Place> BoardWidget::placesAtCursor() const
{
    const FigureKind kind = m_hand.figure        ? *m_hand.figure
                            : m_drag.figure >= 0 ? m_scene->board().figure(m_drag.figure).kind
                                                 : FigureKind::Meeple;
    return placesToStand(m_scene->board(), m_cursor, kind);
}

void BoardWidget::goToPlace(PlaceKind kind)
{
    const std::vector<Place> places = placesAtCursor();
    const auto isMeant = [kind](PlaceKind other) {
        return other == kind || (kind == PlaceKind::City && other == PlaceKind::Castle) ||
               (kind == PlaceKind::Road && other == PlaceKind::Bridge);
    };
    for (std::size_t i = 1; i <= places.size(); ++i)
        if (const std::size_t place = (m_cursorPlace + i) % places.size(); isMeant(places[place].kind)) {
            m_cursorPlace = place;
            return update();
        }
}

bool BoardWidget::focusNextPrevChild(bool next)
{
    const int step = next ? 1 : -1;
    if (m_cursor && (m_hand.figure || (isCarrying() && m_drag.figure >= 0)) && !m_byPointer) {
        const auto last = static_cast<int>(placesAtCursor().size()) - 1;
        const int place = static_cast<int>(m_cursorPlace) + step;
        if (place < 0 || place > last)
            return QWidget::focusNextPrevChild(next);
        m_cursorPlace = static_cast<std::size_t>(place);
        update();
        emit placeHovered();
        return true;
    }
    const std::vector<int> figures = m_cursor && m_hand.isEmpty() ? figuresOn(*m_cursor) : std::vector<int>();
    const auto found = std::ranges::find(figures, m_cursorFigure);
    const int rank = found == figures.end() ? -1 : static_cast<int>(found - figures.begin());
    const int wanted = rank + step;
    if (wanted < -1 || wanted >= static_cast<int>(figures.size()))
        return QWidget::focusNextPrevChild(next);
    m_byPointer = false;
    m_cursorFigure = wanted < 0 ? -1 : figures[static_cast<std::size_t>(wanted)];
    announceCursor();
    update();
    emit cursorMoved(*m_cursor, m_cursorFigure);
    return true;
}

void BoardWidget::focusInEvent(QFocusEvent *event)
{
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    m_away = m_away && !byKey;
    if (byKey || !m_pointer) {
        m_byPointer = false;
        if (!m_cursor)
            m_cursor = firstCursor();
    }
    announceCursor();
    update();
}

void BoardWidget::focusOutEvent(QFocusEvent *)
{
    m_spaceHeld = false;
    update();
}

} // namespace towerwatch
