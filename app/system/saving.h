// SPDX-License-Identifier: MIT
/// Files written whole or not at all.
#pragma once

#include <QByteArray>
#include <QString>

namespace towerwatch {

/// Puts a new file with these bytes where `path` is, in place of what may be there, with its mode; what went
/// wrong, or nothing.
QString replaceFile(const QString &path, const QByteArray &bytes);

/// Writes a file that somebody asked for; what went wrong, or nothing. On any failure, such as a full disk,
/// the old file stays. A new file takes its place unless others could then do more or less with it than
/// before: a file of another owner or group, with an access list or attributes, or with several names is
/// written in place, once what it held lies in the RecoveryStore of whoever has one.
/// Pipes, terminals and devices are written into.
QString writeWholeFile(const QString &path, const QByteArray &bytes);

} // namespace towerwatch
