// SPDX-License-Identifier: MIT
#include "views/picture/pictures.h"

#include "views/picture/boardrenderer.h"

#include <QImageWriter>

#include <algorithm>
#include <unordered_map>

namespace towerwatch {

using namespace drawing;

namespace {

QByteArray standalone(const Box &box, const std::string &elements)
{
    return QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%1 %2 %3 %4\">")
               .arg(box.x)
               .arg(box.y)
               .arg(box.width)
               .arg(box.height)
               .toLatin1() +
           QByteArray::fromStdString(elements) + "</svg>";
}

/// Paints sprites and marks as vectors in tile units. Every picture is parsed once.
class VectorPainter
{
public:
    VectorPainter(QPainter &painter, Scheme scheme)
        : m_painter(painter)
        , m_scheme(scheme)
    {
    }

    void sprite(const PlacedSprite &placed)
    {
        const Box box = boxOf(placed.sprite);
        std::unique_ptr<QSvgRenderer> &renderer = m_renderers[placed.sprite];
        if (!renderer)
            renderer = std::make_unique<QSvgRenderer>(standalone(box, spriteArt(placed.sprite, m_scheme)));
        renderer->render(&m_painter, QRectF(placed.at.x + box.x, placed.at.y + box.y, box.width, box.height));
    }

    void marks(const Box &box, const std::string &elements)
    {
        if (!elements.empty())
            QSvgRenderer(standalone(box, elements))
                .render(&m_painter, QRectF(box.x, box.y, box.width, box.height));
    }

    void id(const IdBadge &badge)
    {
        const QRectF box(badge.middle.x - badge.width / 2, badge.middle.y - idBadgeHeight / 2, badge.width,
                         idBadgeHeight);
        m_painter.setPen(QPen(QColor(0x3a, 0x2c, 0x1c), 0.7));
        m_painter.setBrush(QColor(0xfb, 0xf3, 0xdd));
        m_painter.drawRoundedRect(box, 2.5, 2.5);
        QFont font(QStringLiteral("sans-serif"));
        font.setPixelSize(7);
        font.setBold(true);
        m_painter.setFont(font);
        m_painter.drawText(box, Qt::AlignCenter, QString::fromStdString(badge.text));
    }

private:
    QPainter &m_painter;
    Scheme m_scheme;
    std::unordered_map<Sprite, std::unique_ptr<QSvgRenderer>, SpriteHash> m_renderers;
};

} // namespace

QSizeF pictureSize(const Position &position)
{
    const Box box = paperBox(Scene(position));
    return {box.width, box.height};
}

bool writeSvg(QIODevice &to, const Position &position, const BoardMarks &marks, Scheme scheme)
{
    const std::string svg = boardSvg(position, marks, scheme);
    const auto size = static_cast<qint64>(svg.size());
    return to.write(svg.data(), size) == size;
}

bool writePng(QIODevice &to, const Position &position, const BoardMarks &marks, Scheme scheme, int tilePixels,
              bool transparent)
{
    const QImage image = renderBoard(position, marks, scheme, tilePixels, transparent);
    return !image.isNull() && QImageWriter(&to, "png").write(image);
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

void paintBoard(QPainter &painter, const QRectF &target, const Position &position, const BoardMarks &marks,
                Scheme scheme)
{
    const Scene scene(position);
    const Box box = paperBox(scene);
    const double scale = std::min(target.width() / box.width, target.height() / box.height);
    const MarkStyle style{scheme, 0.5, std::nullopt};
    painter.save();
    painter.translate(target.center());
    painter.scale(scale, scale);
    painter.translate(-box.x - box.width / 2, -box.y - box.height / 2);
    const BoardSprites sprites = spritesOf(scene);
    VectorPainter out(painter, scheme);
    for (const PlacedSprite &placed : sprites.ground)
        out.sprite(placed);
    out.marks(box, marksUnder(scene, marks, style));
    for (const PlacedSprite &placed : sprites.castles)
        out.sprite(placed);
    for (const PlacedSprite &placed : sprites.standing)
        out.sprite(placed);
    out.marks(box, marksOver(scene, marks, style));
    for (const PlacedSprite &placed : sprites.standing)
        if (const auto badge = placed.figure < 0 ? std::nullopt : idBadgeOf(scene, placed.figure, placed.at))
            out.id(*badge);
    painter.restore();
}

} // namespace towerwatch
