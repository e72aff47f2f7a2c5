// SPDX-License-Identifier: MIT
/// Writes a large board as a scenario, and as a map of Tiled with the same tiles.
/// Usage: bench-board TILES FILE.towerwatch.yaml [FILE.tmx]  (beside the map it leaves tiles.png)
#include "model/format/scenariowriter.h"
#include "resources/catalogue.h"
#include "tests/support/largeboard.h"
#include "views/drawing/art.h"

#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextStream>

using namespace towerwatch;

namespace {

constexpr int tilePixels = 64, columns = 12;

bool write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

/// Every tile of the catalogue in one picture.
QImage tileset()
{
    const auto &tiles = builtInTiles().tiles();
    const int count = static_cast<int>(tiles.size());
    QImage image(columns * tilePixels, (count + columns - 1) / columns * tilePixels, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    for (int i = 0; i < count; ++i) {
        const std::string art =
            drawing::tileArt(tiles[static_cast<std::size_t>(i)], Rotation::R0, 0, drawing::Scheme::Light);
        QSvgRenderer(QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">") +
                     QByteArray::fromStdString(art) + "</svg>")
            .render(&painter,
                    QRectF(i % columns * tilePixels, i / columns * tilePixels, tilePixels, tilePixels));
    }
    return image;
}

/// The number of a turned tile in a map: its place in the tileset and the flips that turn it.
quint32 globalId(const PlacedTile &placed)
{
    constexpr std::array<quint32, 4> turns{0, 0xA0000000u, 0xC0000000u, 0x60000000u};
    const Tile *design = builtInTiles().find(placed.tile);
    return turns[static_cast<std::size_t>(placed.rotation)] +
           static_cast<quint32>(design - builtInTiles().tiles().data()) + 1;
}

QByteArray tiledMap(const Scenario &scenario, const QImage &tiles)
{
    const int width = scenario.tiles.back().at.y > 0
                          ? static_cast<int>(std::ceil(std::sqrt(scenario.tiles.size())))
                          : static_cast<int>(scenario.tiles.size());
    const int height = scenario.tiles.back().at.y + 1;
    QString text;
    QTextStream out(&text);
    out << QStringLiteral(
               "<map version=\"1.8\" orientation=\"orthogonal\" renderorder=\"right-down\" width=\"%1\" "
               "height=\"%2\" tilewidth=\"64\" tileheight=\"64\" infinite=\"0\">\n"
               "<tileset firstgid=\"1\" name=\"tiles\" tilewidth=\"64\" tileheight=\"64\" "
               "tilecount=\"%3\" columns=\"%4\"><image source=\"tiles.png\" width=\"%5\" "
               "height=\"%6\"/></tileset>\n"
               "<layer id=\"1\" name=\"tiles\" width=\"%1\" height=\"%2\"><data encoding=\"csv\">\n")
               .arg(width)
               .arg(height)
               .arg(builtInTiles().tiles().size())
               .arg(columns)
               .arg(tiles.width())
               .arg(tiles.height());
    for (int i = 0; i < width * height; ++i) {
        const auto index = static_cast<std::size_t>(i);
        out << (i > 0 ? i % width == 0 ? ",\n" : "," : "")
            << (index < scenario.tiles.size() ? globalId(scenario.tiles[index]) : 0);
    }
    out << "\n</data></layer></map>\n";
    out.flush();
    return text.toUtf8();
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int tiles = arguments.value(1).toInt();
    if (tiles < 1 || arguments.size() < 3)
        return 2;
    const Scenario scenario = randomboards::largeScenario(tiles, builtInTiles());
    bool good = write(arguments[2], QByteArray::fromStdString(writeScenario(scenario)));
    if (arguments.size() > 3) {
        const QImage picture = tileset();
        good = good && picture.save(QFileInfo(arguments[3]).path() + QStringLiteral("/tiles.png")) &&
               write(arguments[3], tiledMap(scenario, picture));
    }
    return good ? 0 : 1;
}
