// SPDX-License-Identifier: MIT
/// What neither the standard library nor Qt has a name for: it is asked of the operating system, here alone
/// and in wholefile.cpp.
#pragma once

#include <QByteArrayList>
#include <QString>

namespace towerwatch {

/// The descriptor of standard input.
constexpr int standardInput = 0;

/// Whether there is anything at a path, and not only where a link leads.
bool isThere(const QString &path);
/// Whether a file is one that we may have written: no link, of ours, and no larger than `most`.
bool isOurs(const QString &path, qsizetype most);

/// Goes on as another program with these arguments, the first being its file; returns only if it cannot.
void becomeProgram(QByteArrayList words);

/// Sees to it that there is a home for settings where the environment names none.
void findHome();

/// Keeps from standard error what Qt says of the system at every start and nobody who uses the program need
/// know: that there is no XDG_RUNTIME_DIR (at the system's console, in a container), and that it went over to
/// UTF-8 by itself.
void quietenQt();

} // namespace towerwatch
