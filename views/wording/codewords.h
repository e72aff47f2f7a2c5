// SPDX-License-Identifier: MIT
/// What is wrong with a code that somebody was sent.
#pragma once

#include "model/share/sharecode.h"

#include <QString>

namespace towerwatch {

/// Why a code is refused, and what to do, as a sentence or two.
QString sentence(const CodeProblem &problem);

/// A code as messages name it: its beginning.
QString shortened(const QString &code);

} // namespace towerwatch
