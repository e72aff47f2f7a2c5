// SPDX-License-Identifier: MIT
/// What can be done about a warning, in words.
#pragma once

#include "model/referee/warnings.h"
#include "views/words/text.h"

namespace towerwatch {

/// What fixOf() does about a warning, as an action; empty: it never does anything.
Text fixWords(WarningCode code);

} // namespace towerwatch
