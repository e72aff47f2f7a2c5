// SPDX-License-Identifier: MIT
/// The language of the program: those there are, the one somebody chose, remembered from run to run, and
/// going over to another.
#pragma once

#include <QStringList>

namespace towerwatch {

/// The languages there are, English first: "en", "de", "nl".
QStringList languages();
/// The one of languages() that suits the system; English if none does.
QString systemLanguage();
/// The language somebody chose, else the one that suits the system.
QString preferredLanguage();
/// Makes the whole program speak `language`, one of languages().
void useLanguage(const QString &language);
/// The same, and remembers it; every window is sent a LanguageChange.
void chooseLanguage(const QString &language);

} // namespace towerwatch
