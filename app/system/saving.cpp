// SPDX-License-Identifier: MIT
#include "app/system/saving.h"

#include "app/system/filename.h"
#include "app/system/machine.h"
#include "app/system/recoverystore.h"
#include "views/words/text.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <limits>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace towerwatch {

namespace {

struct SavingWords
{
    TOWERWATCH_PHRASES(Saving)
};

/// Qt tells why a disk is full only of what is left to write then.
bool writeAll(QFileDevice &file, const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const qint64 count = file.write(bytes.constData() + done, bytes.size() - done);
        if (count <= 0)
            return false;
        done += count;
    }
    return true;
}

/// Writes into something that is no file. Nobody may be waiting at the other end of a pipe.
QString writeThrough(const QByteArray &name, const struct stat &target, const QByteArray &bytes)
{
    if (S_ISBLK(target.st_mode))
        return SavingWords::tr("This is a disk, not a file.");
    QFile file;
    if (!openNative(file, name, O_WRONLY | O_NONBLOCK))
        return systemMessage(errno);
    fcntl(file.handle(), F_SETFL, fcntl(file.handle(), F_GETFL) & ~O_NONBLOCK);
    return writeAll(file, bytes) ? QString() : systemMessage(errno);
}

/// Whether a file has an access list or notes besides its mode; what the system itself gives to files aside.
bool hasAttributes(const QByteArray &path)
{
    constexpr qsizetype mostBytes = 1 << 16;
    QByteArray names(mostBytes, 0);
    const auto size = listxattr(path.constData(), names.data(), static_cast<std::size_t>(mostBytes));
    const QByteArrayList all = names.left(std::max<qsizetype>(size, 0)).split(0);
    return (size < 0 && errno != ENOTSUP) || std::ranges::any_of(all, [](const QByteArray &name) {
               return !name.isEmpty() && !name.startsWith("security.");
           });
}

/// Whether a new file is for everybody what the one of before is.
bool keepsRights(const QByteArray &name, const struct stat &before, int made)
{
    struct stat now;
    return fstat(made, &now) == 0 && before.st_nlink == 1 && before.st_uid == now.st_uid &&
           before.st_gid == now.st_gid && !hasAttributes(name) &&
           !hasAttributes("/proc/self/fd/" + QByteArray::number(made));
}

/// Whether a file can lie beside the one of this name, and take its place.
bool isReplaceable(const QString &path, const QByteArray &name)
{
    constexpr qsizetype longest = 255, ending = 7; // that a file gets until it is whole
    return QFile::encodeName(path) == name && name.size() - name.lastIndexOf('/') - 1 <= longest - ending;
}

bool writeOver(QFile &file, const QByteArray &bytes)
{
    return file.seek(0) && writeAll(file, bytes) && file.resize(bytes.size()) && fsync(file.handle()) == 0;
}

/// Puts what a file holds where recovery finds it; what went wrong, or nothing. Who has no place for it does
/// without.
QString keepSafe(const QString &path, const QByteArray &bytes)
{
    const QString place = QFileInfo(path).absoluteFilePath(),
                  name = QString::fromLatin1(hashOf(place.toUtf8()));
    const QByteArray hash = hashOf(bytes);
    const RecoveryStore store;
    return !bytes.isEmpty() && store.isUsable()
               ? store.discard({place, hash, bytes, QDateTime::currentDateTimeUtc()}, name)
               : QString();
}

/// Fills a file that keeps its place; on failure what it held is written back.
QString writeInPlace(const QString &path, bool exists, const QByteArray &bytes)
{
    QFile file;
    if (!openNative(file, nativeName(path), exists ? O_RDWR : O_RDWR | O_CREAT | O_EXCL))
        return systemMessage(errno);
    const WholeFile before = readWholeFile(file.handle(), std::numeric_limits<qsizetype>::max());
    if (!before.failure.isEmpty())
        return before.failure;
    if (QString failure = keepSafe(path, before.bytes); !failure.isEmpty())
        return failure;
    if (writeOver(file, bytes))
        return {};
    const int error = errno;
    if (!exists)
        unlink(nativeName(path).constData());
    writeOver(file, before.bytes);
    return systemMessage(error);
}

/// Fills what has been opened and lets it take its place.
QString fill(QSaveFile &file, const QByteArray &bytes)
{
    const bool isWritten = writeAll(file, bytes);
    if (isWritten && fsync(file.handle()) != 0) // commit() syncs, too, but does not tell where that fails
        return systemMessage(errno);
    if (isWritten && file.commit())
        return {};
    return file.error() == QFileDevice::ResourceError ? systemMessage(ENOSPC) : file.errorString();
}

} // namespace

QString replaceFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) ? fill(file, bytes) : file.errorString();
}

QString writeWholeFile(const QString &path, const QByteArray &bytes)
{
    const QByteArray name = nativeName(path);
    struct stat before;
    const bool exists = stat(name.constData(), &before) == 0;
    if (exists && S_ISDIR(before.st_mode))
        return systemMessage(EISDIR);
    if (exists && !S_ISREG(before.st_mode))
        return writeThrough(name, before, bytes);
    if (exists && access(name.constData(), W_OK) != 0)
        return systemMessage(errno);
    if (!isReplaceable(path, name))
        return writeInPlace(path, exists, bytes);
    QSaveFile file(path);
    const bool isOpen = file.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    if (exists && !(isOpen && keepsRights(name, before, file.handle())))
        return writeInPlace(path, exists, bytes);
    return isOpen ? fill(file, bytes) : file.errorString();
}

} // namespace towerwatch
