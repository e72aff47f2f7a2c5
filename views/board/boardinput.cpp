// SPDX-License-Identifier: MIT
/// Pointer and keys on the board widget.

#include "model/board/fittingtiles.h"
#include "views/board/boardwidget.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace towerwatch {

using namespace drawing;

namespace {

constexpr int wheelNotch = 120;
constexpr double wheelZoom = 1.2; ///< for one notch

} // namespace

void BoardWidget::setPointer(std::optional<QPointF> position)
{
    m_pointer = position;
    m_byPointer = position.has_value();
    updateHover();
    if (!m_hand.isEmpty() || !m_dropHand.isEmpty() || m_drag.moving)
        update();
}

void BoardWidget::updateHover()
{
    std::optional<Square> square;
    int figure = -1;
    if (m_pointer) {
        const Point point = toBoard(*m_pointer);
        square = squareAt(point);
        figure = m_scene->figureAt(point);
    }
    if (square != m_hoveredSquare || figure != m_hoveredFigure) {
        m_hoveredSquare = square;
        m_hoveredFigure = figure;
        emit hovered(square, figure);
    }
    hoverPlace(square.value_or(Square{}), figure);
}

void BoardWidget::forgetHover()
{
    m_hoveredSquare.reset();
    m_hoveredFigure = -1;
    m_hoveredPlace.reset();
}

void BoardWidget::hoverPlace(Square square, int figure)
{
    std::optional<std::pair<Square, Place>> place;
    const Board &board = m_scene->board();
    if (figure >= 0 && board.figure(figure).at && board.figure(figure).on)
        place = {*board.figure(figure).at, *board.figure(figure).on};
    else if (m_pointer && figure < 0 && board.designAt(square))
        if (const std::optional<Place> under = placeUnder(board, toBoard(*m_pointer)))
            place = {square, *under};
    if (place == m_hoveredPlace)
        return;
    m_hoveredPlace = place;
    if (m_hand.isEmpty())
        update();
    emit placeHovered();
}

void BoardWidget::mousePressEvent(QMouseEvent *event)
{
    setPointer(event->position());
    if (m_drag.kind != Drag::Kind::None)
        return;
    const bool pans =
        event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld);
    if (!pans && event->button() != Qt::LeftButton)
        return;
    m_drag = {};
    m_drag.kind = pans ? Drag::Kind::Pan : Drag::Kind::Press;
    m_drag.start = event->position();
    m_drag.origin = view().origin;
    m_drag.square = squareAtPosition(event->position());
    m_drag.figure = m_hoveredFigure;
    if (pans)
        setCursor(Qt::ClosedHandCursor);
}

void BoardWidget::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF way = event->position() - m_drag.start;
    if (m_drag.kind == Drag::Kind::Press && !m_drag.moving && m_hand.isEmpty() &&
        way.manhattanLength() >= QApplication::startDragDistance()) {
        m_drag.moving = m_drag.figure >= 0 || m_scene->board().tileAt(m_drag.square) >= 0;
        if (!m_drag.moving)
            m_drag.kind = Drag::Kind::Pan;
        setCursor(Qt::ClosedHandCursor);
    }
    if (m_drag.kind == Drag::Kind::Pan)
        panTo(m_drag.origin + (way * view().ratio).toPoint());
    if (m_drag.kind == Drag::Kind::Press && m_drag.moving && m_drag.figure >= 0 &&
        !rect().contains(event->position().toPoint()))
        return letOut();
    const bool keysLed = !m_byPointer;
    setPointer(event->position());
    if (keysLed)
        update();
}

/// What is dragged leaves the board.
void BoardWidget::letOut()
{
    const int figure = std::exchange(m_drag, {}).figure;
    unsetCursor();
    setPointer(std::nullopt);
    update();
    emit figureDraggedOut(figure);
}

void BoardWidget::mouseReleaseEvent(QMouseEvent *event)
{
    setPointer(event->position());
    if (m_drag.kind == Drag::Kind::None || (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)))
        return;
    setCursor(m_restCursor);
    if (m_spaceHeld)
        setCursor(Qt::OpenHandCursor);
    if (m_drag.moving) {
        finishDrag();
        return;
    }
    const Drag drag = std::exchange(m_drag, {});
    if (drag.kind != Drag::Kind::Press)
        return;
    const bool beside = m_hand.figure && m_scene->board().tileAt(drag.square) < 0;
    if (beside)
        setHand({}); // nothing can stand there: a tile is wanted
    if (!m_hand.isEmpty())
        putDown(m_hand, ghost());
    else
        activate(drag.square, drag.figure);
}

void BoardWidget::wheelEvent(QWheelEvent *event)
{
    event->accept();
    const bool ctrl = event->modifiers() & Qt::ControlModifier;
    const bool touchpad = !event->pixelDelta().isNull() && event->phase() != Qt::NoScrollPhase;
    const int delta = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
    if (!ctrl && !m_hand.tile.isEmpty()) {
        m_wheel += delta;
        const int notches = std::exchange(m_wheel, m_wheel % wheelNotch) / wheelNotch;
        turnHand(-notches);
    } else if (!ctrl && touchpad) {
        panTo(view().origin + (QPointF(event->pixelDelta()) * view().ratio).toPoint());
    } else {
        zoomBy(std::pow(wheelZoom, static_cast<double>(delta) / wheelNotch), event->position());
    }
}

void BoardWidget::leaveEvent(QEvent *)
{
    setPointer(std::nullopt);
    update();
}

void BoardWidget::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_hand.isEmpty() || isCarrying()) {
        dropHand();
        return;
    }
    m_drag = {};
    setCursor(m_restCursor);
    if (event->reason() == QContextMenuEvent::Mouse) {
        const Point point = toBoard(event->pos());
        emit contextMenuAsked(squareAt(point), m_scene->figureAt(point), event->globalPos());
    } else if (m_cursor) {
        emit contextMenuAsked(*m_cursor, m_cursorFigure,
                              mapToGlobal(squareRect(*m_cursor).center()).toPoint());
    }
}

void BoardWidget::dragEnterEvent(QDragEnterEvent *event)
{
    m_dropHand = Hand::fromMime(event->mimeData());
    if (m_dropHand.isEmpty())
        return;
    m_dropHand.rotation = m_dropHand.tile == m_hand.tile ? m_hand.rotation : m_dropHand.rotation;
    setPointer(event->position());
    event->acceptProposedAction();
}

void BoardWidget::dragMoveEvent(QDragMoveEvent *event)
{
    m_anywhere = event->modifiers() & Qt::ControlModifier;
    setPointer(event->position());
    event->setAccepted(ghost().allowed);
}

void BoardWidget::dragLeaveEvent(QDragLeaveEvent *)
{
    m_dropHand = {};
    setPointer(std::nullopt);
    update();
}

void BoardWidget::dropEvent(QDropEvent *event)
{
    setPointer(event->position());
    const Ghost dropped = ghost();
    const Hand hand = std::exchange(m_dropHand, {});
    event->acceptProposedAction();
    update();
    putDown(hand, dropped);
}

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
    const Square next = neighbour(*m_cursor, side);
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
    if (!m_hand.isEmpty())
        putDown(m_hand, ghost());
    else if (isCarrying())
        finishDrag();
    else if (m_cursor)
        activate(*m_cursor, m_cursorFigure);
}

void BoardWidget::dropHand()
{
    const bool carried = isCarrying();
    m_drag = {};
    setCursor(m_restCursor);
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
            setCursor(m_restCursor);
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
