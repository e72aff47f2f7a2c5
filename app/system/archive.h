// SPDX-License-Identifier: MIT
/// Saved games in zip archives.
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

/// Unpacks the saved game of an archive: the only file called .jcz, or the only file. Never unpacks more
/// bytes than a saved game may have.
JczArchive unpacked(const QByteArray &bytes);

} // namespace towerwatch
