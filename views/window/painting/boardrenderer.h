// SPDX-License-Identifier: MIT
/// Paints the visible squares of a board in device pixels.
#pragma once

#include "views/window/painting/marklayer.h"
#include "views/window/painting/spritecache.h"

namespace towerwatch {

/// Below `flatBelow` logical pixels a tile is drawn flat, below `colourBelow` as one colour.
inline constexpr double flatBelow = 24, colourBelow = 6;

/// The colour of the table around the board.
QColor tableColour(drawing::Scheme scheme);

/// Paints boards; keeps what it can use again.
class BoardRenderer
{
public:
    explicit BoardRenderer(int megabytes = 64)
        : m_sprites(megabytes)
    {
    }

    /// Paints the squares that `rect` touches. With `milliseconds` it renders new pictures for so long at
    /// most and paints stand-ins for the rest; then it returns false: paint again soon.
    bool paint(QPainter &painter, const drawing::Scene &scene, const BoardMarks &marks, const BoardView &view,
               const QRect &rect, int milliseconds = -1);
    /// To be called when the scene or the marks changed.
    void forgetMarks() { ++m_key; }
    /// Highlights a place of a tile, with the whole road, city or field there; tile -1: none.
    void setLitPlace(int tile, const Place &place);
    /// Paints one sprite with its origin at a pixel.
    bool paintSprite(QPainter &painter, const drawing::Sprite &sprite, QPointF at, const BoardView &view);

private:
    /// What one call of paint() works on.
    struct Job
    {
        QPainter &painter;
        const drawing::Scene &scene;
        const BoardMarks &marks;
        const BoardView &view;
        QRect rect;
        Extent squares; ///< visible ones that lie within the board
    };

    void paintFull(const Job &job);
    void paintStanding(const Job &job);
    /// Small tiles: in flat regions with dots for figures, or each as one colour.
    void paintSmall(const Job &job);
    void paintDots(QPainter &painter, const Job &job, int tile) const;
    /// Dangers on small tiles: triangles for figures, boxes for towers, without numbers.
    void paintDangers(const Job &job) const;

    SpriteCache m_sprites;
    MarkLayer m_under, m_lit, m_over;
    quint64 m_key = 1; ///< changes with the marks
    int m_litTile = -1;
    Place m_litPlace;
    QImage m_canvas; ///< small tiles are put together here
};

/// The size of the picture of a board with its margin; a tile is drawing::tileSize wide.
QSizeF pictureSize(const Position &position);
/// The most pixels a picture may have; larger ones are refused.
inline constexpr qint64 mostPicturePixels = 400'000'000;
/// The board as an image; null if it is too large. `transparent`: without the paper below the tiles.
QImage renderBoard(const Position &position, const BoardMarks &marks, drawing::Scheme scheme, int tilePixels,
                   bool transparent = false);
/// The board within so many pixels, on nothing, tiles at most `mostTile` pixels wide; null if far too large.
/// May be called on any thread.
QImage boardWithin(QSize pixels, double mostTile, const Position &position, const BoardMarks &marks,
                   drawing::Scheme scheme);

} // namespace towerwatch
