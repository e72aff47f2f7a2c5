// SPDX-License-Identifier: MIT
/// Saved games that were packed to be sent: zip archives.
#pragma once

#include "model/jcz/notes.h"

#include <QByteArray>
#include <optional>

namespace towerwatch {

/// The saved game of an archive, or why there is none.
struct JczArchive
{
    QByteArray save = {};
    std::optional<JczNote> error = {};
};

/// Whether bytes begin as a zip archive does.
bool isZip(const QByteArray &bytes);

/// Unpacks the one file of an archive that may be a saved game: the only one called .jcz, or the only one.
/// Whatever the bytes are, no more is unpacked than a saved game may have.
JczArchive unpacked(const QByteArray &bytes);

} // namespace towerwatch
