// SPDX-License-Identifier: MIT
/// The page for phones, towerwatch.html: the whole referee in one file, with a board in it.
#pragma once

#include <QByteArray>
#include <string>

namespace towerwatch {

/// The page that opens the scenario of a code; empty if no page is found. It is made from the file that
/// TOWERWATCH_PAGE names, else from that of the build or the installation to which this program belongs.
QByteArray phonePage(const std::string &code);

/// The page for a site, where browsers can install it: beside it lie index.html, towerwatch.webmanifest and
/// worker.js. `tags` are put into its head.
QByteArray installablePage(const std::string &tags);

} // namespace towerwatch
