// SPDX-License-Identifier: MIT
/// The language of the program: the available ones, the user's choice (kept in the settings), and switching.
#pragma once

#include <QStringList>

namespace towerwatch {

/// The available languages, complete or not, English first: "en", "de", "nl".
QStringList languages();
/// The one of languages() that suits the system; English if none does.
QString systemLanguage();
/// The language the user chose, else systemLanguage().
QString preferredLanguage();
/// Switches the whole program to `language`, one of languages().
void useLanguage(const QString &language);
/// Like useLanguage(); also stores the choice and sends every window a LanguageChange.
void chooseLanguage(const QString &language);

} // namespace towerwatch
