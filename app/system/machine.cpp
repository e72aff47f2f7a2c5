// SPDX-License-Identifier: MIT
#include "app/system/machine.h"

#include "app/system/filename.h"
#include "views/words/text.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>
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
    ~Descriptor()
    {
        if (isOpen())
            close(m_descriptor);
    }
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;

    int get() const { return m_descriptor; }
    bool isOpen() const { return m_descriptor >= 0; }

private:
    int m_descriptor;
};

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

void settleProcess()
{
    std::signal(SIGXFSZ, SIG_IGN);
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

bool isOurs(const QString &path, qsizetype most)
{
    struct stat found;
    return lstat(nativeName(path).constData(), &found) == 0 && S_ISREG(found.st_mode) &&
           found.st_uid == geteuid() && found.st_size <= most;
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
