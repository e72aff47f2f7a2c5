// SPDX-License-Identifier: MIT
#include "app/system/recoverystore.h"

#include "app/system/machine.h"
#include "app/system/saving.h"
#include "model/value/limits.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QMap>
#include <QStandardPaths>
#include <QUrl>
#include <QUuid>

#include <algorithm>

namespace towerwatch {

namespace {

const QByteArray magic = QByteArrayLiteral("towerwatch-recovery 1");

const QString snapshotEnding = QStringLiteral(".snapshot"), lockEnding = QStringLiteral(".lock");

/// Whether a lock bears the number of this program. Nobody who runs holds it, unless the system says so: in
/// boxes (Flatpak, containers) each program in turn has the same number.
bool bearsOurNumber(const QLockFile &lock)
{
    qint64 number = 0;
    QString host, program;
    return lock.getLockInfo(&number, &host, &program) && number == QCoreApplication::applicationPid();
}

/// The lock of a program; null where somebody holds it, or something else lies in its place.
std::unique_ptr<QLockFile> takeLock(const QString &file)
{
    constexpr qsizetype mostLockBytes = 4096; // Qt reads all that is there
    if (const QFileInfo info(file); info.isSymLink() || (info.exists() && !isOurs(file, mostLockBytes)))
        return nullptr;
    auto lock = std::make_unique<QLockFile>(file);
    lock->setStaleLockTime(0); // only a program that is gone loses its lock, never a slow one
    if (lock->tryLock() || (bearsOurNumber(*lock) && lock->removeStaleLockFile() && lock->tryLock()))
        return lock;
    return nullptr;
}

std::optional<Snapshot> readFile(const QString &path)
{
    constexpr qsizetype mostBytes = 2 * limits::fileBytes + (1 << 16); // scenario, draft and header
    if (!isOurs(path, mostBytes))
        return std::nullopt;
    const WholeFile file = readWholeFile(path, mostBytes);
    return file.failure.isEmpty() ? readSnapshot(file.bytes) : std::nullopt;
}

QFileInfoList filesIn(const QString &folder, const QStringList &names)
{
    return QDir(folder).entryInfoList(names, QDir::Files | QDir::NoSymLinks, QDir::Time);
}

QString discardedIn(const QString &folder)
{
    return QDir(folder).filePath(QStringLiteral("discarded"));
}

/// The discarded work that is not too old; removes the rest.
QFileInfoList keptIn(const QString &folder)
{
    const QDateTime oldest = QDateTime::currentDateTimeUtc().addDays(-RecoveryStore::keptDays);
    QFileInfoList kept = filesIn(folder, {u'*' + snapshotEnding});
    kept.removeIf([&oldest](const QFileInfo &info) {
        return info.lastModified() < oldest && QFile::remove(info.filePath());
    });
    return kept;
}

QString newName()
{
    return QUuid::createUuid().toString(QUuid::Id128);
}

} // namespace

QByteArray hashOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

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
    QMap<QByteArray, QByteArray> header;
    for (const QByteArray &line : bytes.left(end).split('\n'))
        header[line.left(line.indexOf(": "))] = line.mid(line.indexOf(": ") + 2);
    const QByteArray texts = bytes.mid(end + 2);
    const qsizetype draft = header["draft"].toLongLong(); // older ones do not say
    if (end < 0 || !bytes.startsWith(magic + '\n') || header["text"] != hashOf(texts) || draft < 0 ||
        draft > texts.size())
        return std::nullopt;
    return Snapshot{.path = QUrl::fromPercentEncoding(header["path"]),
                    .diskHash = header["disk"],
                    .text = texts.chopped(draft),
                    .time = QDateTime::fromString(QString::fromLatin1(header["time"]), Qt::ISODateWithMs),
                    .draft = texts.last(draft)};
}

RecoveryStore::RecoveryStore(QString folder)
    : m_folder(std::move(folder))
    , m_owner(newName())
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

bool RecoveryStore::isUsable() const
{
    constexpr auto owners = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner;
    return QDir().mkpath(m_folder) && QFile::setPermissions(m_folder, owners);
}

QString RecoveryStore::newFile()
{
    const QDir folder(m_folder);
    if (!m_lock && isUsable())
        m_lock = takeLock(folder.filePath(m_owner + lockEnding));
    return m_lock ? folder.filePath(QStringLiteral("%1-%2%3").arg(m_owner).arg(++m_count).arg(snapshotEnding))
                  : QString();
}

QString RecoveryStore::write(const QString &path, const Snapshot &snapshot)
{
    return replaceFile(path, writeSnapshot(snapshot));
}

QList<UnsavedWork> RecoveryStore::claim()
{
    constexpr qsizetype mostBytes = 64 << 20; // beyond it the rest is offered at the next start
    QStringList owners;
    for (const QFileInfo &info : filesIn(m_folder, {u'*' + snapshotEnding, u'*' + lockEnding}))
        owners << info.completeBaseName().section(u'-', 0, 0);
    owners.removeDuplicates();
    owners.removeAll(m_owner);
    qsizetype bytes = 0;
    QList<UnsavedWork> found;
    for (const QString &owner : std::as_const(owners)) {
        const auto lock = takeLock(QDir(m_folder).filePath(owner + lockEnding));
        if (!lock)
            continue;
        const QString snapshots = owner + QStringLiteral("-*") + snapshotEnding;
        for (const QFileInfo &half : filesIn(m_folder, {snapshots + QStringLiteral(".*")}))
            QFile::remove(half.filePath()); // where the system can make no file without a name
        for (const QFileInfo &info : filesIn(m_folder, {snapshots}))
            if (auto snapshot = bytes < mostBytes ? readFile(info.filePath()) : std::nullopt) {
                const QString file = newFile();
                if (!QFile::rename(info.filePath(), file))
                    continue;
                bytes += snapshot->text.size();
                found.append({file, std::move(*snapshot)});
            }
    }
    std::ranges::sort(
        found, [](const UnsavedWork &a, const UnsavedWork &b) { return a.snapshot.time < b.snapshot.time; });
    return found;
}

QString RecoveryStore::discard(const Snapshot &snapshot, const QString &name) const
{
    const QDir folder(discardedIn(m_folder));
    if (isUsable())
        folder.mkpath(QStringLiteral("."));
    keptIn(folder.path());
    return write(folder.filePath((name.isEmpty() ? newName() : name) + snapshotEnding), snapshot);
}

QList<UnsavedWork> RecoveryStore::discarded() const
{
    QList<UnsavedWork> found;
    for (const QFileInfo &info : keptIn(discardedIn(m_folder)))
        if (auto snapshot = readFile(info.filePath()))
            found.append({info.filePath(), std::move(*snapshot)});
    return found;
}

} // namespace towerwatch
