// SPDX-License-Identifier: MIT
/// Which page of the help is about what somebody looks at.
#pragma once

#include <QString>

class QWidget;

namespace towerwatch {

/// The page about a widget: the source tells of the format; the rules, the comparison and the reference tell
/// of rule sets, all else of first steps.
QString helpPageFor(const QWidget *widget);

} // namespace towerwatch
