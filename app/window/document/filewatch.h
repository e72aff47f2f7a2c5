// SPDX-License-Identifier: MIT
/// Notices that another program changed the file of a document. Without unsaved changes it is loaded again;
/// else a banner asks what to do.
#pragma once

#include "app/window/document/document.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace towerwatch {

class NoticeBanner;

class FileWatch : public QObject
{
    Q_OBJECT

public:
    FileWatch(ScenarioDocument &document, NoticeBanner &notice);

    /// Checks the file now, whether or not the system reported a change.
    void look();
    /// Like look(), but a banner that the user closed is shown again.
    void lookAgain();

signals:
    /// The document took over the changed file.
    void reloaded();
    /// A message for the status bar.
    void noticed(const QString &what);

private:
    void follow();
    void watch();
    void ask(bool readable);
    void reload(const ScenarioFile &theirs);

    ScenarioDocument &m_document;
    NoticeBanner &m_notice;
    QFileSystemWatcher m_watcher;
    QTimer m_timer{this};
    QString m_path;
    QByteArray m_asked; ///< the file's hash when the banner was shown; empty: no banner
};

} // namespace towerwatch
