// SPDX-License-Identifier: MIT
/// Opening, saving and leaving files, with the questions that go with it.
#pragma once

#include "app/document.h"

#include <QWidget>

namespace towerwatch {

class RecentFiles;

class FileFlow : public QObject
{
    Q_OBJECT

public:
    /// Dialogs appear over `window`.
    FileFlow(ScenarioDocument &document, RecentFiles &recent, QWidget *window);

    /// Whether the open scenario may be left: it is saved, or somebody said it need not be.
    bool mayLeave();

public slots:
    void startNew();
    void chooseAndOpen();
    /// Opens a file, after asking about unsaved changes.
    void open(const QString &path);
    bool save();
    bool saveAs();

signals:
    /// Another scenario is open.
    void opened();
    /// A file could not be opened.
    void refused(const QString &path, const OpenResult &result);

private:
    bool writeTo(const QString &path);
    bool mayLoseComments();
    QString suggestedPath() const;

    ScenarioDocument &m_document;
    RecentFiles &m_recent;
    QWidget *m_window;
};

/// What file dialogs offer for scenarios.
QString scenarioFileFilter();

} // namespace towerwatch
