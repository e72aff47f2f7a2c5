// SPDX-License-Identifier: MIT
#include "app/system/machine.h"

#include "app/system/accesslist.h"
#include "app/system/filename.h"
#include "views/words/text.h"

#include <QRandomGenerator>
#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <linux/limits.h>
#include <optional>
#include <poll.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace towerwatch {

namespace {

struct WholeFileWords
{
    TOWERWATCH_PHRASES(WholeFile)
};

/// A file that closes itself.
class Descriptor
{
public:
    explicit Descriptor(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    ~Descriptor() { close(); }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    int get() const { return m_descriptor; }
    bool isOpen() const { return m_descriptor >= 0; }
    bool close() { return m_descriptor < 0 || ::close(std::exchange(m_descriptor, -1)) == 0; }

private:
    int m_descriptor;
};

bool writeAll(int descriptor, const QByteArray &bytes)
{
    for (qsizetype done = 0; done < bytes.size();) {
        const auto written =
            write(descriptor, bytes.constData() + done, static_cast<std::size_t>(bytes.size() - done));
        if (written > 0)
            done += written;
        else if (written == 0)
            return errno = ENOSPC, false;
        else if (errno != EINTR)
            return false;
    }
    return true;
}

/// Where the links of a path lead, so that the file is replaced and not the link; there may be no file.
QByteArray behindLinks(const QByteArray &path)
{
    constexpr int mostLinks = 40;
    std::filesystem::path behind(path.toStdString());
    std::error_code none;
    for (int i = 0; i < mostLinks && is_symlink(symlink_status(behind, none)); ++i)
        behind = behind.parent_path() / read_symlink(behind, none);
    return QByteArray::fromStdString(behind.string());
}

/// Writes into something that is no file. Nobody may be waiting at the other end of a pipe.
QString writeThrough(const QByteArray &path, const struct stat &target, const QByteArray &bytes)
{
    if (S_ISBLK(target.st_mode))
        return WholeFileWords::tr("This is a disk, not a file.");
    Descriptor file(open(path.constData(), O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
    if (!file.isOpen())
        return systemMessage(errno);
    fcntl(file.get(), F_SETFL, fcntl(file.get(), F_GETFL) & ~O_NONBLOCK);
    return writeAll(file.get(), bytes) && file.close() ? QString() : systemMessage(errno);
}

// --- half files ---

const QByteArray halfBegin = ".towerwatch-";
constexpr int halfRandom = 6; ///< letters after it: a name of its own, however long that of the file is

/// Whether somebody fills the half file just now. Where locks are not known, nobody can tell.
bool isBeingFilled(int half)
{
    return flock(half, LOCK_EX | LOCK_NB) != 0;
}

/// Whether a file is one that we may have written, and what it is.
bool isOwnFile(const char *path, struct stat &found)
{
    return lstat(path, &found) == 0 && S_ISREG(found.st_mode) && found.st_uid == geteuid();
}

/// Takes away a half file that a killed program has left.
void clearHalfFile(const std::filesystem::path &path)
{
    struct stat found, opened;
    if (!isOwnFile(path.c_str(), found))
        return;
    const Descriptor half(open(path.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    if (half.isOpen() && fstat(half.get(), &opened) == 0 && opened.st_ino == found.st_ino &&
        opened.st_dev == found.st_dev && !isBeingFilled(half.get()))
        unlink(path.c_str());
}

void clearHalfFilesIn(const std::filesystem::path &folder)
{
    std::error_code none;
    for (auto entry = std::filesystem::directory_iterator(folder, none); !none && entry != end(entry);
         entry.increment(none)) {
        const std::string name = entry->path().filename().string();
        if (name.size() == static_cast<std::size_t>(halfBegin.size() + halfRandom) &&
            name.starts_with(halfBegin.constData()))
            clearHalfFile(entry->path());
    }
}

std::filesystem::path folderOf(const QByteArray &path)
{
    const auto folder = std::filesystem::path(path.toStdString()).parent_path();
    return folder.empty() ? "." : folder;
}

/// A file that is filled beside the one it is to replace. It takes itself away again unless it has taken its
/// place.
class HalfFile
{
public:
    /// In the folder of `path`; what nobody may read but its owner, or with the rights that new files have.
    HalfFile(const QByteArray &path, mode_t mode)
    {
        constexpr int tries = 100;
        for (int i = 0; i < tries && !m_file; ++i) {
            m_path =
                QByteArray::fromStdString((folderOf(path) / (halfBegin + letters()).toStdString()).string());
            m_file.emplace(open(m_path.constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode));
            struct stat made;
            // Who clears up may have found it before it was held.
            const bool lost = m_file->isOpen() && isBeingFilled(m_file->get()) && errno == EWOULDBLOCK;
            const bool taken = !m_file->isOpen() && errno == EEXIST;
            if (taken || lost || (m_file->isOpen() && fstat(m_file->get(), &made) == 0 && made.st_nlink == 0))
                m_file.reset();
        }
        m_isThere = m_file && m_file->isOpen();
    }
    ~HalfFile()
    {
        const int error = errno;
        if (m_isThere)
            unlink(m_path.constData());
        errno = error;
    }
    HalfFile(const HalfFile &) = delete;
    HalfFile &operator=(const HalfFile &) = delete;

    int get() const { return m_file ? m_file->get() : -1; }
    bool isThere() const { return m_isThere; }
    bool takePlaceOf(const QByteArray &path)
    {
        const bool moved = rename(m_path.constData(), path.constData()) == 0;
        m_isThere = m_isThere && !moved;
        return moved;
    }

private:
    static QByteArray letters()
    {
        static const char all[] = "abcdefghijklmnopqrstuvwxyz0123456789";
        QByteArray chosen;
        for (int i = 0; i < halfRandom; ++i)
            chosen += all[QRandomGenerator::system()->bounded(static_cast<int>(sizeof all - 1))];
        return chosen;
    }

    QByteArray m_path;
    std::optional<Descriptor> m_file;
    bool m_isThere = false;
};

// --- whose a file is, and who may use it ---

constexpr const char *accessList = "system.posix_acl_access";

/// Null where there is none, or where nobody tells.
QByteArray attribute(const QByteArray &path, const char *name)
{
    QByteArray value(XATTR_SIZE_MAX, Qt::Uninitialized);
    const auto size = getxattr(path.constData(), name, value.data(), static_cast<std::size_t>(value.size()));
    return size < 0 ? QByteArray() : value.left(size);
}

bool setAttribute(int file, const char *name, const QByteArray &value)
{
    return fsetxattr(file, name, value.constData(), static_cast<std::size_t>(value.size()), 0) == 0;
}

QByteArrayList attributesOf(const QByteArray &path)
{
    QByteArray names(XATTR_LIST_MAX, Qt::Uninitialized);
    const auto size = listxattr(path.constData(), names.data(), static_cast<std::size_t>(names.size()));
    return names.left(std::max<qsizetype>(size, 0)).split(0);
}

/// Gives a file what another has besides contents, owner and access list. Whether every other list of who may
/// use it has come along.
bool copyAttributes(const QByteArray &from, int to)
{
    bool all = true;
    for (const QByteArray &name : attributesOf(from)) {
        if (name.isEmpty() || name == accessList || name == "security.capability")
            continue;
        const QByteArray value = attribute(from, name.constData());
        const bool came = !value.isNull() && setAttribute(to, name.constData(), value);
        all = all && (came || !name.startsWith("system."));
    }
    return all;
}

/// Lets those use a file of its own owner and group who could use the one of before, and nobody else. What
/// cannot be kept is taken away; where that would be what the owner of before may do, there is no way.
bool copyAccess(const QByteArray &from, const struct stat &before, int to)
{
    struct stat now;
    if (fstat(to, &now) != 0)
        return false;
    const QByteArray bytes = attribute(from, accessList);
    const bool hasNone = bytes.isNull() && (errno == ENODATA || errno == EOPNOTSUPP);
    auto list = hasNone ? AccessList::ofMode(before.st_mode) : AccessList::fromBytes(bytes);
    const bool same = now.st_uid == before.st_uid && now.st_gid == before.st_gid;
    const bool listsCame = copyAttributes(from, to);
    if (list && !same)
        list->handOver(before.st_uid, before.st_gid, now.st_uid, now.st_gid);
    const mode_t special = same ? before.st_mode & 07000 : 0;
    if (listsCame && list && list->isMode())
        return fchmod(to, special | list->mode()) == 0;
    if (listsCame && list && setAttribute(to, accessList, list->toBytes()))
        return special == 0 || (fstat(to, &now) == 0 && fchmod(to, special | (now.st_mode & 0777)) == 0);
    return now.st_uid == before.st_uid && fchmod(to, before.st_mode & S_IRWXU) == 0;
}

/// Puts `bytes` in place of the file at `path`, which is there.
QString replaceFile(const QByteArray &path, const struct stat &before, const QByteArray &bytes,
                    Readers readers)
{
    HalfFile half(path, S_IRUSR | S_IWUSR);
    if (!half.isThere() || !writeAll(half.get(), bytes))
        return systemMessage(errno);
    fremovexattr(half.get(), accessList); // the folder may have given it one
    fchmod(half.get(), S_IRUSR | S_IWUSR);
    // Only root can give files away; a group can be given by its members.
    static_cast<void>(fchown(half.get(), before.st_uid, before.st_gid) == 0 ||
                      fchown(half.get(), static_cast<uid_t>(-1), before.st_gid) == 0);
    if (readers == Readers::AsBefore && !copyAccess(path, before, half.get()))
        return WholeFileWords::tr(
            "It belongs to somebody else, who could not open it any more. Save under another name.");
    return fsync(half.get()) == 0 && half.takePlaceOf(path) ? QString() : systemMessage(errno);
}

/// Makes a file at `path`, where there is none.
QString makeFile(const QByteArray &path, const QByteArray &bytes, Readers readers)
{
    HalfFile half(path,
                  readers == Readers::OnlyOwner ? S_IRUSR | S_IWUSR : 0666); // less what is set for new files
    return half.isThere() && writeAll(half.get(), bytes) && fsync(half.get()) == 0 && half.takePlaceOf(path)
               ? QString()
               : systemMessage(errno);
}

// --- what Qt says ---

QtMessageHandler usualHandler = nullptr;

void withoutChatter(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (!message.startsWith(u"QStandardPaths: ") && !message.startsWith(u"Detected locale "))
        usualHandler(type, context, message);
}

} // namespace

QString systemMessage(int error)
{
    if (error == ENOSPC || error == EDQUOT)
        return WholeFileWords::tr("There is not enough space on the disk.");
    return QString::fromLocal8Bit(std::strerror(error));
}

void holdStandardStreams()
{
    for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (fcntl(number, F_GETFD) < 0 && // so that it still can be neither read nor written
            open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY) != number)
            return;
}

int namedDescriptor(const QString &path)
{
    if (path == u"/dev/stdin")
        return STDIN_FILENO;
    for (const QLatin1String folder : {QLatin1String("/dev/fd/"), QLatin1String("/proc/self/fd/")}) {
        bool isNumber = false;
        const int number = path.startsWith(folder) ? path.mid(folder.size()).toInt(&isNumber) : -1;
        if (isNumber && number >= 0)
            return number;
    }
    return -1;
}

void clearHalfFiles(const QString &folder)
{
    clearHalfFilesIn(nativeName(folder).toStdString());
}

bool isOurs(const QString &path, qsizetype most)
{
    struct stat found;
    return isOwnFile(nativeName(path).constData(), found) && found.st_size <= most;
}

bool isThere(const QString &path)
{
    struct stat found;
    return lstat(nativeName(path).constData(), &found) == 0;
}

bool nameExists(const QString &path)
{
    struct stat found;
    return stat(nativeName(path).constData(), &found) == 0;
}

WholeFile readWholeFile(int descriptor, qsizetype most)
{
    constexpr qsizetype piece = 1 << 16;
    WholeFile file;
    while (file.bytes.size() < most) {
        const qsizetype before = file.bytes.size();
        file.bytes.resize(std::min(before + std::max(piece, before), most));
        const auto count = read(descriptor, file.bytes.data() + before,
                                static_cast<std::size_t>(file.bytes.size() - before));
        file.bytes.resize(before + std::max<qsizetype>(count, 0));
        if (count == 0)
            break;
        if (count < 0 && errno == EAGAIN) { // nothing yet, in a pipe that does not wait by itself
            pollfd waiting{descriptor, POLLIN, 0};
            poll(&waiting, 1, -1);
        } else if (count < 0 && errno != EINTR) {
            return {{}, errno == EBADF ? WholeFileWords::tr("There is no input.") : systemMessage(errno)};
        }
    }
    return file;
}

WholeFile readWholeFile(const QString &path, qsizetype most)
{
    // Without O_NONBLOCK a pipe would keep the program waiting before it can see that it is one.
    const Descriptor file(open(nativeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY));
    struct stat found;
    if (!file.isOpen() || fstat(file.get(), &found) != 0)
        return {{}, systemMessage(errno)};
    if (!S_ISREG(found.st_mode))
        return {{}, WholeFileWords::tr("This is not a file.")};
    return readWholeFile(file.get(), most);
}

QString writeWholeFile(const QString &path, const QByteArray &bytes, Readers readers)
{
    const QByteArray name = nativeName(path);
    struct stat target;
    const bool exists = stat(name.constData(), &target) == 0;
    if (exists && S_ISDIR(target.st_mode))
        return systemMessage(EISDIR);
    if (exists && !S_ISREG(target.st_mode))
        return writeThrough(name, target, bytes);
    if (exists && access(name.constData(), W_OK) != 0)
        return systemMessage(errno);
    const QByteArray behind = behindLinks(name);
    clearHalfFilesIn(folderOf(behind));
    return exists ? replaceFile(behind, target, bytes, readers) : makeFile(behind, bytes, readers);
}

void becomeProgram(QByteArrayList words)
{
    std::vector<char *> argv;
    argv.reserve(static_cast<std::size_t>(words.size()) + 1);
    for (QByteArray &word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);
    execv(argv.front(), argv.data());
}

void findHome()
{
    if (!qEnvironmentVariableIsEmpty("HOME"))
        return;
    if (const passwd *user = getpwuid(geteuid()))
        qputenv("HOME", user->pw_dir);
}

void quietenQt()
{
    usualHandler = qInstallMessageHandler(withoutChatter);
}

} // namespace towerwatch
