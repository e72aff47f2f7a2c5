// SPDX-License-Identifier: MIT
/// One piece of unsaved work as a file: a few lines about where it belongs, then the scenario.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <optional>

namespace towerwatch {

/// Unsaved work and the file it is meant for.
struct Snapshot
{
    QString path = {};        ///< of the scenario's file; empty: never saved
    QByteArray diskHash = {}; ///< SHA-256 of that file when it was read or saved last; empty: none
    QByteArray text = {};     ///< the scenario as YAML
    QDateTime time = {};      ///< of the last edit that is in it
};

/// The bytes of a snapshot file. Its header ends with the hash of the text, so that a damaged file is
/// noticed.
QByteArray writeSnapshot(const Snapshot &snapshot);
/// The snapshot in the bytes of a file; nothing if they are damaged or of another version.
std::optional<Snapshot> readSnapshot(const QByteArray &bytes);

} // namespace towerwatch
