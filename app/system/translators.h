// SPDX-License-Identifier: MIT
/// The languages of the program and installing them.
#pragma once

#include <QString>
#include <QStringList>

namespace towerwatch {

/// The languages there are, English first: "en", "de", "nl".
QStringList languages();
/// The one of languages() that suits the system; English if none does.
QString systemLanguage();
/// Makes the whole program speak `language`, one of languages().
void useLanguage(const QString &language);

} // namespace towerwatch
