// SPDX-License-Identifier: MIT
/// Reads and writes files whole or not at all.
#pragma once

#include <QByteArray>
#include <QString>

namespace towerwatch {

/// An argument of the command line as text. Bytes that are not UTF-8 become lone surrogates, so that
/// nativeName() gives the same bytes again: a file may be called anything.
QString nameFromBytes(const QByteArray &bytes);
/// The bytes by which the system knows a file.
QByteArray nativeName(const QString &path);
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

} // namespace towerwatch
