// SPDX-License-Identifier: MIT
/// Carrying a ruling from this window to others: copies in many forms, codes, pictures and pages.
#pragma once

#include "app/window/presenters/workplace.h"

namespace towerwatch {

/// Has the actions that share something do so: the board and the answer as they are shown. A code asks the
/// question on show first.
void connectSharing(const Workplace &at);

} // namespace towerwatch
