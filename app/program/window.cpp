// SPDX-License-Identifier: MIT
#include "app/program/window.h"

#include "app/document/gameimport.h"
#include "app/program/session.h"
#include "app/system/language.h"
#include "app/system/translators.h"
#include "resources/catalogue.h"

#include <QApplication>
#include <QFileInfo>
#include <QThread>

namespace towerwatch {

namespace {

/// Begins to read the file that the program is to open: much of what takes time at its start does not need
/// it.
ReadAhead readFirst(int argc, char **argv)
{
    if (argc < 2 || argv[1][0] == '-')
        return {};
    QThread::currentThread(); // the first thread that Qt learns of is its main thread
    const QString path = QFile::decodeName(argv[1]);
    const QFileInfo info(path); // what cannot be read is told of when there are words for it
    return looksLikeGame(path) || !info.isFile() || !info.isReadable() ? ReadAhead()
                                                                       : readAhead(path, builtInTiles());
}

} // namespace

int runWindow(int &argc, char **argv)
{
    ReadAhead ahead = readFirst(argc, argv);
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
    session.start(QApplication::arguments().mid(1), std::move(ahead));
    return QApplication::exec();
}

} // namespace towerwatch
