// SPDX-License-Identifier: MIT
/// Texts and files, as tests read them.
#pragma once

#include <QByteArray>
#include <QStringList>

#include <string_view>
#include <vector>

/// All of a file; nothing where it cannot be read.
QByteArray contentOf(const QString &path);
/// The lines that are not empty.
QStringList linesOf(const QByteArray &text);
/// The paths of the files in a folder and below it, sorted, also of hidden ones; only those so named, if
/// told.
QStringList filesBelow(const QString &folder, const QStringList &names = {});
/// A text of the program as Qt has it.
QString inQt(std::string_view text);
/// Whether nothing in a text is left to fill in, doubled or hanging in the air.
bool isWhole(const QString &text);
/// Whether it is whole and has an end.
bool isSentence(const QString &text);
/// The words of a text, which must outlive them.
std::vector<std::string_view> wordsIn(std::string_view text);
/// A row of test data for each complete language, in the column `language`.
void languageRows();
