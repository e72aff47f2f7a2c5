// SPDX-License-Identifier: MIT
#include "app/system/wholefile.h"

#include "model/value/utf8.h"
#include "views/words/text.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace towerwatch {

namespace {

struct WholeFileWords
{
    TOWERWATCH_PHRASES(WholeFile)
};

constexpr char16_t firstRawByte = 0xDC00; ///< a byte B that is no UTF-8 is the lone surrogate U+DC00 + B

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

/// What a new file may be, as the person has set it.
mode_t usualMode()
{
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

/// Fills the half file beside `path` and puts it in its place.
bool replace(const QByteArray &path, const struct stat *before, const QByteArray &bytes, mode_t mode)
{
    QByteArray half = path + ".XXXXXX";
    Descriptor file(mkostemp(half.data(), O_CLOEXEC));
    if (!file.isOpen())
        return false;
    // Only root can give files away; what anybody else writes is his own.
    [[maybe_unused]] const int given = before ? fchown(file.get(), before->st_uid, before->st_gid) : 0;
    const bool whole = fchmod(file.get(), mode) == 0 && writeAll(file.get(), bytes) &&
                       fsync(file.get()) == 0 && file.close() &&
                       rename(half.constData(), path.constData()) == 0;
    const int error = errno;
    if (!whole)
        unlink(half.constData());
    errno = error;
    return whole;
}

} // namespace

QString systemMessage(int error)
{
    if (error == ENOSPC || error == EDQUOT)
        return WholeFileWords::tr("There is not enough space on the disk.");
    return QString::fromLocal8Bit(std::strerror(error));
}

QString nameFromBytes(const QByteArray &bytes)
{
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    QString name;
    for (std::size_t i = 0; i < text.size();) {
        const int length = characterAt(text, i).length;
        if (length == 0)
            name += QChar(static_cast<char16_t>(firstRawByte + static_cast<unsigned char>(text[i])));
        else
            name += QString::fromUtf8(text.data() + i, length);
        i += static_cast<std::size_t>(std::max(length, 1));
    }
    return name;
}

QByteArray nativeName(const QString &path)
{
    QByteArray bytes;
    qsizetype begin = 0;
    for (qsizetype i = 0; i < path.size(); ++i) {
        const bool paired = i > 0 && path[i - 1].isHighSurrogate();
        if (!path[i].isLowSurrogate() || paired || path[i].unicode() < firstRawByte + 0x80 ||
            path[i].unicode() > firstRawByte + 0xFF)
            continue;
        bytes += path.mid(begin, i - begin).toUtf8() + static_cast<char>(path[i].unicode() - firstRawByte);
        begin = i + 1;
    }
    return bytes + path.mid(begin).toUtf8();
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
        if (count < 0 && errno != EINTR)
            return {{}, systemMessage(errno)};
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
    const mode_t mode = readers == Readers::OnlyOwner ? S_IRUSR | S_IWUSR
                        : exists                      ? target.st_mode & 07777
                                                      : usualMode();
    return replace(behindLinks(name), exists ? &target : nullptr, bytes, mode) ? QString()
                                                                               : systemMessage(errno);
}

} // namespace towerwatch
