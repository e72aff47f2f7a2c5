// SPDX-License-Identifier: MIT
#include "app/window.h"

#include "app/language.h"
#include "app/session.h"
#include "app/translators.h"
#include "resources/catalogue.h"

#include <QApplication>

namespace towerwatch {

int runWindow(int &argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("towerwatch"));
    QApplication::setOrganizationName(QStringLiteral("towerwatch"));
    QApplication::setApplicationDisplayName(QStringLiteral("Towerwatch"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.towerwatch.Towerwatch"));
#ifdef TOWERWATCH_VERSION
    QApplication::setApplicationVersion(QStringLiteral(TOWERWATCH_VERSION));
#endif
    useLanguage(preferredLanguage());
    Session session(builtInTiles());
    session.start(QApplication::arguments().mid(1));
    return QApplication::exec();
}

} // namespace towerwatch
