// SPDX-License-Identifier: MIT
/// All windows of the program: opening, closing, and restoring what was open or was lost.
#pragma once

#include "app/window/document/fileflow.h"
#include "app/window/document/recovery.h"
#include "views/window/dialogs/recoverydialog.h"

#include <QHash>
#include <QList>
#include <QStringList>

class QMenu;

namespace towerwatch {

class FileWatch;
class MainWindow;

class Session : public QObject
{
    Q_OBJECT

public:
    ~Session() override;

    /// Opens a file, or several and folders as one collection; without any the files of the last run, each in
    /// a window, if the user wants that, or an empty board. Then offers unsaved work that was left behind.
    /// `ahead`: the first file, if it is already being read.
    void start(const QStringList &files, ReadAhead ahead = {});
    MainWindow *newWindow();
    const QList<MainWindow *> &windows() const { return m_windows; }
    /// Lists discarded work, which can be restored.
    void showDiscarded();

public slots:
    /// Keeps unsaved work, what is being typed among it, for the next start, should the program end now.
    void keepAll();
    /// Closes all windows, after asking once about everything that is not saved.
    void quit();

private:
    /// Opens files, the first one read while its window is built.
    void openAll(const QStringList &paths, ReadAhead ahead);
    void connectWindow(MainWindow *window);
    /// The window for a file that is opened from `window`; null: another that has the file open shows it.
    FileFlow *roomFor(const QString &path, MainWindow *window, FileFlow::Where where);
    /// Lists all windows in the menu of each, where there are several.
    void listWindows();
    void fillWindows(QMenu *menu);
    MainWindow *freeWindow(const QString &path);
    bool recover(const Snapshot &work);
    /// Offers unsaved work: left behind by a program, which is discarded unless it is chosen, or discarded
    /// before.
    void offer(const QList<UnsavedWork> &works, RecoveryDialog::Kind kind);
    QList<MainWindow *> unsaved() const;
    void askAboutAll(const QList<MainWindow *> &windows);
    void saveAllAndQuit();
    void remember();
    void forget(QObject *window);
    MainWindow *front() const;

    /// What keeps the work in a window safe.
    struct Keepers
    {
        Recovery *recovery;
        FileWatch *watch;
    };

    RecoveryStore m_store;
    QHash<QObject *, Keepers> m_keepers;
    QList<MainWindow *> m_windows;
    bool m_quitting = false;
};

} // namespace towerwatch
