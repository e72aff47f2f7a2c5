// SPDX-License-Identifier: MIT
/// Operating-system calls that neither the standard library nor Qt offers, and files read whole or not at
/// all. Besides saving.cpp no other file includes POSIX headers.
#pragma once

#include <QByteArrayList>
#include <QString>

#include <functional>

class QFile;

namespace towerwatch {

/// Whether a path is a regular file (no symbolic link) owned by this user, of at most `most` bytes.
bool isOurs(const QString &path, qsizetype most);
/// Whether there is a file, folder or device of that name.
bool nameExists(const QString &path);

/// Opens what is called by any bytes, with the flags of open(); false: errno says why.
bool openNative(QFile &file, const QByteArray &name, int flags);

/// The bytes of a file, or why it could not be read.
struct WholeFile
{
    QByteArray bytes = {};
    QString failure = {}; ///< empty: no failure
};
/// Reads a regular file, or only its first `most` bytes. An error in the middle is a failure: half a file is
/// never returned.
WholeFile readWholeFile(const QString &path, qsizetype most);
/// The same for an open descriptor of any kind.
WholeFile readWholeFile(int descriptor, qsizetype most);

/// The descriptor of standard input.
constexpr int standardInput = 0;
/// Occupies the descriptors of standard input, output and error if the program was started without them, so
/// that no file gets their numbers, and lets a limit for files (ulimit -f) be an error of whoever writes,
/// like a full disk. Must be called before any file is opened.
void settleProcess();
/// Has the event loop do something before the process ends because it is told to (SIGTERM, SIGHUP, SIGINT);
/// told so once more, it ends at once.
void beforeEnd(const std::function<void()> &finish);
/// The open descriptor that a name like /dev/stdin or /dev/fd/63 stands for; -1: an ordinary file name.
int namedDescriptor(const QString &path);

/// The system's message for an error number.
QString systemMessage(int error);

/// Replaces this process by another program (exec); `words[0]` is its file. Returns only on failure.
void becomeProgram(QByteArrayList words);

/// Sets HOME from the password database if it is not set.
void findHome();

/// Suppresses messages that Qt prints at every start on some systems and that are of no use to the user: a
/// missing XDG_RUNTIME_DIR (at the system's console, in a container), the switch to UTF-8.
void quietenQt();

} // namespace towerwatch
