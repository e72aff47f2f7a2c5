// SPDX-License-Identifier: MIT
/// Writes a file whole or not at all.
#pragma once

#include <QFileDevice>
#include <QString>

namespace towerwatch {

/// Puts `bytes` in place of the file's contents; what went wrong, or nothing. If anything goes wrong, the
/// disk being full among it, the file of before stays. `permissions`: of the file; 0 leaves those that it
/// has.
QString writeWholeFile(const QString &path, const QByteArray &bytes,
                       QFileDevice::Permissions permissions = {});

} // namespace towerwatch
