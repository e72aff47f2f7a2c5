// SPDX-License-Identifier: MIT
#include "views/picture/boardrenderer.h"

#include "views/drawing/palette.h"

#include <algorithm>

namespace towerwatch {

using namespace drawing;

namespace {

constexpr double idsFrom = 48; ///< logical pixels a tile from which ids can be read

/// The common part; empty ones have first after last.
Extent common(const Extent &a, const Extent &b)
{
    return {{std::max(a.first.x, b.first.x), std::max(a.first.y, b.first.y)},
            {std::min(a.last.x, b.last.x), std::min(a.last.y, b.last.y)}};
}

QColor inkOf(Ink ink, Scheme scheme)
{
    const std::string_view colour = colourOf(ink, scheme);
    return QColor(QLatin1String(colour.data(), static_cast<int>(colour.size())));
}

/// A shadow along the sides of the board that face east and south.
void paintEdges(QPainter &painter, const Board &board, const BoardView &view, Square square)
{
    const QRect rect = view.squareRect(square);
    const int depth = std::max(1, view.tilePixels / 45);
    const QColor shadow(0, 0, 0, 60);
    if (board.tileAt(neighbour(square, Side::S)) < 0)
        painter.fillRect(rect.left() + depth, rect.bottom() + 1, rect.width(), depth, shadow);
    if (board.tileAt(neighbour(square, Side::E)) < 0)
        painter.fillRect(rect.right() + 1, rect.top() + depth, depth, rect.height() - depth, shadow);
}

void paintId(QPainter &painter, const Scene &scene, const PlacedSprite &placed, const BoardView &view)
{
    const std::optional<IdBadge> badge = idBadgeOf(scene, placed.figure, placed.at);
    if (!badge)
        return;
    const double scale = view.tilePixels / tileSize;
    QRectF box(0, 0, badge->width * scale, idBadgeHeight * scale);
    box.moveCenter(view.toPixel(badge->middle));
    painter.setPen(QPen(inkOf(Ink::SignInk, view.scheme), 0.7 * scale));
    painter.setBrush(inkOf(Ink::Sign, view.scheme));
    painter.drawRoundedRect(box, 2.5 * scale, 2.5 * scale);
    QFont font(QStringLiteral("sans-serif"));
    font.setPixelSize(std::max(1, static_cast<int>(7 * scale)));
    font.setBold(true);
    painter.setFont(font);
    painter.drawText(box, Qt::AlignCenter, QString::fromStdString(badge->text));
}

} // namespace

QColor tableColour(Scheme scheme)
{
    return scheme == Scheme::Light ? QColor(0xf3, 0xec, 0xdc) : QColor(0x2b, 0x28, 0x23);
}

bool BoardRenderer::paint(QPainter &painter, const Scene &scene, const BoardMarks &marks,
                          const BoardView &view, const QRect &rect, int milliseconds)
{
    m_sprites.startTime(milliseconds);
    const bool anyTile = !scene.position().scenario().tiles.empty();
    const Job job{painter, scene, marks, view, rect, common(view.squaresIn(rect), scene.extent())};
    painter.setRenderHint(QPainter::Antialiasing);
    const bool full = view.logicalTile() >= flatBelow;
    if (anyTile) {
        if (full)
            paintFull(job);
        else if (view.logicalTile() >= colourBelow)
            paintFlat(job);
        else
            paintColours(job);
    }
    m_under.paint(painter, view, rect, m_key,
                  [&](const MarkStyle &style) { return marksUnder(scene, marks, style); });
    if (m_litTile >= 0)
        m_lit.paint(painter, view, rect, m_key,
                    [&](const MarkStyle &style) { return placeMarks(scene, m_litTile, m_litPlace, style); });
    if (full)
        paintStanding(job);
    m_over.paint(painter, view, rect, m_key,
                 [&](const MarkStyle &style) { return marksOver(scene, marks, style); });
    return !m_sprites.ranOut();
}

void BoardRenderer::setLitPlace(int tile, const Place &place)
{
    if (tile == m_litTile && place == m_litPlace)
        return;
    m_litTile = tile;
    m_litPlace = place;
    forgetMarks();
}

void BoardRenderer::paintSprite(QPainter &painter, const Sprite &sprite, QPointF at, const BoardView &view)
{
    const QRect box = SpriteCache::boxIn(sprite, view.tilePixels).translated(at.toPoint());
    const QImage image = m_sprites.imageInTime(sprite, view.scheme, view.tilePixels);
    if (!image.isNull()) {
        painter.drawImage(box.topLeft(), image);
        return;
    }
    const QImage other = m_sprites.anyImage(sprite, view.scheme);
    if (!other.isNull())
        painter.drawImage(box, other);
    else if (sprite.kind == Sprite::Kind::Tile)
        painter.fillRect(box, QColor::fromRgb(m_sprites.colour(sprite.tile, view.scheme)));
}

void BoardRenderer::paintFull(const Job &job)
{
    std::vector<PlacedSprite> ground;
    for (int y = job.squares.first.y; y <= job.squares.last.y; ++y)
        for (int x = job.squares.first.x; x <= job.squares.last.x; ++x)
            if (const int tile = job.scene.board().tileAt({x, y}); tile >= 0) {
                job.scene.addGround(tile, ground);
                paintEdges(job.painter, job.scene.board(), job.view, {x, y});
            }
    m_sprites.renderMany(ground, job.view.scheme, job.view.tilePixels);
    for (const PlacedSprite &placed : ground)
        paintSprite(job.painter, placed.sprite, job.view.toPixel(placed.at), job.view);
}

void BoardRenderer::paintStanding(const Job &job)
{
    std::vector<PlacedSprite> castles, standing;
    const Extent &extent = job.scene.extent();
    const Extent around =
        common({job.squares.first + Square{-1, -1}, job.squares.last + Square{1, 1}}, extent);
    for (int y = around.first.y; y <= around.last.y; ++y)
        for (int x = around.first.x; x <= around.last.x; ++x)
            if (const int tile = job.scene.board().tileAt({x, y}); tile >= 0) {
                job.scene.addCastles(tile, castles);
                if (!job.scene.addStanding(tile, standing, true) && m_sprites.hasTime())
                    job.scene.addStanding(tile, standing);
            }
    m_sprites.renderMany(standing, job.view.scheme, job.view.tilePixels);
    for (const PlacedSprite &placed : castles)
        paintSprite(job.painter, placed.sprite, job.view.toPixel(placed.at), job.view);
    std::stable_sort(standing.begin(), standing.end(),
                     [](const PlacedSprite &a, const PlacedSprite &b) { return a.depth < b.depth; });
    standing.insert(standing.end(), job.scene.strip().begin(), job.scene.strip().end());
    for (const PlacedSprite &placed : standing)
        paintSprite(job.painter, placed.sprite, job.view.toPixel(placed.at), job.view);
    if (job.view.logicalTile() < idsFrom)
        return;
    for (const PlacedSprite &placed : standing)
        if (placed.figure >= 0)
            paintId(job.painter, job.scene, placed, job.view);
}

} // namespace towerwatch
