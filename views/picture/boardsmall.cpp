// SPDX-License-Identifier: MIT
/// Boards whose tiles are small: flat regions, then colours. Pixels are copied row by row, for there are
/// many.
#include "views/picture/boardrenderer.h"

#include "views/drawing/path.h"
#include "views/drawing/standing.h"

#include <algorithm>
#include <cstring>

namespace towerwatch {

using namespace drawing;

namespace {

constexpr double discsFrom = 12; ///< logical pixels a tile from which figures are discs, not squares

QRgb *rowOf(QImage &image, int y)
{
    return reinterpret_cast<QRgb *>(image.scanLine(y));
}

/// Copies `from` to `at`, as far as it lies on the canvas.
void copyTo(QImage &canvas, const QImage &from, QPoint at)
{
    const QRect box = QRect(at, from.size()) & canvas.rect();
    if (box.isEmpty())
        return;
    for (int y = box.top(); y <= box.bottom(); ++y) {
        const auto *source =
            reinterpret_cast<const QRgb *>(from.constScanLine(y - at.y())) + (box.left() - at.x());
        std::memcpy(rowOf(canvas, y) + box.left(), source,
                    sizeof(QRgb) * static_cast<std::size_t>(box.width()));
    }
}

void fill(QImage &canvas, const QRect &rect, QRgb colour)
{
    const QRect box = rect & canvas.rect();
    for (int y = box.top(); y <= box.bottom(); ++y)
        std::fill_n(rowOf(canvas, y) + box.left(), box.width(), colour);
}

} // namespace

QImage &BoardRenderer::clearedCanvas(const QRect &rect)
{
    if (m_canvas.size() != rect.size())
        m_canvas = QImage(rect.size(), QImage::Format_ARGB32_Premultiplied);
    m_canvas.fill(Qt::transparent);
    return m_canvas;
}

void BoardRenderer::paintFlat(const Job &job)
{
    QImage &canvas = clearedCanvas(job.rect);
    const Board &board = job.scene.board();
    std::unordered_map<const Tile *, std::array<QImage, 4>> pictures;
    std::vector<int> withMore;
    for (int y = job.squares.first.y; y <= job.squares.last.y; ++y)
        for (int x = job.squares.first.x; x <= job.squares.last.x; ++x) {
            const int tile = board.tileAt({x, y});
            if (tile < 0 || !board.design(tile))
                continue;
            const PlacedTile &placed = board.placed(tile);
            QImage &picture = pictures[board.design(tile)][static_cast<std::size_t>(placed.rotation)];
            Sprite sprite;
            sprite.kind = Sprite::Kind::FlatTile;
            sprite.tile = board.design(tile);
            sprite.rotation = placed.rotation;
            if (picture.isNull())
                picture = m_sprites.imageInTime(sprite, job.view.scheme, job.view.tilePixels);
            const QRect box = job.view.squareRect({x, y}).translated(-job.rect.topLeft());
            if (picture.isNull())
                fill(canvas, box, m_sprites.colour(sprite.tile, job.view.scheme));
            else
                copyTo(canvas, picture, box.topLeft());
            if (placed.floors > 0 || placed.bridge || !board.figuresOn(tile).empty())
                withMore.push_back(tile);
        }
    QPainter painter(&canvas);
    painter.setRenderHint(QPainter::Antialiasing, job.view.logicalTile() >= discsFrom);
    for (const int tile : withMore)
        paintDots(painter, job, tile);
    painter.end();
    job.painter.drawImage(job.rect.topLeft(), canvas);
}

void BoardRenderer::paintDots(QPainter &painter, const Job &job, int tile) const
{
    const Board &board = job.scene.board();
    const PlacedTile &placed = board.placed(tile);
    const QRectF box = QRectF(job.view.squareRect(placed.at)).translated(-job.rect.topLeft());
    const double size = box.width();
    const bool dark = job.view.scheme == Scheme::Dark;
    if (placed.bridge) {
        const QColor wood(dark ? "#614933" : "#8a5f36");
        painter.fillRect(*placed.bridge == Bridge::EW ? box.adjusted(0, size * 0.42, 0, -size * 0.42)
                                                      : box.adjusted(size * 0.42, 0, -size * 0.42, 0),
                         wood);
    }
    const double radius = std::max(1.5, size * 0.13);
    if (placed.floors > 0)
        painter.fillRect(QRectF(box.center() - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                         QColor(0x3b, 0x2c, 0x1f));
    const std::span<const int> figures = board.figuresOn(tile);
    const bool discs = job.view.logicalTile() >= discsFrom;
    painter.setPen(discs ? QPen(QColor(0xff, 0xfa, 0xf0), std::max(1.0, size * 0.05)) : QPen(Qt::NoPen));
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const Figure &figure = board.figure(figures[i]);
        const QColor colour(figure.owner ? QString::fromStdString(playerColours(*figure.owner).fill)
                                         : QStringLiteral("#ffffff"));
        const Point spot = roughSpot(figure.on, static_cast<int>(i));
        const QPointF middle = box.topLeft() + QPointF(spot.x, spot.y) * (size / tileSize);
        if (discs) {
            painter.setBrush(colour);
            painter.drawEllipse(middle, radius, radius);
        } else {
            const QRectF dot(middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
            painter.fillRect(dot.toAlignedRect(), colour);
        }
    }
}

void BoardRenderer::paintColours(const Job &job)
{
    QImage &canvas = clearedCanvas(job.rect);
    const Board &board = job.scene.board();
    std::unordered_map<const Tile *, QRgb> colours;
    const auto paintTile = [&](int tile) {
        const Tile *design = board.design(tile);
        if (!design)
            return;
        const auto [found, isNew] = colours.try_emplace(design);
        if (isNew)
            found->second = m_sprites.colour(design, job.view.scheme);
        fill(canvas, job.view.squareRect(board.placed(tile).at).translated(-job.rect.topLeft()),
             found->second);
    };
    const auto tiles = static_cast<qint64>(job.scene.position().scenario().tiles.size());
    if (tiles < qint64(job.squares.columns()) * job.squares.rows()) {
        for (int tile = 0; tile < tiles; ++tile)
            if (job.squares.contains(board.placed(tile).at))
                paintTile(tile);
    } else {
        for (int y = job.squares.first.y; y <= job.squares.last.y; ++y)
            for (int x = job.squares.first.x; x <= job.squares.last.x; ++x)
                if (const int tile = board.tileAt({x, y}); tile >= 0)
                    paintTile(tile);
    }
    job.painter.drawImage(job.rect.topLeft(), canvas);
}

} // namespace towerwatch
