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
    QByteArray draft = {};    ///< text that goes on from it and cannot be read; empty: none
};

/// The bytes of a snapshot file. Its header ends with the hash of the text, so that a damaged file is
/// noticed.
QByteArray writeSnapshot(const Snapshot &snapshot);
/// The snapshot in the bytes of a file; nothing if they are damaged or of another version.
std::optional<Snapshot> readSnapshot(const QByteArray &bytes);

/// Unsaved work that a program which is gone left behind.
struct UnsavedWork
{
    QString file; ///< of the snapshot
    Snapshot snapshot;
};

/// Each running program holds a lock; its snapshots are named after it. What belongs to a lock that nobody
/// holds is left over.
class RecoveryStore
{
public:
    /// The store of this program in `folder`, which is made private.
    explicit RecoveryStore(QString folder = defaultFolder());
    /// Removes the lock; what was not removed stays for the next start.
    ~RecoveryStore();
    RecoveryStore(const RecoveryStore &) = delete;
    RecoveryStore &operator=(const RecoveryStore &) = delete;

    /// The state directory of the user.
    static QString defaultFolder();

    /// A new name for the snapshots of one document; empty if the folder cannot be used.
    QString newFile();
    /// Writes a snapshot, whole or not at all and readable by nobody else; what went wrong, or nothing.
    static QString write(const QString &file, const Snapshot &snapshot);

    /// How long what was discarded can be brought back.
    static constexpr int keptDays = 30;
    /// Discards a snapshot.
    static void discard(const QString &file);
    /// What was discarded in the last days, newest first. What is older goes.
    QList<UnsavedWork> discarded() const;

    /// What programs that are gone left behind, newest last. It stays locked, so that only one program offers
    /// it, until `release`.
    QList<UnsavedWork> claim();
    /// Lets another start offer what was claimed and is still there.
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
