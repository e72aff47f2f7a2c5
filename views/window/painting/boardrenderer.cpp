// SPDX-License-Identifier: MIT
#include "views/window/painting/boardrenderer.h"

#include "views/drawing/palette.h"
#include "views/drawing/path.h"
#include "views/drawing/scene.h"

#include <algorithm>
#include <cstring>

namespace towerwatch {

using namespace drawing;

namespace {

constexpr double idsFrom = 48;    ///< logical pixels a tile from which ids can be read
constexpr double floorsFrom = 64; ///< the same for the number of floors in its usual size

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

constexpr double discsFrom = 12; ///< logical pixels a tile from which figures are discs, not squares

QColor colourOfFigure(std::optional<Colour> owner)
{
    return owner ? QColor(QString::fromStdString(playerColours(*owner).fill)) : QColor(Qt::white);
}

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

QColor tableColour(Scheme scheme)
{
    return scheme == Scheme::Light  ? QColor(0xf3, 0xec, 0xdc)
           : scheme == Scheme::Dark ? QColor(0x2b, 0x28, 0x23)
                                    : QColor(Qt::black);
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
        else
            paintSmall(job);
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
    if (view.logicalTile() < dangersFrom)
        paintDangers(job);
    return !m_sprites.ranOut();
}

void BoardRenderer::paintDangers(const Job &job) const
{
    const double size = std::max(2 * job.view.ratio, job.view.tilePixels * 0.18);
    job.painter.setPen(Qt::NoPen);
    job.painter.setBrush(job.view.scheme == Scheme::Light ? QColor(0xa3, 0x26, 0x1a)
                                                          : QColor(0xff, 0x7a, 0x63));
    job.painter.setRenderHint(QPainter::Antialiasing, false);
    for (const auto &[figure, towers] : job.marks.dangers.figures) {
        const Figure *const stands =
            figure < job.scene.board().figureCount() ? &job.scene.board().figure(figure) : nullptr;
        if (!stands || !stands->at || !job.squares.contains(*stands->at))
            continue;
        const QPointF middle = QRectF(job.view.squareRect(*stands->at)).center();
        const QPointF corners[]{middle - QPointF(0, size), middle + QPointF(size, size),
                                middle + QPointF(-size, size)};
        job.painter.drawConvexPolygon(corners, 3);
    }
    for (const SquareCount &tower : job.marks.dangers.towers)
        if (job.squares.contains(tower.at))
            job.painter.drawRect(QRectF(job.view.squareRect(tower.at).topRight() - QPointF(2 * size, 0),
                                        QSizeF(2 * size, 2 * size)));
    job.painter.setRenderHint(QPainter::Antialiasing);
}

void BoardRenderer::setLitPlace(int tile, const Place &place)
{
    if (tile == m_litTile && place == m_litPlace)
        return;
    m_litTile = tile;
    m_litPlace = place;
    forgetMarks();
}

bool BoardRenderer::paintSprite(QPainter &painter, const Sprite &sprite, QPointF at, const BoardView &view)
{
    const QRect box = SpriteCache::boxIn(sprite, view.tilePixels).translated(at.toPoint());
    const QImage image = m_sprites.image(sprite, view.scheme, view.tilePixels);
    if (!image.isNull()) {
        painter.drawImage(box.topLeft(), image);
        return true;
    }
    const QImage other = m_sprites.anyImage(sprite, view.scheme);
    if (!other.isNull())
        painter.drawImage(box, other);
    else if (sprite.kind == Sprite::Kind::Tile)
        painter.fillRect(box, QColor::fromRgb(m_sprites.colour(sprite.tile, view.scheme)));
    else if (sprite.kind == Sprite::Kind::Figure) {
        const double radius = view.tilePixels * 0.09;
        painter.setPen(QPen(QColor(0xff, 0xfa, 0xf0), radius / 4));
        painter.setBrush(colourOfFigure(sprite.owner));
        painter.drawEllipse(at - QPointF(0, radius), radius, radius);
    }
    return false;
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
                if (!job.scene.addStanding(tile, standing, drawing::Effort::KnownOnly) && m_sprites.hasTime())
                    job.scene.addStanding(tile, standing);
            }
    for (PlacedSprite &placed : standing)
        placed.sprite.flat =
            placed.sprite.kind == Sprite::Kind::Floors && job.view.logicalTile() < floorsFrom;
    m_sprites.renderMany(standing, job.view.scheme, job.view.tilePixels);
    for (const PlacedSprite &placed : castles)
        paintSprite(job.painter, placed.sprite, job.view.toPixel(placed.at), job.view);
    std::ranges::stable_sort(standing,
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

void BoardRenderer::paintSmall(const Job &job)
{
    struct Look
    {
        std::array<QImage, 4> pictures;
        QRgb colour = 0;
    };
    if (m_canvas.size() != job.rect.size())
        m_canvas = QImage(job.rect.size(), QImage::Format_ARGB32_Premultiplied);
    m_canvas.fill(Qt::transparent);
    const Board &board = job.scene.board();
    const bool flat = job.view.logicalTile() >= colourBelow;
    std::unordered_map<const Tile *, Look> looks;
    std::vector<int> withMore;
    const auto paintTile = [&](int tile) {
        const Tile *design = board.design(tile);
        if (!design)
            return;
        const PlacedTile &placed = board.placed(tile);
        Look &look = looks[design];
        QImage &picture = look.pictures[static_cast<std::size_t>(placed.rotation)];
        if (flat && picture.isNull())
            picture = m_sprites.image({.tile = design, .rotation = placed.rotation, .flat = true},
                                      job.view.scheme, job.view.tilePixels);
        const QRect box = job.view.squareRect(placed.at).translated(-job.rect.topLeft());
        if (!picture.isNull()) {
            copyTo(m_canvas, picture, box.topLeft());
        } else {
            if (look.colour == 0)
                look.colour = m_sprites.colour(design, job.view.scheme);
            fill(m_canvas, box, look.colour);
        }
        if (flat && (placed.floors > 0 || placed.bridge || !board.figuresOn(tile).empty()))
            withMore.push_back(tile);
    };
    const auto tiles = static_cast<qint64>(job.scene.position().scenario().tiles.size());
    if (tiles < qint64(job.squares.columns()) * job.squares.rows()) {
        for (int tile = 0; tile < tiles; ++tile)
            if (job.squares.contains(board.placed(tile).at) && board.tileAt(board.placed(tile).at) == tile)
                paintTile(tile);
    } else {
        for (int y = job.squares.first.y; y <= job.squares.last.y; ++y)
            for (int x = job.squares.first.x; x <= job.squares.last.x; ++x)
                if (const int tile = board.tileAt({x, y}); tile >= 0)
                    paintTile(tile);
    }
    QPainter painter(&m_canvas);
    painter.setRenderHint(QPainter::Antialiasing, job.view.logicalTile() >= discsFrom);
    for (const int tile : withMore)
        paintDots(painter, job, tile);
    painter.end();
    job.painter.drawImage(job.rect.topLeft(), m_canvas);
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
    const auto square = [&](double reach, QColor colour) {
        painter.fillRect(QRectF(box.center() - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)), colour);
    };
    if (placed.floors > 0 && job.view.scheme == Scheme::Contrast)
        square(radius + job.view.ratio, Qt::white);
    if (placed.floors > 0)
        square(radius, QColor(0x3b, 0x2c, 0x1f));
    const std::span<const int> figures = board.figuresOn(tile);
    const bool discs = job.view.logicalTile() >= discsFrom;
    painter.setPen(discs ? QPen(QColor(0xff, 0xfa, 0xf0), std::max(1.0, size * 0.05)) : QPen(Qt::NoPen));
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const Figure &figure = board.figure(figures[i]);
        const QColor colour = colourOfFigure(figure.owner);
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

QSizeF pictureSize(const Position &position)
{
    const Box box = paperBox(Scene(position));
    return {box.width, box.height};
}

QImage renderBoard(const Position &position, const BoardMarks &marks, Scheme scheme, int tilePixels,
                   bool transparent)
{
    const Scene scene(position);
    const Box box = paperBox(scene);
    const double scale = tilePixels / tileSize;
    const double width = std::ceil(box.width * scale), height = std::ceil(box.height * scale);
    if (tilePixels < 1 || width * height > static_cast<double>(mostPicturePixels))
        return {};
    QImage image(static_cast<int>(width), static_cast<int>(height),
                 transparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.fill(transparent ? QColor(Qt::transparent) : tableColour(scheme));
    BoardView view;
    view.tilePixels = tilePixels;
    view.origin = {static_cast<int>(std::lround(-box.x * scale)),
                   static_cast<int>(std::lround(-box.y * scale))};
    view.scheme = scheme;
    QPainter painter(&image);
    BoardRenderer().paint(painter, scene, marks, view, image.rect());
    return image;
}

QImage boardWithin(QSize pixels, double mostTile, const Position &position, const BoardMarks &marks,
                   Scheme scheme)
{
    constexpr double mostTiles = 4'000'000; // of a pixel each, to be made smaller
    const QSizeF tiles = pictureSize(position) / tileSize;
    if (tiles.width() * tiles.height() > mostTiles)
        return {};
    const double tile =
        std::min({pixels.width() / tiles.width(), pixels.height() / tiles.height(), mostTile});
    const QImage board = renderBoard(position, marks, scheme, std::max(static_cast<int>(tile), 1), true);
    const bool fits = board.width() <= pixels.width() && board.height() <= pixels.height();
    return fits ? board : board.scaled(pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

} // namespace towerwatch
