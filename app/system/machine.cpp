// SPDX-License-Identifier: MIT
#include "app/system/machine.h"

#include "app/system/filename.h"
#include "views/words/text.h"

#include <QCoreApplication>
#include <QFile>
#include <QSocketNotifier>
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

/// A signal may not do what takes long: the event loop hears of it at the other end.
int signalPipe[2];

void passOn(int number)
{
    const int before = errno;
    const char byte = static_cast<char>(number);
    std::signal(number, SIG_DFL);
    [[maybe_unused]] const auto count = write(signalPipe[1], &byte, 1);
    errno = before;
}

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

void beforeEnd(const std::function<void()> &finish)
{
    if (pipe2(signalPipe, O_CLOEXEC) != 0)
        return;
    const auto *told = new QSocketNotifier(signalPipe[0], QSocketNotifier::Read, qApp);
    QObject::connect(told, &QSocketNotifier::activated, qApp, [finish] {
        char number = SIGTERM;
        if (read(signalPipe[0], &number, 1) == 1)
            finish();
        raise(number); // as what has told it expects
    });
    for (const int number : {SIGTERM, SIGHUP, SIGINT})
        if (std::signal(number, passOn) == SIG_IGN) // by nohup, say
            std::signal(number, SIG_IGN);
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

bool openNative(QFile &file, const QByteArray &name, int flags)
{
    constexpr mode_t newFiles = 0666; // less what is set for them
    const int descriptor = open(name.constData(), flags | O_CLOEXEC | O_NOCTTY, newFiles);
    return descriptor >= 0 &&
           file.open(descriptor, QIODevice::ReadWrite | QIODevice::Unbuffered, QFileDevice::AutoCloseHandle);
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
    QFile file;
    struct stat found;
    if (!openNative(file, nativeName(path), O_RDONLY | O_NONBLOCK) || fstat(file.handle(), &found) != 0)
        return {{}, systemMessage(errno)};
    if (!S_ISREG(found.st_mode))
        return {{}, WholeFileWords::tr("This is not a file.")};
    return readWholeFile(file.handle(), most);
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
