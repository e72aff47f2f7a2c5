// SPDX-License-Identifier: MIT
/// Draws the icons of resources/desktop/icons in the sizes that desktops without SVG look for, in the folders
/// of an icon theme.
///
/// Usage: make-icons ICONFOLDER THEMEFOLDER

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <iostream>

namespace {

/// An icon, what it is drawn from, and the folder of the theme it goes to.
struct Icon
{
    const char *name, *smallDrawing, *context;
};
constexpr Icon icons[]{
    {"org.towerwatch.Towerwatch", "org.towerwatch.Towerwatch-small", "apps"},
    {"application-vnd.towerwatch.scenario+yaml", "application-vnd.towerwatch.scenario+yaml", "mimetypes"},
};
constexpr int sizes[]{16, 24, 32, 48, 64, 128, 256};
constexpr int largestSmall = 16; ///< up to this size the details would blur

bool draw(const QString &svg, int size, const QString &png)
{
    QSvgRenderer drawing(svg);
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawing.render(&painter);
    painter.end();
    return drawing.isValid() && image.save(png);
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 3) {
        std::cerr << "usage: make-icons ICONFOLDER THEMEFOLDER\n";
        return 2;
    }
    const QDir from(QString::fromLocal8Bit(argv[1])), to(QString::fromLocal8Bit(argv[2]));
    for (const Icon &icon : icons)
        for (const int size : sizes) {
            const QString folder = QStringLiteral("%1x%1/%2").arg(size).arg(QLatin1String(icon.context));
            const QLatin1String drawing(size > largestSmall ? icon.name : icon.smallDrawing);
            const QString png =
                to.filePath(folder + u'/' + QLatin1String(icon.name) + QStringLiteral(".png"));
            if (!to.mkpath(folder) || !draw(from.filePath(drawing + QStringLiteral(".svg")), size, png)) {
                std::cerr << qPrintable(png) << ": error: cannot be drawn\n";
                return 1;
            }
        }
    return 0;
}
