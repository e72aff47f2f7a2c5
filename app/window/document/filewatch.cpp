// SPDX-License-Identifier: MIT
#include "app/window/document/filewatch.h"

#include "app/system/machine.h"
#include "views/window/board/banner.h"
#include "views/words/words.h"

#include <QFileInfo>

namespace towerwatch {

FileWatch::FileWatch(ScenarioDocument &document, NoticeBanner &notice)
    : QObject(&notice)
    , m_document(document)
    , m_notice(notice)
{
    constexpr int settleTime = 200; // programs write a file in several steps
    m_timer.setSingleShot(true);
    m_timer.setInterval(settleTime);
    const auto wait = [this] { m_timer.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, wait);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, wait);
    connect(&m_timer, &QTimer::timeout, this, &FileWatch::look);
    connect(&document, &ScenarioDocument::stateChanged, this, &FileWatch::follow);
    follow();
}

void FileWatch::follow()
{
    const QString path = m_document.path();
    if (path == m_path) {
        if (!path.isEmpty() && !m_timer.isActive())
            watch();
        return;
    }
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    if (!std::exchange(m_asked, {}).isEmpty())
        m_notice.hide();
    m_path = path;
    m_timer.start(); // a large folder takes milliseconds to watch, which the window needs to show its board
}

void FileWatch::watch()
{
    // A program that replaces the file takes the watch away with it; the folder tells of the new one.
    const QString folder = QFileInfo(m_path).path();
    if (!m_watcher.directories().contains(folder))
        m_watcher.addPath(folder);
    if (!m_watcher.files().contains(m_path) && QFileInfo::exists(m_path))
        m_watcher.addPath(m_path);
}

void FileWatch::look()
{
    follow();
    if (m_path.isEmpty())
        return;
    watch();
    const QByteArray found = fileHash(m_path);
    if (found == m_asked && !found.isEmpty())
        return;
    if (!std::exchange(m_asked, {}).isEmpty())
        m_notice.hide();
    if (found == m_document.diskHash())
        return;
    if (found.isEmpty()) {
        m_document.keepOver(found);
        emit noticed(tr("The file is gone. The scenario is still open; saving writes it again."));
        return;
    }
    m_document.settle();
    const ScenarioFile theirs = readScenarioFile(m_path);
    if (theirs.position && !m_document.isModified())
        return reload(theirs);
    m_asked = found;
    ask(theirs.position != nullptr);
}

void FileWatch::lookAgain()
{
    m_asked.clear();
    look();
}

void FileWatch::ask(bool readable)
{
    const QString name = shownName(QFileInfo(m_path).fileName().toStdString());
    m_notice.say(
        [name, readable] {
            return (readable ? tr("Another program changed “%1” while you had unsaved work in it.")
                             : tr("Another program changed “%1”, and what it wrote cannot be read yet."))
                .arg(name);
        },
        {{"takeTheirs", [] { return tr("Take theirs"); }, [this] { reload(readScenarioFile(m_path)); }},
         {"keepMine", [] { return tr("Keep mine"); },
          [this] { m_document.keepOver(std::exchange(m_asked, {})); }}});
}

void FileWatch::reload(const ScenarioFile &theirs)
{
    m_asked.clear();
    if (m_document.reload(theirs)) {
        emit reloaded();
        emit noticed(
            tr("Another program changed the file; it was loaded again. Undo brings back what was here."));
        return;
    }
    m_document.keepOver(theirs.hash);
    emit noticed(theirs.failure.isEmpty()
                     ? tr("The changed file has errors; your scenario stays open as it was.")
                     : tr("The changed file cannot be read: %1").arg(theirs.failure));
}

} // namespace towerwatch

#include "moc_filewatch.cpp"
