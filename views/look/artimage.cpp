// SPDX-License-Identifier: MIT
#include "views/look/artimage.h"

#include <QPainter>
#include <QSvgRenderer>
#include <cmath>

namespace towerwatch {

QByteArray standaloneSvg(const QRectF &box, const std::string &elements)
{
    return QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%1 %2 %3 %4\">")
               .arg(box.x())
               .arg(box.y())
               .arg(box.width())
               .arg(box.height())
               .toLatin1() +
           QByteArray::fromStdString(elements) + "</svg>";
}

QImage artImage(const std::string &elements, const QRectF &box, QSize size, qreal ratio)
{
    const QSize pixels(static_cast<int>(std::ceil(size.width() * ratio)),
                       static_cast<int>(std::ceil(size.height() * ratio)));
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer(standaloneSvg(box, elements)).render(&painter, QRectF(QPointF(), QSizeF(pixels)));
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

QImage figureImage(FigureKind kind, std::optional<Colour> owner, int side, qreal ratio,
                   drawing::Scheme scheme)
{
    constexpr QRectF box(-15, -27, 30, 30);
    return artImage(drawing::figureArt(kind, owner, false, scheme), box, {side, side}, ratio);
}

QImage verdictImage(Verdict verdict, int side, qreal ratio, drawing::Scheme scheme)
{
    constexpr QRectF box(-6, -6, 12, 12);
    return artImage(drawing::badgeArt(verdict, scheme), box, {side, side}, ratio);
}

QImage tileImage(const Tile &tile, Rotation rotation, int side, qreal ratio, drawing::Scheme scheme)
{
    return artImage(drawing::tileArt(tile, rotation, 0, scheme), {0, 0, 100, 100}, {side, side}, ratio);
}

} // namespace towerwatch
