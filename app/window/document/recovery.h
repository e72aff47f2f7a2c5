// SPDX-License-Identifier: MIT
/// Keeps the unsaved work of one document safe from a crash.
#pragma once

#include "app/system/recoverystore.h"
#include "app/window/document/document.h"

#include <QObject>
#include <QTimer>

namespace towerwatch {

/// While the document has unsaved changes, the store has a snapshot no older than `delay` and the time to
/// write it. Saving and a clean end remove it.
class Recovery : public QObject
{
    Q_OBJECT

public:
    /// How long after an edit its snapshot is begun, in milliseconds; edits in between go into the same one.
    static constexpr int delay = 300;

    Recovery(ScenarioDocument &document, RecoveryStore &store, QObject *parent = nullptr);
    /// Removes the snapshot: what was not saved was discarded.
    ~Recovery() override;

    /// Writes the snapshot now and waits for it; what went wrong, or nothing.
    QString keepNow();
    /// What the document holds now is to be discarded: it can be brought back for RecoveryStore::keptDays.
    void setAside();
    /// The snapshot's file; empty as long as there never was one.
    QString file() const { return m_file; }

signals:
    /// A snapshot could not be written, and why.
    void failed(const QString &why);

private:
    void follow();
    void keep();
    QString nameFile();
    Snapshot snapshot() const;
    void drop();
    void report(const QString &failure);

    ScenarioDocument &m_document;
    RecoveryStore &m_store;
    QTimer m_timer;
    QString m_file;
    bool m_reported = false;
};

/// Waits until the snapshots that were begun are written.
void finishSnapshots();

} // namespace towerwatch
