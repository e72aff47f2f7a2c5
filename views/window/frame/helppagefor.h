// SPDX-License-Identifier: MIT
/// Which help page is about the part of the window in use.
#pragma once

#include <QString>

class QWidget;

namespace towerwatch {

/// The page about a widget: for the source that of the format; for the rules, the comparison and the
/// reference that of rule sets; else the first steps.
QString helpPageFor(const QWidget *widget);

} // namespace towerwatch
