// SPDX-License-Identifier: MIT
/// Notices that another program changed the file of a document. Where nothing is unsaved it is loaded again;
/// else a banner asks what is to be done.
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

    /// Looks at the file now, whether or not the system reported something.
    void look();
    /// The same; a question that was put away is asked again.
    void lookAgain();

signals:
    /// The document took what the file became.
    void reloaded();
    /// Something to tell in the status bar.
    void noticed(const QString &what);

private:
    void follow();
    void watch();
    void ask(bool readable);
    void compare();
    void reload(const ScenarioFile &theirs);

    ScenarioDocument &m_document;
    NoticeBanner &m_notice;
    QFileSystemWatcher m_watcher;
    QTimer m_timer{this};
    QString m_path;
    QByteArray m_asked; ///< the hash of what was asked about; empty: nothing is
};

} // namespace towerwatch
