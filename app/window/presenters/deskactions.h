// SPDX-License-Identifier: MIT
/// Connects the actions and the board to the document and the desk (what the window shows).
#pragma once

#include "app/window/presenters/workplace.h"

namespace towerwatch {

/// Connects the board and the actions. `dangers`: the menu of players whose next floors can be marked.
void connectDesk(const Workplace &at, QMenu &dangers);

} // namespace towerwatch
