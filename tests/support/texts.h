// SPDX-License-Identifier: MIT
/// Texts and files, as tests read them.
#pragma once

#include <QByteArray>
#include <QStringList>

/// All of a file; nothing where it cannot be read.
QByteArray contentOf(const QString &path);
/// The lines that are not empty.
QStringList linesOf(const QByteArray &text);
/// The paths of the files in a folder and below it, sorted, also of hidden ones; only those so named, if
/// told.
QStringList filesBelow(const QString &folder, const QStringList &names = {});
