// SPDX-License-Identifier: MIT
/// What the command line has the window's program draw: the pictures of `towerwatch render` and of the site.
#pragma once

#include <QStringList>

namespace towerwatch {

/// `render FILE -o OUT [--question N] [--lang L]`; needs a QGuiApplication. Returns the exit status described
/// in commands.h.
int render(const QStringList &arguments);

/// Draws each of the boards that the arguments name behind the first, files in SVG, as a .png beside it, as
/// chats show it beside a link.
int previews(const QStringList &arguments);

} // namespace towerwatch
