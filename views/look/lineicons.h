// SPDX-License-Identifier: MIT
/// Icons of the desktop's theme, and plain ones of our own where it has none.
#pragma once

#include <QIcon>

namespace towerwatch {

/// The icon of this freedesktop name. Without a theme a line drawing in the colour of the text, if there is
/// one.
QIcon themeIcon(const QString &name);

} // namespace towerwatch
