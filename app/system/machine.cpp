// SPDX-License-Identifier: MIT
#include "app/system/machine.h"

#include "app/system/wholefile.h"

#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace towerwatch {

namespace {

QtMessageHandler usualHandler = nullptr;

void withoutChatter(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (!message.startsWith(u"QStandardPaths: ") && !message.startsWith(u"Detected locale "))
        usualHandler(type, context, message);
}

} // namespace

bool isThere(const QString &path)
{
    struct stat found;
    return lstat(nativeName(path).constData(), &found) == 0;
}

bool isOurs(const QString &path, qsizetype most)
{
    struct stat found;
    return lstat(nativeName(path).constData(), &found) == 0 && S_ISREG(found.st_mode) &&
           found.st_uid == geteuid() && found.st_size <= most;
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
