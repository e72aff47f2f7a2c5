// SPDX-License-Identifier: MIT
/// Names of files, which are bytes of any kind, as text.
#pragma once

#include <QByteArray>
#include <QString>

namespace towerwatch {

/// An argument of the command line as text. Bytes that are not UTF-8 become lone surrogates, so that
/// nativeName() gives the same bytes again: a file may be called anything.
QString nameFromBytes(const QByteArray &bytes);
/// The bytes by which the system knows a file.
QByteArray nativeName(const QString &path);

} // namespace towerwatch
