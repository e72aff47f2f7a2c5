// SPDX-License-Identifier: MIT
/// Which expansions people have, kept with the program and not in the scenario.
#pragma once

#include "app/window/presenters/workplace.h"

namespace towerwatch {

/// Fills a menu with the expansions, and tells the desk which are missing: at once what was chosen in an
/// earlier window. Those that lie on the table cannot be unchecked.
void connectExpansions(const Workplace &at, QMenu &menu);

} // namespace towerwatch
