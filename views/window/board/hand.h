// SPDX-License-Identifier: MIT
/// What is in hand, and its ghost: a preview of where it would be put down.
#pragma once

#include "model/scenario/figurekinds.h"
#include "views/drawing/scene.h"

#include <QMimeData>
#include <QString>

#include <memory>

class QWidget;

namespace towerwatch {

/// The tool in hand: a tile, a figure or nothing; a figure may come from the board or from a player.
struct Hand
{
    QString tile = {};                     ///< the id of a tile; empty: none
    Rotation rotation = Rotation::R0;      ///< of the tile
    std::optional<FigureKind> figure = {}; ///< a figure, where there is no tile
    std::optional<Colour> owner = {};      ///< of the figure; none: neutral
    std::string moved = {};                ///< the figure stands on the board: its id
    std::optional<Colour> holder = {};     ///< the figure is a prisoner of this player
    /// Where the user turned the tile: there it keeps its rotation, elsewhere it is turned to fit.
    std::optional<Square> turnedAt = {};

    bool isEmpty() const { return tile.isEmpty() && !figure; }

    /// The MIME type of a hand as dragged data.
    static QString mimeType() { return QStringLiteral("application/x-towerwatch-hand"); }
    /// The hand as data to drag.
    std::unique_ptr<QMimeData> toMime() const;
    /// Drags its figure out of a widget, until it is dropped.
    void drag(QWidget &from) const;
    /// The hand that is dragged; empty if it is something else.
    static Hand fromMime(const QMimeData *data);

    friend bool operator==(const Hand &, const Hand &) = default;
};

/// Why something cannot be put down where it is held.
enum class Refusal { None, OffTable, SquareTaken, NoTile, NoPlace, TowerTaken, UnsuitablePlace };

struct Ghost
{
    enum class Kind { None, Tile, Figure };
    Kind kind = Kind::None;
    const Tile *tile = nullptr; ///< Tile
    Rotation rotation = Rotation::R0;
    drawing::Sprite figure = {}; ///< Figure
    Square at{};
    std::optional<Place> on = {};
    drawing::Point foot = {};
    std::optional<Square> from = {}; ///< the square a tile is moved from
    bool allowed = false;            ///< whether it can be put down here
    Refusal refusal = Refusal::None; ///< why not
    bool unsuitable = false;         ///< a figure of this kind never stands on such a place
};

/// Where the thing in hand is held.
struct Aim
{
    std::optional<Square> square = {};
    std::optional<drawing::Point> pointer = {}; ///< none: the keyboard chooses
    std::size_t place = 0;                      ///< of placesToStand(), by keyboard
    bool anywhere = false; ///< also where such a figure never stands; else it goes to a place that suits it
    double reach = 0;      ///< how far beside a road a point still means it, in tile units
};

/// The places on a square among which the keyboard chooses, first those that suit the figure.
std::vector<Place> placesToStand(const Board &board, std::optional<Square> square, FigureKind kind);
/// The figure of the board that a hand moves; -1: none.
int movedFigure(const Hand &hand, const Position &position);
/// The ghost of what is in hand.
Ghost ghostOf(const Hand &hand, const drawing::Scene &scene, const Aim &aim);
/// The ghost of a figure of the board or, with -1, of the tile on a square, that is moved.
Ghost ghostOf(int figure, Square tile, const drawing::Scene &scene, const Aim &aim);

} // namespace towerwatch
