// SPDX-License-Identifier: MIT
/// The language of the window: the one somebody chose, remembered from run to run.
#pragma once

#include <QString>

namespace towerwatch {

/// The language somebody chose, else the one that suits the system.
QString preferredLanguage();
/// Goes over to a language and remembers it; every window is sent a LanguageChange.
void chooseLanguage(const QString &language);

} // namespace towerwatch
