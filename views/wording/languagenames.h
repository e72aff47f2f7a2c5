// SPDX-License-Identifier: MIT
/// What languages call themselves.
#pragma once

#include <QString>

namespace towerwatch {

/// The name of a language ("en", "de", "nl") in that language: "English", "Deutsch", "Nederlands".
QString languageName(const QString &language);

} // namespace towerwatch
