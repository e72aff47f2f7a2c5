// SPDX-License-Identifier: MIT
/// Which help page suits what somebody is doing.
#pragma once

#include <QWidget>

namespace towerwatch {

/// The page about a widget: the source tells of the format; the rules, the comparison and the reference tell
/// of rule sets, all else of first steps.
QString helpPageFor(const QWidget *widget);

} // namespace towerwatch
