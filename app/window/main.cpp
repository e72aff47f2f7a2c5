// SPDX-License-Identifier: MIT
/// towerwatch-window [FILE|FOLDER...] opens the window; towerwatch-window render ... and previews ... draw
/// pictures and need no display.
#include "app/command/commands.h"
#include "app/system/filename.h"
#include "app/system/language.h"
#include "app/system/machine.h"
#include "app/window/document/gameimport.h"
#include "app/window/export/render.h"
#include "app/window/session/session.h"
#include "views/window/look/appearance.h"
#include "views/window/look/focusring.h"
#include "views/window/widgets/menus.h"

#include <QApplication>
#include <QFileInfo>
#include <QThread>
#include <algorithm>
#include <vector>

using namespace towerwatch;

namespace {

/// Begins to read the file that the program is to open: much of what takes time at its start does not need
/// it.
ReadAhead readFirst(int argc, char **argv)
{
    const int first = argc > 1 && qstrcmp(argv[1], "--") == 0 ? 2 : 1;
    if (argc <= first || (first == 1 && argv[first][0] == '-'))
        return {};
    QThread::currentThread(); // the first thread that Qt learns of is its main thread
    const QString path = nameFromBytes(argv[first]);
    const QFileInfo info(path); // what cannot be read is told of when there are words for it
    return looksLikeGame(path) || !info.isFile() || !info.isReadable() ? ReadAhead() : readAhead(path);
}

/// Shows the window until it is closed. What is no option of Qt's, and whatever follows "--", are files to
/// open.
int runWindow(int argc, char **argv)
{
    ReadAhead ahead = readFirst(argc, argv);
    const auto end =
        std::find_if(argv, argv + argc, [](const char *word) { return qstrcmp(word, "--") == 0; });
    std::vector<char *> words(argv, end);
    int count = static_cast<int>(words.size());
    words.push_back(nullptr);
    QApplication application(count, words.data()); // which takes its own options away
    std::vector<char *> files(words.data(), words.data() + count);
    if (end != argv + argc)
        files.insert(files.end(), end + 1, argv + argc);
    QApplication::setApplicationName(QStringLiteral("towerwatch"));
    QApplication::setOrganizationName(QStringLiteral("towerwatch"));
    QApplication::setApplicationDisplayName(QStringLiteral("Towerwatch"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.towerwatch.Towerwatch"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/org.towerwatch.Towerwatch.svg")));
    QApplication::setApplicationVersion(cli::version());
    QApplication::setStyle(new VisibleStyle);
    useAppearance(preferredAppearance());
    useLanguage(preferredLanguage());
    const FocusRing ring;
    const MenuKeys menuKeys;
    Session session;
    const auto keep = [&session] { session.keepAll(); };
    QObject::connect(&application, &QGuiApplication::commitDataRequest, &session, keep, Qt::DirectConnection);
    beforeEnd(keep);
    return cli::guarded(static_cast<int>(files.size()), files.data(), [&](const QStringList &names) {
        session.start(names, std::move(ahead));
        return QApplication::exec();
    });
}

int drawWithoutDisplay(int argc, char **argv, int (*draw)(const QStringList &))
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int name = 1; // the arguments are ours, also those that Qt would take for its own
    QGuiApplication app(name, argv);
    QCoreApplication::setApplicationName(QStringLiteral("towerwatch"));
    useLanguage(systemLanguage());
    return cli::guarded(argc, argv, draw);
}

} // namespace

int main(int argc, char **argv)
{
    settleProcess();
    quietenQt();
    findHome();
    if (argc > 1 && qstrcmp(argv[1], "render") == 0)
        return drawWithoutDisplay(argc, argv, render);
    if (argc > 1 && qstrcmp(argv[1], "previews") == 0)
        return drawWithoutDisplay(argc, argv, previews);
    return runWindow(argc, argv);
}
