// SPDX-License-Identifier: MIT
/// Operating-system calls that neither the standard library nor Qt offers (further ones are in wholefile.cpp
/// only).
#pragma once

#include <QByteArrayList>
#include <QString>

namespace towerwatch {

/// The descriptor of standard input.
constexpr int standardInput = 0;

/// Whether there is anything at a path, even a symbolic link to nothing.
bool isThere(const QString &path);
/// Whether a path is a regular file (no symbolic link) owned by this user, of at most `most` bytes.
bool isOurs(const QString &path, qsizetype most);

/// Replaces this process by another program (exec); `words[0]` is its file. Returns only on failure.
void becomeProgram(QByteArrayList words);

/// Sets HOME from the password database if it is not set.
void findHome();

/// Suppresses messages that Qt prints at every start on some systems and that are of no use to the user: a
/// missing XDG_RUNTIME_DIR (at the system's console, in a container), the switch to UTF-8.
void quietenQt();

} // namespace towerwatch
