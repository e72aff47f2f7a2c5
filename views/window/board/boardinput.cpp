// SPDX-License-Identifier: MIT
/// The pointer on the board widget.

#include "views/window/board/boardwidget.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>

namespace towerwatch {

using namespace drawing;

namespace {

constexpr int wheelNotch = 120;
constexpr double wheelZoom = 1.2; ///< for one notch

} // namespace

void BoardWidget::setPointer(std::optional<QPointF> position)
{
    m_away = !position && (m_away || ledByPointer());
    m_pointer = position;
    m_byPointer = position.has_value();
    if (!position || squareAtPosition(*position) != m_laid)
        m_laid.reset();
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

bool BoardWidget::pointsAtFeature() const
{
    return ledByPointer() && meansFeature(m_scene->board(), toBoard(*m_pointer));
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
    unsetCursor();
    if (m_spaceHeld)
        setCursor(Qt::OpenHandCursor);
    if (!rect().contains(event->position().toPoint())) { // what is let go there stays where it was
        if (!isCarrying())
            m_drag = {};
        return update();
    }
    if (m_drag.moving) {
        finishDrag();
        return;
    }
    const Drag drag = std::exchange(m_drag, {});
    if (drag.kind != Drag::Kind::Press)
        return;
    const Ghost held = ghost();
    const bool isStock =
        !m_hand.holder && m_hand.moved.empty() && !(m_hand.figure && rulesOf(*m_hand.figure).single);
    if (held.allowed)
        return putDown(Hand(m_hand), held, isStock && event->modifiers() & Qt::ShiftModifier);
    if (held.refusal == Refusal::NoTile)
        setHand({}); // a tile is wanted
    activate(drag.square, drag.figure);
    refuse(held);
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
    unsetCursor();
    if (event->reason() == QContextMenuEvent::Mouse) {
        const Point point = toBoard(event->pos());
        m_cursor = squareAt(point);
        m_cursorFigure = m_scene->figureAt(point);
        emit contextMenuAsked(*m_cursor, m_cursorFigure, event->globalPos());
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
    // what follows may take long, and what is pressed meanwhile would still be of the drag
    QMetaObject::invokeMethod(
        this, [this, hand, dropped] { putDown(hand, dropped); }, Qt::QueuedConnection);
}

} // namespace towerwatch
