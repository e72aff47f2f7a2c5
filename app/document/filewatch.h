// SPDX-License-Identifier: MIT
/// Notices that another program changed the file of a document, and asks once what is to be done.
#pragma once

#include "app/document/document.h"

#include <QFileSystemWatcher>
#include <QPointer>
#include <QTimer>

class QMessageBox;

namespace towerwatch {

class FileWatch : public QObject
{
    Q_OBJECT

public:
    /// The question appears over `window`.
    FileWatch(ScenarioDocument &document, QWidget *window);

    /// Looks at the file now, whether or not the system reported something.
    void look();

signals:
    /// The document took what the file became.
    void reloaded();
    /// Something to tell in the status bar.
    void noticed(const QString &what);

private:
    void follow();
    void watch();
    void ask(const QByteArray &found);
    void reload(const QByteArray &found);

    ScenarioDocument &m_document;
    QWidget *m_window;
    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QPointer<QMessageBox> m_box;
    QString m_path;
};

} // namespace towerwatch
