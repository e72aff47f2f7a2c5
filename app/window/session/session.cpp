// SPDX-License-Identifier: MIT
#include "app/window/session/session.h"

#include "app/window/document/filewatch.h"
#include "app/window/document/gameimport.h"
#include "app/window/frame/mainwindow.h"
#include "model/format/scenarioreader.h"
#include "resources/catalogue.h"
#include "views/window/board/boardwidget.h"
#include "views/window/dialogs/messages.h"
#include "views/window/frame/windowplace.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>
#include <QStatusBar>

namespace towerwatch {

namespace {

const QString wishKey = QStringLiteral("session/restore"), filesKey = QStringLiteral("session/files");

/// A file's name without its folder.
QString fileName(const QString &path)
{
    return path.isEmpty() ? Session::tr("New scenario") : shownName(QFileInfo(path).fileName().toStdString());
}

ReadResult scenarioOf(const Snapshot &snapshot)
{
    const QByteArray &text = snapshot.text;
    return readScenario({text.constData(), static_cast<std::size_t>(text.size())}, builtInTiles());
}

/// A scenario's title; without one the name of its file.
QString titleOf(const Scenario &scenario, const QString &path)
{
    return scenario.title.empty() ? fileName(path) : QString(shown(scenario.title.in(currentLanguage())));
}

QList<FoundWork> shownWorks(const QList<UnsavedWork> &works)
{
    QList<FoundWork> shown;
    for (const auto &[file, snapshot] : works)
        shown.append({titleOf(scenarioOf(snapshot).scenario.value_or(Scenario{}), snapshot.path),
                      snapshot.path, snapshot.time,
                      !snapshot.path.isEmpty() && fileHash(snapshot.path) != snapshot.diskHash});
    return shown;
}

/// Lets a window show itself until its file has been read; it cannot be used before.
void showWhileReading(MainWindow &window, const std::future<ScenarioFile> &file)
{
    using namespace std::chrono_literals;
    if (file.wait_for(0ms) == std::future_status::ready)
        return;
    window.board()->setOpening(true);
    while (file.wait_for(2ms) != std::future_status::ready)
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    window.board()->setOpening(false);
}

void raise(MainWindow *window)
{
    window->show();
    window->raise();
    window->activateWindow();
}

} // namespace

Session::~Session()
{
    m_quitting = true;
    qDeleteAll(QList(m_windows));
}

void Session::start(const QStringList &files, ReadAhead ahead)
{
    QStringList paths = files;
    if (paths.isEmpty() && QSettings().value(wishKey).toBool())
        for (const QString &path : QSettings().value(filesKey).toStringList())
            if (QFileInfo::exists(path))
                paths << path;
    if (paths.isEmpty())
        newWindow()->showStart();
    else if (files.size() > 1 || (!files.isEmpty() && QFileInfo(files.constFirst()).isDir()))
        newWindow()->files()->openSeveral(paths);
    else
        openAll(paths, std::move(ahead));
    // The window stands before anything is read.
    QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    offer(m_store.claim(), RecoveryDialog::Kind::Left);
}

void Session::openAll(const QStringList &paths, ReadAhead ahead)
{
    const QString &path = paths.constFirst();
    if (ahead.path != path)
        ahead = {};
    if (!ahead.file.valid() && !looksLikeGame(path))
        ahead = readAhead(path);
    MainWindow *first = newWindow();
    if (ahead.file.valid())
        showWhileReading(*first, ahead.file);
    first->files()->openRead(path, std::move(ahead.file));
    for (const QString &other : paths.mid(1))
        first->files()->openBeside(other);
}

MainWindow *Session::newWindow()
{
    auto *window = new MainWindow;
    window->setAttribute(Qt::WA_DeleteOnClose);
    if (!m_windows.isEmpty())
        window->move(m_windows.constLast()->pos() + QPoint(32, 32));
    fitToScreen(*window);
    m_windows << window;
    connectWindow(window);
    window->show();
    listWindows();
    return window;
}

void Session::listWindows()
{
    for (const MainWindow *window : m_windows)
        window->windowsMenu()->menuAction()->setVisible(m_windows.size() > 1);
}

void Session::fillWindows(QMenu *menu)
{
    menu->clear();
    for (MainWindow *window : m_windows) {
        const QString title = titleOf(window->document().scenario(), window->document().path());
        QAction *action = menu->addAction(inMenu(title.toStdString()), window, [window] { raise(window); });
        action->setCheckable(true);
        action->setChecked(window->windowsMenu() == menu);
    }
}

void Session::connectWindow(MainWindow *window)
{
    ScenarioDocument &document = window->document();
    auto *recovery = new Recovery(document, m_store, window);
    auto *watch = new FileWatch(document, *window->notice());
    m_keepers.insert(window, {recovery, watch});
    const auto tell = [window](const QString &text) { window->statusBar()->showMessage(text, 10'000); };
    connect(recovery, &Recovery::failed, window, [tell](const QString &why) {
        tell(Session::tr("Unsaved work is not safe from a crash. %1").arg(why));
    });
    connect(watch, &FileWatch::noticed, window, tell);
    connect(watch, &FileWatch::reloaded, window, &MainWindow::showOpened);
    connect(window->files(), &FileFlow::discarded, recovery, &Recovery::setAside);
    connect(window->files(), &FileFlow::changedOutside, watch, &FileWatch::lookAgain);
    window->files()->setRoom(
        [this, window](const QString &path, FileFlow::Where where) { return roomFor(path, window, where); });
    QMenu *menu = window->windowsMenu();
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillWindows(menu); });
    connect(&document, &ScenarioDocument::stateChanged, this, &Session::remember);
    connect(window, &QObject::destroyed, this, &Session::forget);
    connect(window->action(Do::Quit), &QAction::triggered, this, &Session::quit);
    connect(window->action(Do::DiscardedWork), &QAction::triggered, this, &Session::showDiscarded);
    connect(window->action(Do::NewWindow), &QAction::triggered, this, &Session::newWindow);
    QAction *wish = window->action(Do::RestoreSession);
    wish->setChecked(QSettings().value(wishKey).toBool());
    connect(wish, &QAction::toggled, this, [this](bool wished) {
        QSettings().setValue(wishKey, wished);
        for (MainWindow *other : m_windows)
            other->action(Do::RestoreSession)->setChecked(wished);
        remember();
    });
}

FileFlow *Session::roomFor(const QString &path, MainWindow *window, FileFlow::Where where)
{
    for (MainWindow *other : m_windows)
        if (other != window && !path.isEmpty() && other->document().path() == path) {
            raise(other);
            return nullptr;
        }
    ScenarioDocument &document = window->document();
    const bool isRoom = where == FileFlow::Where::Here || document.isUntouched() || document.path() == path ||
                        (where == FileFlow::Where::Free && !document.isModified());
    return (isRoom ? window : newWindow())->files();
}

MainWindow *Session::freeWindow(const QString &path)
{
    for (MainWindow *window : m_windows)
        if (!path.isEmpty() && window->document().path() == path && !window->document().isModified())
            return window;
    for (MainWindow *window : m_windows)
        if (window->document().isUntouched())
            return window;
    return newWindow();
}

/// Text that is no scenario, as a file may hold that was written over, becomes a draft.
bool Session::recover(const Snapshot &work)
{
    ReadResult read = scenarioOf(work);
    MainWindow *window = freeWindow(work.path);
    if (read.scenario)
        window->document().recover(std::move(*read.scenario), work.text, QString::fromUtf8(work.draft),
                                   work.path, work.diskHash);
    else
        window->document().recover({}, {}, QString::fromUtf8(work.text), work.path, work.diskHash);
    window->showOpened();
    m_keepers[window].watch->look();
    return m_keepers[window].recovery->keepNow().isEmpty();
}

void Session::showDiscarded()
{
    QList<UnsavedWork> works = m_store.discarded();
    works.removeIf(
        [](const UnsavedWork &work) { return !QUtf8StringView(work.snapshot.text).isValidUtf8(); });
    offer(works, RecoveryDialog::Kind::Discarded);
}

void Session::offer(const QList<UnsavedWork> &works, RecoveryDialog::Kind kind)
{
    if (works.isEmpty() && kind == RecoveryDialog::Kind::Left)
        return;
    auto *dialog = new RecoveryDialog(shownWorks(works), kind, RecoveryStore::keptDays, front());
    connect(dialog, &QDialog::finished, this, [this, works, kind, dialog] {
        for (qsizetype i = 0; i < works.size(); ++i) {
            const auto &[file, work] = works.at(i);
            const bool isDone = dialog->isChosen(i)
                                    ? recover(work)
                                    : kind == RecoveryDialog::Kind::Left && m_store.discard(work).isEmpty();
            if (isDone)
                QFile::remove(file);
        }
    });
    openDialog(dialog);
}

QList<MainWindow *> Session::unsaved() const
{
    QList<MainWindow *> windows = m_windows;
    windows.removeIf([](MainWindow *window) {
        window->document().settle();
        return !window->document().isModified();
    });
    return windows;
}

void Session::keepAll()
{
    for (MainWindow *window : unsaved())
        m_keepers[window].recovery->keepNow();
    finishSnapshots(); // those that are to go because their work was saved, too
}

void Session::quit()
{
    remember();
    const QList<MainWindow *> left = unsaved();
    if (left.size() > 1)
        return askAboutAll(left);
    if (!left.isEmpty()) {
        raise(left.constFirst());
        return left.constFirst()->files()->leave([this] { quit(); });
    }
    m_quitting = true;
    for (MainWindow *window : QList(m_windows))
        window->close();
}

void Session::askAboutAll(const QList<MainWindow *> &windows)
{
    QStringList names;
    for (MainWindow *window : windows)
        names << fileName(window->document().path());
    auto *box =
        savingBox(front(), tr("Save the changes to %n scenarios?", nullptr, static_cast<int>(windows.size())),
                  QMessageBox::SaveAll);
    box->setInformativeText(plainly(names.join(u'\n')));
    connect(box, &QDialog::finished, this, [this](int answer) {
        if (answer == QMessageBox::SaveAll)
            return saveAllAndQuit();
        if (answer != QMessageBox::Discard)
            return;
        for (MainWindow *window : unsaved())
            window->files()->discard();
        quit();
    });
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setModal(true); // over all windows, for it is about them
    box->show();
}

void Session::saveAllAndQuit()
{
    const QList<MainWindow *> left = unsaved();
    if (left.isEmpty())
        return quit();
    left.constFirst()->files()->save([this] { saveAllAndQuit(); });
}

void Session::remember()
{
    if (m_quitting || !QSettings().value(wishKey).toBool())
        return;
    QStringList paths;
    for (MainWindow *window : m_windows)
        if (const QString path = window->document().path(); !path.isEmpty())
            paths << path;
    QSettings().setValue(filesKey, paths);
}

void Session::forget(QObject *window)
{
    m_keepers.remove(window);
    m_windows.removeIf([window](MainWindow *other) { return static_cast<QObject *>(other) == window; });
    listWindows();
    if (!m_windows.isEmpty())
        remember();
}

MainWindow *Session::front() const
{
    auto *active = qobject_cast<MainWindow *>(QApplication::activeWindow());
    return active ? active : m_windows.constLast();
}

} // namespace towerwatch

#include "moc_session.cpp"
