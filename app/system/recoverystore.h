// SPDX-License-Identifier: MIT
/// The folder with unsaved work: of running programs, of killed ones, and what was discarded.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <memory>
#include <optional>

class QLockFile;

namespace towerwatch {

/// The SHA-256 of some bytes, as hexadecimal text.
QByteArray hashOf(const QByteArray &bytes);

/// Unsaved work and the file it is meant for.
struct Snapshot
{
    QString path = {};        ///< of the scenario's file; empty: never saved
    QByteArray diskHash = {}; ///< hashOf() that file when it was read or saved last; empty: none
    QByteArray text = {};     ///< the scenario as YAML
    QDateTime time = {};      ///< of the last edit that is in it
    QByteArray draft = {};    ///< ScenarioDocument::draft(); empty: none
};

/// The bytes of a snapshot file. Its header ends with the hash of the text, so that a damaged file is
/// noticed.
QByteArray writeSnapshot(const Snapshot &snapshot);
/// The snapshot in the bytes of a file; nothing if they are damaged or of another version.
std::optional<Snapshot> readSnapshot(const QByteArray &bytes);

/// Work that lies in the store.
struct UnsavedWork
{
    QString file; ///< of the snapshot
    Snapshot snapshot;
};

/// A running program holds a lock, and its snapshots are named after it: where nobody holds it, they are left
/// over. All that lies here is whole, or is not there.
class RecoveryStore
{
public:
    /// The store of this program in `folder`, which is made private when it is needed.
    explicit RecoveryStore(QString folder = defaultFolder());
    /// Removes the lock; the snapshots that are left stay for the next start.
    ~RecoveryStore();
    RecoveryStore(const RecoveryStore &) = delete;
    RecoveryStore &operator=(const RecoveryStore &) = delete;

    /// In the state directory of the user.
    static QString defaultFolder();

    /// Whether there is such a folder, or it could be made, private to the user.
    bool isUsable() const;
    /// A new name for the snapshots of one document; empty if the folder cannot be used.
    QString newFile();
    /// Writes a snapshot; what went wrong, or nothing.
    static QString write(const QString &file, const Snapshot &snapshot);
    /// The work that programs left behind which no longer run, newest last. It belongs to this program from
    /// now on, so that only one offers it.
    QList<UnsavedWork> claim();

    /// For how many days discarded work can be brought back.
    static constexpr int keptDays = 30;
    /// Keeps discarded work, in place of what is kept under the same name (empty: none); what went wrong, or
    /// nothing.
    QString discard(const Snapshot &snapshot, const QString &name = {}) const;
    /// The work discarded within keptDays, newest first. Removes what is older.
    QList<UnsavedWork> discarded() const;

private:
    QString m_folder, m_owner;
    std::unique_ptr<QLockFile> m_lock;
    int m_count = 0;
};

} // namespace towerwatch
