// SPDX-License-Identifier: MIT
#include "app/document/recoverystore.h"

#include "app/system/wholefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSet>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>

namespace towerwatch {

namespace {

const QString snapshotEnding = QStringLiteral(".snapshot"), lockEnding = QStringLiteral(".lock");
constexpr auto onlyOwner = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

std::unique_ptr<QLockFile> lockAt(const QString &file)
{
    auto lock = std::make_unique<QLockFile>(file);
    lock->setStaleLockTime(0); // only a program that is gone loses its lock, never a slow one
    return lock;
}

std::optional<Snapshot> readFile(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? readSnapshot(file.readAll()) : std::nullopt;
}

} // namespace

RecoveryStore::RecoveryStore(QString folder)
    : m_folder(std::move(folder))
    , m_owner(QUuid::createUuid().toString(QUuid::Id128))
{
}

RecoveryStore::~RecoveryStore() = default;

QString RecoveryStore::defaultFolder()
{
#ifdef Q_OS_UNIX
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (!QStandardPaths::isTestModeEnabled())
        return (QDir::isAbsolutePath(state) ? state : QDir::homePath() + QStringLiteral("/.local/state")) +
               QStringLiteral("/towerwatch/recovery");
#endif
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/recovery");
}

bool RecoveryStore::lockFolder()
{
    if (m_lock)
        return true;
    if (!QDir().mkpath(m_folder))
        return false;
    QFile::setPermissions(m_folder, onlyOwner | QFileDevice::ExeOwner);
    auto lock = lockAt(QDir(m_folder).filePath(m_owner + lockEnding));
    if (!lock->tryLock())
        return false;
    m_lock = std::move(lock);
    return true;
}

QString RecoveryStore::newFile()
{
    if (!lockFolder())
        return {};
    return QDir(m_folder).filePath(QStringLiteral("%1-%2%3").arg(m_owner).arg(++m_count).arg(snapshotEnding));
}

QString RecoveryStore::write(const QString &path, const Snapshot &snapshot)
{
    return writeWholeFile(path, writeSnapshot(snapshot), onlyOwner);
}

bool RecoveryStore::claimOwner(const QString &owner)
{
    if (m_claimed.contains(owner))
        return true;
    auto lock = lockAt(QDir(m_folder).filePath(owner + lockEnding));
    if (!lock->tryLock())
        return false;
    m_claimed.emplace(owner, std::move(lock));
    return true;
}

QList<UnsavedWork> RecoveryStore::claim()
{
    QList<UnsavedWork> found;
    const QDir dir(m_folder);
    for (const QString &name : dir.entryList({QLatin1Char('*') + snapshotEnding}, QDir::Files)) {
        const QString owner = name.section(QLatin1Char('-'), 0, 0);
        if (owner == m_owner || !claimOwner(owner))
            continue;
        const QString file = dir.filePath(name);
        if (auto snapshot = readFile(file))
            found.append({file, std::move(*snapshot)});
    }
    for (const auto &claimed : m_claimed) // halves of snapshots that it was killed over
        for (const QString &half :
             dir.entryList({claimed.first + QStringLiteral("-*.snapshot.*")}, QDir::Files))
            QFile::remove(dir.filePath(half));
    // A program that was killed with nothing unsaved leaves but its lock.
    for (const QString &name : dir.entryList({QLatin1Char('*') + lockEnding}, QDir::Files))
        if (const QString owner = name.chopped(lockEnding.size());
            owner != m_owner && !m_claimed.contains(owner))
            lockAt(dir.filePath(name))->tryLock();
    std::sort(found.begin(), found.end(),
              [](const UnsavedWork &a, const UnsavedWork &b) { return a.snapshot.time < b.snapshot.time; });
    return found;
}

void RecoveryStore::release()
{
    m_claimed.clear();
}

} // namespace towerwatch
