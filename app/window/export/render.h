// SPDX-License-Identifier: MIT
/// The command `towerwatch render`: a scenario as a picture or page.
#pragma once

#include <QStringList>

namespace towerwatch {

/// `render FILE -o OUT [--question N] [--lang L]`; needs a QGuiApplication. Returns the exit status described
/// in commands.h.
int render(const QStringList &arguments);

} // namespace towerwatch
