// SPDX-License-Identifier: MIT
/// The folder with the unsaved work of all running and killed programs.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QLockFile>
#include <QString>

#include <map>
#include <memory>
#include <optional>

namespace towerwatch {

/// Unsaved work and the file it is meant for.
struct Snapshot
{
    QString path = {};        ///< of the scenario's file; empty: never saved
    QByteArray diskHash = {}; ///< SHA-256 of that file when it was read or saved last; empty: none
    QByteArray text = {};     ///< the scenario as YAML
    QDateTime time = {};      ///< of the last edit that is in it
    QByteArray draft = {};    ///< ScenarioDocument::draft(); empty: none
};

/// The bytes of a snapshot file. Its header ends with the hash of the text, so that a damaged file is
/// noticed.
QByteArray writeSnapshot(const Snapshot &snapshot);
/// The snapshot in the bytes of a file; nothing if they are damaged or of another version.
std::optional<Snapshot> readSnapshot(const QByteArray &bytes);

/// Unsaved work that a program left behind which no longer runs.
struct UnsavedWork
{
    QString file; ///< of the snapshot
    Snapshot snapshot;
};

/// Each running program holds a lock; its snapshots are named after it. Snapshots whose lock nobody holds are
/// left over.
class RecoveryStore
{
public:
    /// The store of this program in `folder`, which is made private.
    explicit RecoveryStore(QString folder = defaultFolder());
    /// Removes the lock; the snapshots that are left stay for the next start.
    ~RecoveryStore();
    RecoveryStore(const RecoveryStore &) = delete;
    RecoveryStore &operator=(const RecoveryStore &) = delete;

    /// The state directory of the user.
    static QString defaultFolder();

    /// A new name for the snapshots of one document; empty if the folder cannot be used.
    QString newFile();
    /// Writes a snapshot, whole or not at all and readable only by this user; what went wrong, or nothing.
    static QString write(const QString &file, const Snapshot &snapshot);

    /// For how many days discarded work can be restored.
    static constexpr int keptDays = 30;
    /// Discards a snapshot.
    static void discard(const QString &file);
    /// The work discarded within keptDays, newest first. Removes what is older.
    QList<UnsavedWork> discarded() const;

    /// The work that programs left behind which no longer run, newest last. It stays locked until release(),
    /// so that only one program offers it.
    QList<UnsavedWork> claim();
    /// Unlocks what was claimed and is still there, so that another start can offer it.
    void release() { m_claimed.clear(); }

private:
    bool lockFolder();
    bool claimOwner(const QString &owner);

    QString m_folder, m_owner;
    std::unique_ptr<QLockFile> m_lock;
    std::map<QString, std::unique_ptr<QLockFile>> m_claimed;
    int m_count = 0;
};

} // namespace towerwatch
