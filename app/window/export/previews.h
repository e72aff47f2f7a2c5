// SPDX-License-Identifier: MIT
/// Boards of the site as chats show them beside a link.
#pragma once

#include <QStringList>

namespace towerwatch {

/// Draws each of the boards that the arguments name behind the first, files in SVG, as a .png beside it.
int previews(const QStringList &arguments);

} // namespace towerwatch
