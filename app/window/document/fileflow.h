// SPDX-License-Identifier: MIT
/// Opening, saving and leaving files, with the questions that go with it.
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

    /// What comes next, unless somebody calls it off.
    using Then = std::function<void()>;

    /// Leaves the open scenario once it is saved, or somebody said it need not be.
    void leave(const Then &then);
    /// What is not saved is given up.
    void discard();
    void save(const Then &then = {});
    void saveAs(const Then &then = {});

    /// Opens a file as open() does; a scenario's is, or will be, read by somebody else.
    void openRead(const QString &path, std::future<ScenarioFile> file);

    /// `room` says where a file (empty path: an example) is to be opened: by this flow, by another window's,
    /// or not at all, for it is open already.
    void setRoom(std::function<FileFlow *(const QString &path)> room) { m_room = std::move(room); }

public slots:
    /// Starts an empty board, after asking about unsaved changes; one with two players and their floors.
    void startNew() { startWith({}); }
    void startForTwo();
    void chooseAndOpen();
    /// Opens a scenario code as a new scenario without a file, after asking about unsaved changes.
    void openCode(const QString &code);
    /// Opens what somebody pasted in the same way: a scenario's text, a code, a forum post; whether it is
    /// one.
    bool openPasted(const QString &text);
    /// Opens a file, or a code or saved game in place of one, after asking about unsaved changes.
    void open(const QString &path);
    /// Lets somebody choose a saved game of JCloisterZone and a turn of it.
    void chooseGame();
    /// Lets somebody choose a turn of a saved game and opens it as a new scenario without a file.
    void openGame(const QString &path);
    /// Lets somebody choose a shipped scenario.
    void chooseExample();
    /// Opens a shipped scenario as a new one without a file.
    void openExample(const QString &path);

signals:
    /// Another scenario is open.
    void opened();
    /// The scenario was saved as this file.
    void saved(const QString &path);
    /// A file could not be opened.
    void refused(const QString &path, const ScenarioFile &file);
    /// What is not saved is given up.
    void discarded();
    /// Nothing was saved, for another program changed the file: somebody has to say what is to be kept.
    void changedOutside();

private:
    /// Opens something where `room` says, after asking about unsaved changes there.
    template <typename Open> void inRoom(const QString &path, const Open &open);
    void openCopy(const Scenario &scenario);
    void openText(const std::string &text);
    void startWith(const Scenario &scenario);
    void ask(QMessageBox *box, const std::function<void(int answer)> &answered);
    void saveTo(const QString &path, const Then &then);
    void write(const QString &path, const Then &then);
    bool mayOverwrite(const QString &path);
    QString suggestedPath() const;

    ScenarioDocument &m_document;
    RecentFiles &m_recent;
    QWidget *m_window;
    std::function<FileFlow *(const QString &)> m_room;
    LibraryBrowser *m_library = nullptr;
    QPointer<QMessageBox> m_box;
};

} // namespace towerwatch
