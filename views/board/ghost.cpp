// SPDX-License-Identifier: MIT
#include "views/board/ghost.h"

#include "model/board/fittingtiles.h"
#include "model/board/places.h"
#include "resources/catalogue.h"
#include "views/drawing/path.h"
#include "views/wording/words.h"

#include <QStringList>

namespace towerwatch {

using namespace drawing;

namespace {

/// From the pointer to the foot of a figure that follows it: it is held in its middle.
constexpr Point heldAt{0, 10};

Ghost tileGhost(const Scene &scene, const Tile *tile, Rotation rotation, std::optional<Square> from,
                const Aim &aim)
{
    Ghost ghost;
    ghost.tile = tile;
    ghost.rotation = rotation;
    ghost.from = from;
    if (!tile || !aim.square)
        return ghost;
    ghost.kind = Ghost::Kind::Tile;
    ghost.at = *aim.square;
    ghost.allowed = isOnTable(ghost.at) && (ghost.at == from || scene.board().tileAt(ghost.at) < 0);
    return ghost;
}

/// Where a figure would stand; nothing where the tile has no such place.
std::optional<Place> aimedPlace(const Board &board, const Aim &aim)
{
    if (aim.pointer)
        return placeUnder(board, *aim.pointer);
    const std::vector<Place> places = placesToStand(board, aim.square);
    return places.empty() ? std::nullopt : std::optional(places[aim.place % places.size()]);
}

Ghost figureGhost(const Scene &scene, const Sprite &figure, int moved, const Aim &aim)
{
    Ghost ghost;
    if (!aim.square)
        return ghost;
    const Board &board = scene.board();
    ghost.kind = Ghost::Kind::Figure;
    ghost.figure = figure;
    ghost.at = *aim.square;
    ghost.foot = aim.pointer.value_or(cornerOf(ghost.at) + tileCentre) + heldAt;
    const int tile = board.tileAt(ghost.at);
    if (tile < 0)
        return ghost;
    if (!isNeutral(figure.figure)) {
        ghost.on = aimedPlace(board, aim);
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

/// "KIND OWNER" or, for neutral figures, "KIND".
Hand figureFrom(const QString &text)
{
    const QStringList words = text.split(u' ');
    const auto kind = fromName<FigureKind>(words.value(0).toStdString());
    const auto owner = fromName<Colour>(words.value(1).toStdString());
    Hand hand;
    if (kind && words.size() <= 2 && isNeutral(*kind) != owner.has_value()) {
        hand.figure = kind;
        hand.owner = owner;
    }
    return hand;
}

/// "DEGREES ID".
Hand tileFrom(const QString &text)
{
    bool isNumber = false;
    const int turned = text.section(u' ', 0, 0).toInt(&isNumber);
    Hand hand;
    if (isNumber && turned % 90 == 0) {
        hand.tile = text.section(u' ', 1);
        hand.rotation = rotationOfQuarters(turned / 90);
    }
    return hand;
}

} // namespace

std::vector<Place> placesToStand(const Board &board, std::optional<Square> square)
{
    const int tile = square ? board.tileAt(*square) : -1;
    std::vector<Place> places = tile < 0 ? std::vector<Place>() : placesOf(board, tile);
    std::erase_if(places, [](const Place &place) { return place.kind == PlaceKind::Acrobat; });
    return places;
}

Ghost ghostOf(const Hand &hand, const Scene &scene, const Aim &aim)
{
    const Scenario &scenario = scene.position().scenario();
    if (!hand.tile.isEmpty()) {
        const Tile *tile = designOf(scenario, builtInTiles(), hand.tile.toStdString());
        const bool turns =
            tile && aim.square && aim.square != hand.turnedAt && scene.board().tileAt(*aim.square) < 0;
        const Rotation rotation =
            turns ? fittingRotation(scene.board(), *tile, *aim.square, hand.rotation) : hand.rotation;
        return tileGhost(scene, tile, rotation, {}, aim);
    }
    return hand.figure ? figureGhost(scene, figureSprite({"", *hand.figure, hand.owner, {}, {}}), -1, aim)
                       : Ghost();
}

Ghost ghostOf(int figure, Square tile, const Scene &scene, const Aim &aim)
{
    const Board &board = scene.board();
    if (figure >= 0)
        return figureGhost(scene, figureSprite(board.figure(figure)), figure, aim);
    const int index = board.tileAt(tile);
    return index < 0 ? Ghost()
                     : tileGhost(scene, board.design(index), board.placed(index).rotation, tile, aim);
}

std::unique_ptr<QMimeData> Hand::toMime() const
{
    QString text;
    if (!tile.isEmpty()) {
        text = QStringLiteral("tile %1 %2").arg(degrees(rotation)).arg(tile);
    } else if (figure) {
        text = QStringLiteral("figure ") + utf8(name(*figure));
        if (owner)
            text += u' ' + utf8(name(*owner));
    }
    auto data = std::make_unique<QMimeData>();
    data->setData(mimeType(), text.toUtf8());
    return data;
}

Hand Hand::fromMime(const QMimeData *data)
{
    Hand hand;
    if (!data)
        return hand;
    const QString text = QString::fromUtf8(data->data(mimeType()));
    const QString what = text.section(u' ', 0, 0), rest = text.section(u' ', 1);
    if (what == u"tile")
        hand = tileFrom(rest);
    else if (what == u"figure")
        hand = figureFrom(rest);
    return hand;
}

} // namespace towerwatch
