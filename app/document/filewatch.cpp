// SPDX-License-Identifier: MIT
#include "app/document/filewatch.h"

#include "views/look/widgets.h"
#include "views/wording/words.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace towerwatch {

namespace {

/// Programs write a file in several steps; it is looked at when they are through.
constexpr int settleTime = 200;

} // namespace

FileWatch::FileWatch(ScenarioDocument &document, QWidget *window)
    : QObject(window)
    , m_document(document)
    , m_window(window)
{
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
    if (m_box)
        m_box->reject();
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
    if (m_box)
        return;
    const QByteArray found = fileHash(m_path);
    if (found == m_document.diskHash())
        return;
    if (found.isEmpty()) {
        m_document.keepOver(found);
        emit noticed(tr("The file is gone. The scenario is still open; saving writes it again."));
        return;
    }
    ask(found);
}

void FileWatch::ask(const QByteArray &found)
{
    m_box = new QMessageBox(QMessageBox::Question, tr("File changed"),
                            plainly(tr("Another program changed the file “%1”.")
                                        .arg(shown(QFileInfo(m_path).fileName().toStdString()))),
                            QMessageBox::NoButton, m_window);
    m_box->setObjectName(QStringLiteral("fileChanged"));
    m_box->setAttribute(Qt::WA_DeleteOnClose);
    m_box->setInformativeText(m_document.isModified()
                                  ? tr("Reloading replaces your changes; undo brings them back.")
                                  : tr("Reloading is a step that can be undone."));
    QPushButton *take = m_box->addButton(tr("&Reload"), QMessageBox::AcceptRole);
    m_box->setEscapeButton(m_box->addButton(tr("&Keep mine"), QMessageBox::RejectRole));
    take->setObjectName(QStringLiteral("reload"));
    m_box->setDefaultButton(take);
    connect(m_box, &QDialog::finished, this, [this, found, take, box = m_box.data()] {
        const bool reloads = box->clickedButton() == take;
        m_box.clear();
        if (reloads)
            reload(found);
        else
            m_document.keepOver(found);
    });
    m_box->open();
}

void FileWatch::reload(const QByteArray &found)
{
    const OpenResult result = m_document.reload();
    if (result.opened) {
        emit reloaded();
        return;
    }
    m_document.keepOver(found);
    emit noticed(result.failure.isEmpty()
                     ? tr("The changed file has errors; your scenario stays open as it was.")
                     : tr("The changed file cannot be read: %1").arg(result.failure));
}

} // namespace towerwatch
