// SPDX-License-Identifier: MIT
#include "views/window/board/hand.h"

#include "model/board/fittingtiles.h"
#include "model/board/places.h"
#include "model/referee/referee.h"
#include "resources/catalogue.h"
#include "views/drawing/path.h"
#include "views/window/look/artimage.h"
#include "views/window/look/pagecolours.h"
#include "views/words/words.h"

#include <QDrag>
#include <QStringList>
#include <QWidget>

#include <algorithm>

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
    if (!isOnTable(ghost.at))
        ghost.refusal = Refusal::OffTable;
    else if (ghost.at != from && scene.board().tileAt(ghost.at) >= 0)
        ghost.refusal = Refusal::SquareTaken;
    ghost.allowed = ghost.refusal == Refusal::None;
    return ghost;
}

/// Whether a figure of a kind may ever stand there as the tile is: on top of a tower only above a floor.
bool suits(const Board &board, int tile, FigureKind kind, const Place &place)
{
    return everStandsOn(kind, place.kind) &&
           (place.kind != PlaceKind::Tower || board.placed(tile).floors > 0);
}

/// The place of a square nearest to the pointer on which figures of a kind may stand.
std::optional<Place> nearestSuiting(const Board &board, FigureKind kind, Square square, Point pointer)
{
    const int tile = board.tileAt(square);
    std::optional<Place> nearest;
    double least = 0;
    for (const Place &place : placesToStand(board, square, kind)) {
        if (!suits(board, tile, kind, place))
            continue;
        const double away = length(footFor(board, tile, kind, place) - pointer);
        if (!nearest || away < least) {
            nearest = place;
            least = away;
        }
    }
    return nearest;
}

/// The place that is pointed at: of a road a little beside it too, as roads are narrow on a board seen whole.
std::optional<Place> pointedPlace(const Board &board, const Aim &aim)
{
    const std::optional<Place> under = placeUnder(board, *aim.pointer);
    if (!under || under->kind != PlaceKind::Field || aim.anywhere)
        return under;
    constexpr double aslant = 0.7;
    constexpr Point around[] = {
        {0, -1},           {1, 0}, {0, 1}, {-1, 0}, {aslant, -aslant}, {aslant, aslant}, {-aslant, aslant},
        {-aslant, -aslant}};
    for (const Point &way : around)
        if (const Point beside = *aim.pointer + way * aim.reach; squareAt(beside) == *aim.square)
            if (const auto place = placeUnder(board, beside); place && place->kind == PlaceKind::Road)
                return place;
    return under;
}

/// Where a figure would stand; nothing where the tile has no such place.
std::optional<Place> aimedPlace(const Board &board, FigureKind kind, const Aim &aim)
{
    if (aim.pointer) {
        const std::optional<Place> under = pointedPlace(board, aim);
        if (aim.anywhere || (under && suits(board, board.tileAt(*aim.square), kind, *under)))
            return under;
        const auto suiting = nearestSuiting(board, kind, *aim.square, *aim.pointer + heldAt);
        return suiting ? suiting : under;
    }
    const std::vector<Place> places = placesToStand(board, aim.square, kind);
    return places.empty() ? std::nullopt : std::optional(places[aim.place % places.size()]);
}

/// Why a figure cannot stand where it is held.
Refusal refusalOf(const Board &board, int tile, const Ghost &ghost, int moved, const Aim &aim)
{
    const int onTower = board.figureOnTower(tile);
    if (ghost.on && ghost.on->kind == PlaceKind::Tower && onTower >= 0 && onTower != moved)
        return Refusal::TowerTaken;
    return ghost.unsuitable && aim.pointer && !aim.anywhere ? Refusal::UnsuitablePlace : Refusal::None;
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
    ghost.refusal = Refusal::NoTile;
    if (tile < 0)
        return ghost;
    if (!isNeutral(figure.figure)) {
        ghost.on = aimedPlace(board, figure.figure, aim);
        ghost.refusal = Refusal::NoPlace;
        if (!ghost.on)
            return ghost;
        ghost.unsuitable = !suits(board, tile, figure.figure, *ghost.on);
    }
    ghost.refusal = refusalOf(board, tile, ghost, moved, aim);
    ghost.allowed = ghost.refusal == Refusal::None;
    ghost.figure.lying = ghost.on && ghost.on->kind == PlaceKind::Field && isMeeple(figure.figure);
    if (ghost.allowed)
        ghost.foot = footFor(board, tile, figure.figure, ghost.on);
    return ghost;
}

/// "KIND OWNER" or, for neutral figures, "KIND"; then "of HOLDER" for a prisoner, "on ID" for a figure of the
/// board.
Hand figureFrom(const QString &text)
{
    const QString from = text.section(u' ', -2, -2), source = text.section(u' ', -1);
    const bool held = from == u"of", moved = from == u"on";
    const QStringList words = (held || moved ? text.section(u' ', 0, -3) : text).split(u' ');
    const auto kind = fromName<FigureKind>(words.value(0).toStdString());
    const auto owner = fromName<Colour>(words.value(1).toStdString());
    const auto holder = fromName<Colour>(source.toStdString());
    Hand hand;
    if (!kind || words.size() > 2 || isNeutral(*kind) == owner.has_value() || (held && !holder))
        return hand;
    hand.figure = kind;
    hand.owner = owner;
    if (held)
        hand.holder = holder;
    if (moved)
        hand.moved = QByteArray::fromPercentEncoding(source.toUtf8()).toStdString();
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

std::vector<Place> placesToStand(const Board &board, std::optional<Square> square, FigureKind kind)
{
    const int tile = square ? board.tileAt(*square) : -1;
    std::vector<Place> places = tile < 0 ? std::vector<Place>() : placesOf(board, tile);
    std::erase_if(places, [](const Place &place) { return place.kind == PlaceKind::Acrobat; });
    const auto isLater = [&](const Place &place) {
        return std::pair(!suits(board, tile, kind, place), place.kind != PlaceKind::Monastery);
    };
    std::ranges::stable_sort(places, {}, isLater);
    return places;
}

int movedFigure(const Hand &hand, const Position &position)
{
    return hand.moved.empty() ? -1 : position.figure(hand.moved);
}

Ghost ghostOf(const Hand &hand, const Scene &scene, const Aim &aim)
{
    if (const int moved = movedFigure(hand, scene.position()); moved >= 0)
        return ghostOf(moved, {}, scene, aim);
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
            text += u' ' + QString(utf8(name(*owner)));
        if (holder)
            text += QStringLiteral(" of ") + utf8(name(*holder));
        else if (!moved.empty())
            text += QStringLiteral(" on ") +
                    QString::fromLatin1(QByteArray::fromStdString(moved).toPercentEncoding());
    }
    auto data = std::make_unique<QMimeData>();
    data->setData(mimeType(), text.toUtf8());
    return data;
}

void Hand::drag(QWidget &from) const
{
    constexpr int side = 36;
    auto *drag = new QDrag(&from);
    drag->setMimeData(toMime().release());
    drag->setPixmap(QPixmap::fromImage(
        figureImage(*figure, owner, side, from.devicePixelRatioF(), schemeFor(from.palette()))));
    drag->setHotSpot({side / 2, side / 2});
    drag->exec(Qt::MoveAction | Qt::CopyAction, Qt::MoveAction);
}

Hand Hand::fromMime(const QMimeData *data)
{
    Hand hand;
    if (!data)
        return hand;
    constexpr qsizetype mostBytes = 1 << 12; // what other programs call a hand may be of any length
    const QString text = QString::fromUtf8(data->data(mimeType()).left(mostBytes));
    const QString what = text.section(u' ', 0, 0), rest = text.section(u' ', 1);
    if (what == u"tile")
        hand = tileFrom(rest);
    else if (what == u"figure")
        hand = figureFrom(rest);
    return hand;
}

} // namespace towerwatch
