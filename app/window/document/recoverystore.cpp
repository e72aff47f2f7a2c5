// SPDX-License-Identifier: MIT
#include "app/window/document/recoverystore.h"

#include "app/system/machine.h"
#include "app/window/document/document.h"
#include "model/value/limits.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QStandardPaths>
#include <QUrl>
#include <QUuid>

#include <algorithm>

namespace towerwatch {

namespace {

const QByteArray magic = QByteArrayLiteral("towerwatch-recovery 1");

} // namespace

QByteArray writeSnapshot(const Snapshot &snapshot)
{
    const QByteArray path = QUrl::toPercentEncoding(snapshot.path, "/");
    const QByteArray texts = snapshot.text + snapshot.draft;
    return magic + "\npath: " + path + "\ndisk: " + snapshot.diskHash +
           "\ntime: " + snapshot.time.toUTC().toString(Qt::ISODateWithMs).toLatin1() +
           "\ntext: " + hashOf(texts) + "\ndraft: " + QByteArray::number(snapshot.draft.size()) + "\n\n" +
           texts;
}

std::optional<Snapshot> readSnapshot(const QByteArray &bytes)
{
    const qsizetype end = bytes.indexOf("\n\n");
    const QList<QByteArray> lines = bytes.left(end).split('\n');
    QMap<QByteArray, QByteArray> header{{"draft", "0"}}; // older ones do not say
    for (const QByteArray &line : lines.mid(1))
        header[line.left(line.indexOf(": "))] = line.mid(line.indexOf(": ") + 2);
    if (end < 0 || lines.at(0) != magic ||
        header.keys() != QList<QByteArray>{"disk", "draft", "path", "text", "time"})
        return std::nullopt;
    Snapshot snapshot{.path = QUrl::fromPercentEncoding(header["path"]),
                      .diskHash = header["disk"],
                      .text = bytes.mid(end + 2),
                      .time = QDateTime::fromString(QString::fromLatin1(header["time"]), Qt::ISODateWithMs)};
    const qsizetype draft = header["draft"].toLongLong();
    if (header["text"] != hashOf(snapshot.text) || draft < 0 || draft > snapshot.text.size())
        return std::nullopt;
    snapshot.draft = snapshot.text.last(draft);
    snapshot.text.chop(draft);
    return snapshot;
}

namespace {

const QString snapshotEnding = QStringLiteral(".snapshot"), lockEnding = QStringLiteral(".lock"),
              discardedFolder = QStringLiteral("discarded");
constexpr auto ownersFolder = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;

/// Null where somebody else holds the lock.
std::unique_ptr<QLockFile> takeLock(const QString &file)
{
    auto lock = std::make_unique<QLockFile>(file);
    lock->setStaleLockTime(0); // only a program that is gone loses its lock, never a slow one
    return lock->tryLock() ? std::move(lock) : nullptr;
}

/// Whether nothing but a lock of ours lies where the lock of an owner is to lie; Qt reads all that is there.
bool mayBeLock(const QString &path)
{
    constexpr qsizetype most = 4096;
    return !isThere(path) || isOurs(path, most);
}

constexpr qsizetype mostSnapshotBytes = 2 * limits::fileBytes + (1 << 16); ///< scenario, draft and header

std::optional<Snapshot> readFile(const QString &path)
{
    if (!isOurs(path, mostSnapshotBytes))
        return std::nullopt;
    const WholeFile file = readWholeFile(path, mostSnapshotBytes);
    return file.failure.isEmpty() ? readSnapshot(file.bytes) : std::nullopt;
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
    const QString state = qEnvironmentVariable("XDG_STATE_HOME");
    if (!QStandardPaths::isTestModeEnabled())
        return (QDir::isAbsolutePath(state) ? state : QDir::homePath() + QStringLiteral("/.local/state")) +
               QStringLiteral("/towerwatch/recovery");
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) +
           QStringLiteral("/recovery");
}

bool RecoveryStore::lockFolder()
{
    if (!m_lock && QDir().mkpath(m_folder)) {
        QFile::setPermissions(m_folder, ownersFolder);
        m_lock = takeLock(QDir(m_folder).filePath(m_owner + lockEnding));
    }
    return m_lock != nullptr;
}

QString RecoveryStore::newFile()
{
    if (!lockFolder())
        return {};
    return QDir(m_folder).filePath(QStringLiteral("%1-%2%3").arg(m_owner).arg(++m_count).arg(snapshotEnding));
}

QString RecoveryStore::write(const QString &path, const Snapshot &snapshot)
{
    return writeWholeFile(path, writeSnapshot(snapshot), Readers::OnlyOwner);
}

void RecoveryStore::discard(const QString &path)
{
    const QFileInfo info(path);
    const QDir folder(info.dir().filePath(discardedFolder));
    const QString kept = folder.filePath(info.fileName());
    if (!folder.mkpath(QStringLiteral(".")) || !QFile::rename(path, kept))
        return;
    QFile::setPermissions(folder.path(), ownersFolder);
    QFile file(kept);
    if (file.open(QIODevice::ReadWrite))
        file.setFileTime(QDateTime::currentDateTimeUtc(), QFileDevice::FileModificationTime);
}

QList<UnsavedWork> RecoveryStore::discarded() const
{
    const QDateTime oldest = QDateTime::currentDateTimeUtc().addDays(-keptDays);
    QList<UnsavedWork> found;
    for (const QFileInfo &info : QDir(QDir(m_folder).filePath(discardedFolder))
                                     .entryInfoList({QLatin1Char('*') + snapshotEnding},
                                                    QDir::Files | QDir::NoSymLinks, QDir::Time)) {
        if (info.lastModified() < oldest)
            QFile::remove(info.filePath());
        else if (auto snapshot = readFile(info.filePath()))
            found.append({info.filePath(), std::move(*snapshot)});
    }
    return found;
}

bool RecoveryStore::claimOwner(const QString &owner)
{
    const QString path = QDir(m_folder).filePath(owner + lockEnding);
    if (!m_claimed.contains(owner) && mayBeLock(path))
        if (auto lock = takeLock(path))
            m_claimed.emplace(owner, std::move(lock));
    return m_claimed.contains(owner);
}

QList<UnsavedWork> RecoveryStore::claim()
{
    constexpr qsizetype mostClaimedBytes = 64 << 20;
    qsizetype bytes = 0;
    QList<UnsavedWork> found;
    const QDir dir(m_folder);
    for (const QString &name :
         dir.entryList({QLatin1Char('*') + snapshotEnding}, QDir::Files | QDir::NoSymLinks)) {
        const QString owner = name.section(QLatin1Char('-'), 0, 0);
        if (owner == m_owner || !claimOwner(owner))
            continue;
        const QString file = dir.filePath(name);
        auto snapshot = readFile(file);
        if (!snapshot)
            continue;
        bytes += snapshot->text.size();
        found.append({file, std::move(*snapshot)});
        if (bytes > mostClaimedBytes)
            break; // the rest is offered at the next start
    }
    clearHalfFiles(m_folder);
    // A program that was killed with nothing unsaved leaves but its lock.
    for (const QString &name : dir.entryList({QLatin1Char('*') + lockEnding}, QDir::Files | QDir::NoSymLinks))
        if (const QString owner = name.chopped(lockEnding.size());
            owner != m_owner && !m_claimed.contains(owner) && mayBeLock(dir.filePath(name)))
            takeLock(dir.filePath(name));
    std::ranges::sort(
        found, [](const UnsavedWork &a, const UnsavedWork &b) { return a.snapshot.time < b.snapshot.time; });
    return found;
}

} // namespace towerwatch
