// SPDX-License-Identifier: MIT
/// towerwatch-window [FILE] opens the window; towerwatch-window render ... draws pictures and needs no
/// display.
#include "app/export/render.h"
#include "app/program/window.h"
#include "app/system/translators.h"

#include <QGuiApplication>

namespace {

int renderWithoutDisplay(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("towerwatch"));
    towerwatch::useLanguage(towerwatch::systemLanguage());
    return towerwatch::render(QCoreApplication::arguments().mid(1));
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 1 && qstrcmp(argv[1], "render") == 0)
        return renderWithoutDisplay(argc, argv);
    return towerwatch::runWindow(argc, argv);
}
