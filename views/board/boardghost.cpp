// SPDX-License-Identifier: MIT
/// What the board widget would put down, and putting it down.
#include "views/board/boardwidget.h"

#include "model/board/places.h"
#include "resources/catalogue.h"
#include "views/drawing/path.h"

namespace towerwatch {

using namespace drawing;

namespace {

/// From the pointer to the foot of a figure that follows it: it is held in its middle.
constexpr Point heldAt{0, 10};

Sprite spriteOf(FigureKind kind, std::optional<Colour> owner)
{
    return figureSprite({"", kind, owner, {}, {}});
}

} // namespace

Ghost BoardWidget::tileGhost(const Tile *tile, Rotation rotation, std::optional<Square> from) const
{
    Ghost ghost;
    ghost.tile = tile;
    ghost.rotation = rotation;
    ghost.from = from;
    const auto [square, figure] = target();
    if (!tile || !square)
        return ghost;
    ghost.kind = Ghost::Kind::Tile;
    ghost.at = *square;
    const bool onTable = isOnTable(*square);
    ghost.allowed = onTable && (square == from || m_scene->board().tileAt(*square) < 0);
    return ghost;
}

std::vector<Place> BoardWidget::placesAtCursor() const
{
    const int tile = m_cursor ? m_scene->board().tileAt(*m_cursor) : -1;
    std::vector<Place> places;
    if (tile >= 0)
        for (const Place &place : placesOf(m_scene->board(), tile))
            if (place.kind != PlaceKind::Acrobat)
                places.push_back(place);
    return places;
}

Ghost BoardWidget::figureGhost(const Sprite &figure, int moved) const
{
    Ghost ghost;
    const auto [square, hovered] = target();
    if (!square)
        return ghost;
    const Board &board = m_scene->board();
    const bool byPointer = m_byPointer && m_pointer;
    const Point point = byPointer ? toBoard(*m_pointer) : cornerOf(*square) + Point{50, 50};
    ghost.kind = Ghost::Kind::Figure;
    ghost.figure = figure;
    ghost.at = *square;
    ghost.foot = {point.x + heldAt.x, point.y + heldAt.y};
    const int tile = board.tileAt(*square);
    if (tile < 0)
        return ghost;
    if (!isNeutral(figure.figure)) {
        const std::vector<Place> places = byPointer ? std::vector<Place>() : placesAtCursor();
        ghost.on = byPointer        ? placeUnder(board, point)
                   : places.empty() ? std::nullopt
                                    : std::optional(places[m_cursorPlace % places.size()]);
        if (!ghost.on)
            return ghost;
    }
    const int onTower = board.figureOnTower(tile);
    ghost.allowed = !ghost.on || ghost.on->kind != PlaceKind::Tower || onTower < 0 || onTower == moved;
    ghost.figure.lying = ghost.on && ghost.on->kind == PlaceKind::Field && isMeeple(figure.figure);
    if (ghost.allowed)
        ghost.foot = footFor(board, tile, figure.figure, ghost.on);
    return ghost;
}

Ghost BoardWidget::dragGhost() const
{
    if (m_drag.figure >= 0)
        return figureGhost(figureSprite(m_scene->board().figure(m_drag.figure)), m_drag.figure);
    const int tile = m_scene->board().tileAt(m_drag.square);
    if (tile < 0)
        return {};
    return tileGhost(m_scene->board().design(tile), m_scene->board().placed(tile).rotation, m_drag.square);
}

Ghost BoardWidget::handGhost(const Hand &hand) const
{
    if (!hand.tile.isEmpty())
        return tileGhost(designOf(m_position->scenario(), builtInTiles(), hand.tile.toStdString()),
                         hand.rotation, {});
    if (hand.figure)
        return figureGhost(spriteOf(*hand.figure, hand.owner), -1);
    return {};
}

Ghost BoardWidget::ghost() const
{
    if (!m_dropHand.isEmpty())
        return handGhost(m_dropHand);
    if (m_drag.moving)
        return dragGhost();
    return handGhost(m_hand);
}

void BoardWidget::putDown(const Hand &hand, const Ghost &ghost)
{
    if (ghost.kind == Ghost::Kind::None || !ghost.allowed)
        return;
    m_cursor = ghost.at;
    if (ghost.kind == Ghost::Kind::Tile)
        emit tilePlaced(hand.tile, ghost.at, hand.rotation);
    else
        emit figurePlaced(*hand.figure, hand.owner, ghost.at, ghost.on);
}

void BoardWidget::carry(Square square, int figure)
{
    if (m_scene->board().tileAt(square) < 0)
        return;
    setHand({});
    m_drag = {};
    m_drag.kind = Drag::Kind::Carry;
    m_drag.square = square;
    m_drag.figure = figure;
    m_drag.moving = true;
    m_cursor = square;
    m_cursorFigure = figure;
    m_cursorPlace = 0;
    update();
    emit handChanged();
}

void BoardWidget::finishDrag()
{
    const Drag drag = m_drag;
    const Ghost ghost = dragGhost();
    m_drag = {};
    update();
    if (drag.kind == Drag::Kind::Carry && ghost.kind != Ghost::Kind::None)
        m_cursor = ghost.at;
    if (ghost.kind == Ghost::Kind::None || !ghost.allowed)
        return;
    if (drag.figure >= 0)
        emit figureMoved(drag.figure, ghost.at, ghost.on);
    else if (ghost.at != drag.square)
        emit tileMoved(drag.square, ghost.at);
}

} // namespace towerwatch
