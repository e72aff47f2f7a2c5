// SPDX-License-Identifier: MIT
/// Opening, saving and closing files, with the dialogs about unsaved changes.
#pragma once

#include "app/window/document/document.h"

#include <QPointer>
#include <QWidget>
#include <functional>

class QMessageBox;

namespace towerwatch {

class LibraryBrowser;
class RecentFiles;

class FileFlow : public QObject
{
    Q_OBJECT

public:
    /// Dialogs appear over `window`.
    FileFlow(ScenarioDocument &document, RecentFiles &recent, QWidget *window);

    /// What to do next, unless the user cancels.
    using Then = std::function<void()>;

    RecentFiles &recent() const { return m_recent; }
    /// Calls `then` once the open scenario is saved or the user has discarded its changes.
    void leave(const Then &then);
    /// Discards the unsaved changes.
    void discard();
    void save(const Then &then = {});
    void saveAs(const Then &then = {});

    /// Like open(), but with a scenario file that is already read, or is being read (`file`).
    void openRead(const QString &path, std::future<ScenarioFile> file) { openRead(path, file, Where::Free); }

    /// The window that something is opened in: this one if all in it is saved, else a new one; always this
    /// one; or one in which nothing is open.
    enum class Where { Free, Here, Beside };
    /// `room` picks the window for a file (empty path: something without a file): its FileFlow, or null if
    /// the file is open in another window.
    void setRoom(std::function<FileFlow *(const QString &path, Where where)> room)
    {
        m_room = std::move(room);
    }

public slots:
    /// Starts an empty board, or one with two players and their floors, after asking about unsaved changes.
    void startNew() { startWith({}); }
    void startForTwo();
    void chooseAndOpen() { chooseFor(Where::Free); }
    /// The same, without taking the place of what is open.
    void chooseAndOpenBeside() { chooseFor(Where::Beside); }
    /// Lets the user choose a folder and opens it as a collection.
    void chooseFolder();
    /// Lets the user choose a file and shows what changed from it to the open scenario.
    void chooseAndCompare();
    /// Opens a scenario code as a new scenario without a file, after asking about unsaved changes.
    void openCode(const QString &code);
    /// Opens pasted text in the same way; false if it is no scenario, code or forum post with one.
    bool openPasted(const QString &text);
    /// Opens a file, or a code or saved game in place of one, after asking about unsaved changes; a folder is
    /// a collection.
    void open(const QString &path) { openIn(path, Where::Free); }
    /// The same beside what is open here.
    void openBeside(const QString &path) { openIn(path, Where::Beside); }
    /// Opens what was named at once: several files and folders are one collection.
    void openSeveral(const QStringList &paths);
    /// Opens a file in this window, after asking about unsaved changes; if it is open here, it is shown.
    void openHere(const QString &path);
    /// Lets the user choose a saved game of JCloisterZone and a turn of it, which is opened without a file.
    void chooseGame();
    /// Lets the user choose a shipped scenario.
    void chooseExample();
    /// Opens a shipped scenario as a new one without a file.
    void openExample(const QString &path) { openShipped(path, Where::Free); }
    /// The same in this window, after asking about unsaved changes.
    void openExampleHere(const QString &path) { openShipped(path, Where::Here); }

signals:
    /// Another scenario was opened.
    void opened();
    /// The scenario was saved as this file.
    void saved(const QString &path);
    /// Files and folders are to be shown as a collection.
    void collectionAsked(const QStringList &places);
    /// A file could not be opened.
    void refused(const QString &path, const ScenarioFile &file);
    /// The unsaved changes are about to be discarded.
    void discarded();
    /// Nothing was saved because another program changed the file: the user has to choose what to keep.
    void changedOutside();

private:
    /// Calls `open` with the flow that setRoom() picks, after asking about unsaved changes there.
    template <typename Open> void inRoom(const QString &path, const Open &open, Where where = Where::Free);
    void chooseFor(Where where);
    void openIn(const QString &path, Where where);
    void openRead(const QString &path, std::future<ScenarioFile> &file, Where where);
    void importGame(const QString &path, Where where);
    void compareWith(const QString &path);
    void openText(const std::string &text, Where where = Where::Free);
    void openShipped(const QString &path, Where where);
    void startWith(const Scenario &scenario);
    void ask(QMessageBox *box, const std::function<void(int answer)> &answered);
    void saveTo(const QString &path, const Then &then);
    void write(const QString &path, const Then &then);
    void writeNow(const QString &path, const Then &then);
    bool mayOverwrite(const QString &path);
    QString suggestedPath() const;

    ScenarioDocument &m_document;
    RecentFiles &m_recent;
    QWidget *m_window;
    std::function<FileFlow *(const QString &, Where)> m_room;
    LibraryBrowser *m_library = nullptr;
    QPointer<QMessageBox> m_box;
};

} // namespace towerwatch
