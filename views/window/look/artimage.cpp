// SPDX-License-Identifier: MIT
#include "views/window/look/artimage.h"

#include "views/window/look/appearance.h"

#include <QCache>
#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QMutex>
#include <QPainter>
#include <QPalette>
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

namespace {

QImage drawn(const QByteArray &svg, QSize pixels)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer(svg).render(&painter, QRectF(QPointF(), QSizeF(pixels)));
    painter.end(); // what is still painted on is copied when it is returned
    return image;
}

/// Draws the desktop's icon of a name if it has one, else that of resources/lineicons in the text colour of
/// the moment, at any size. Looking for the icon takes time and waits until somebody sees it.
class LineIconEngine : public QIconEngine
{
public:
    explicit LineIconEngine(const QString &name)
        : m_name(name)
        , m_drawing(QStringLiteral(":/lineicons/%1.svg").arg(name))
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        if (isInTheme() && !isOverruled())
            QIcon::fromTheme(m_name).paint(painter, rect, Qt::AlignCenter, mode, state);
        else
            paintDrawing(painter, rect, mode);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, {{}, size}, mode, state);
        return pixmap;
    }

    bool isNull() override { return !QFile::exists(m_drawing) && !isInTheme(); }

    QIconEngine *clone() const override { return new LineIconEngine(m_name); }

private:
    /// Where no desktop chose a theme it is hicolor, in which programs keep their own icons and nothing else.
    bool isInTheme() const
    {
        return QIcon::themeName() != QLatin1String("hicolor") && QIcon::hasThemeIcon(m_name);
    }

    /// The icons of the desktop suit its own colours, not others.
    bool isOverruled() const { return currentAppearance() != Appearance::System && QFile::exists(m_drawing); }

    void paintDrawing(QPainter *painter, const QRect &rect, QIcon::Mode mode) const
    {
        QFile drawing(m_drawing);
        if (!drawing.open(QIODevice::ReadOnly))
            return;
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        const QColor colour = QGuiApplication::palette().color(group, role);
        painter->setRenderHint(QPainter::Antialiasing);
        QSvgRenderer(drawing.readAll().replace("#808080", colour.name().toLatin1())).render(painter, rect);
    }

    QString m_name, m_drawing; ///< the drawing is a file that there may not be
};

} // namespace

/// The same few pictures stand in lists, buttons and rulings of every window: those drawn last are kept.
QImage artImage(const std::string &elements, const QRectF &box, QSize size, qreal ratio)
{
    constexpr qsizetype keptBytes = 4 << 20;
    static QMutex mutex; // some are drawn on several processors
    static QCache<std::pair<QByteArray, std::pair<int, int>>, QImage> kept(keptBytes);
    const QSize pixels(static_cast<int>(std::ceil(size.width() * ratio)),
                       static_cast<int>(std::ceil(size.height() * ratio)));
    const std::pair key(standaloneSvg(box, elements), std::pair(pixels.width(), pixels.height()));
    QMutexLocker lock(&mutex);
    const QImage *known = kept.object(key);
    QImage image = known ? *known : QImage();
    lock.unlock();
    if (!known) {
        image = drawn(key.first, pixels);
        lock.relock();
        kept.insert(key, new QImage(image), image.sizeInBytes());
    }
    image.setDevicePixelRatio(ratio);
    return image;
}

QImage figureImage(FigureKind kind, std::optional<Colour> owner, int side, qreal ratio,
                   drawing::Scheme scheme)
{
    constexpr QRectF box(-15.7, -28.7, 33, 33); // the widest of them: dragon, shepherd, mage
    return artImage(drawing::figureArt(kind, owner, false, scheme), box, {side, side}, ratio);
}

QImage verdictImage(Verdict verdict, int side, qreal ratio, drawing::Scheme scheme)
{
    constexpr QRectF box(-6, -6, 12, 12);
    return artImage(drawing::badgeArt(verdict, scheme), box, {side, side}, ratio);
}

QImage warningImage(int side, qreal ratio)
{
    return artImage(drawing::picture("warning", drawing::Scheme::Light), {-12, -12, 24, 24}, {side, side},
                    ratio);
}

QIcon smallIcon(const std::function<QImage(qreal ratio)> &draw)
{
    QIcon icon;
    for (const int ratio : {1, 2, 3})
        icon.addPixmap(QPixmap::fromImage(draw(ratio)));
    return icon;
}

QImage discImage(Colour colour, int side, qreal ratio)
{
    const drawing::PlayerColours colours = drawing::playerColours(colour);
    const std::string art = "<circle r=\"7.5\" fill=\"" + colours.fill +
                            "\" stroke=\"#808080\" stroke-width=\"0.8\"/>" +
                            drawing::playerMark(colour, colours.ink);
    return artImage(art, {-8, -8, 16, 16}, {side, side}, ratio);
}

QIcon colourIcon(Colour colour)
{
    return smallIcon([colour](qreal ratio) { return discImage(colour, 16, ratio); });
}

QImage tileImage(const Tile &tile, Rotation rotation, int side, qreal ratio, drawing::Scheme scheme)
{
    return artImage(drawing::tileArt(tile, rotation, 0, scheme), {0, 0, 100, 100}, {side, side}, ratio);
}

QIcon themeIcon(const QString &name)
{
    return name.isEmpty() ? QIcon() : QIcon(new LineIconEngine(name));
}

} // namespace towerwatch
