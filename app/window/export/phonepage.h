// SPDX-License-Identifier: MIT
/// The page for phones as it is handed on: the whole referee in one file, opened on a scenario.
#pragma once

#include "model/scenario/scenario.h"

#include <QByteArray>
#include <QString>

namespace towerwatch {

/// The page that tools/web has built, found where it is installed or beside this program's build, so that it opens
/// `scenario`; empty where there is none.
QByteArray phonePage(const Scenario &scenario);

/// Why there is no page and what to make instead, as a sentence or two.
QString noPhonePage();

} // namespace towerwatch
