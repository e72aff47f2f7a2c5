// SPDX-License-Identifier: MIT
/// The page for phones, towerwatch.html, as it is passed on: the whole referee in one file with a board in
/// it.
#pragma once

#include <QByteArray>
#include <string>

namespace towerwatch {

/// The page that opens the scenario of a code; empty where there is none to be filled. The page is the file
/// that TOWERWATCH_PAGE names, else that of the build or the installation to which this program belongs.
QByteArray phonePage(const std::string &code);

} // namespace towerwatch
