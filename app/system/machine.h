// SPDX-License-Identifier: MIT
/// What is asked of the operating system beyond the standard library and Qt, here alone: files are read and
/// written whole or not at all.
#pragma once

#include <QByteArrayList>
#include <QString>

namespace towerwatch {

/// Whether there is anything at a path, and not only where a link leads.
bool isThere(const QString &path);
/// Whether a file is one that we may have written: no link, of ours, and no larger than `most`.
bool isOurs(const QString &path, qsizetype most);
/// Whether there is anything of that name.
bool nameExists(const QString &path);

/// What a file holds, or what went wrong with reading it.
struct WholeFile
{
    QByteArray bytes = {};
    QString failure = {}; ///< empty: all went well
};
/// Reads a regular file, of a larger one than `most` the first `most` bytes. An error in the middle is a
/// failure: half a file must never pass for a file.
WholeFile readWholeFile(const QString &path, qsizetype most);
/// The same of what is open already, whatever it is.
WholeFile readWholeFile(int descriptor, qsizetype most);

/// The descriptor of standard input.
constexpr int standardInput = 0;
/// Sees to it that the numbers of standard input, output and error belong to nothing else where the program
/// was started without them. Before anything is opened.
void holdStandardStreams();
/// The open file that a name like /dev/stdin or /dev/fd/63 stands for; -1: it is the name of a file.
int namedDescriptor(const QString &path);

/// Takes away the half files that killed programs have left in a folder.
void clearHalfFiles(const QString &folder);

/// Who may read a file that is written.
enum class Readers : std::uint8_t { AsBefore, OnlyOwner };
/// Puts `bytes` in place of the file's contents; what went wrong, or nothing. If anything goes wrong, the
/// disk being full among it, the file of before stays. Owner, group, mode, access list and attributes stay;
/// whom the system does not let it belong to is named in its access list, so that nobody may do less or more
/// than before. Where that cannot be, it is refused. What is no file (a pipe, a terminal, /dev/null) is
/// written into.
QString writeWholeFile(const QString &path, const QByteArray &bytes, Readers readers = Readers::AsBefore);

/// What the system says about an error.
QString systemMessage(int error);

/// Goes on as another program with these arguments, the first being its file; returns only if it cannot.
void becomeProgram(QByteArrayList words);

/// Sees to it that there is a home for settings where the environment names none.
void findHome();

/// Keeps from standard error what Qt says of the system at every start and nobody who uses the program need
/// know: that there is no XDG_RUNTIME_DIR (at the system's console, in a container), and that it went over to
/// UTF-8 by itself.
void quietenQt();

} // namespace towerwatch
