// SPDX-License-Identifier: MIT
/// Draws a scenario as a PNG with 64 pixels a tile, as tmxrasterizer draws a map.  Usage: bench-picture FILE
/// OUT.png
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "views/window/export/sheet.h"

#include <QFile>
#include <QGuiApplication>
#include <QImage>

using namespace towerwatch;

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    QFile file(QCoreApplication::arguments().value(1)), out(QCoreApplication::arguments().value(2));
    if (!file.open(QIODevice::ReadOnly) || !out.open(QIODevice::WriteOnly))
        return 2;
    auto read = readScenario(file.readAll().toStdString(), builtInTiles());
    if (!read.scenario)
        return 1;
    const Sheet sheet{std::make_shared<Position>(std::move(*read.scenario), builtInTiles())};
    return writePng(sheetImage(sheet, 64), out) ? 0 : 1;
}
