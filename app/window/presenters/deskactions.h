// SPDX-License-Identifier: MIT
/// Connects the actions and the board to the document and the desk (what the window shows), and what else a
/// window offers.
#pragma once

#include "app/window/presenters/workplace.h"

namespace towerwatch {

/// Connects the board and the actions. `dangers`: the menu of players whose next floors can be marked.
void connectDesk(const Workplace &at, QMenu &dangers);

/// Fills a menu with the expansions, and tells the desk which are missing: at once what was chosen in an
/// earlier window. Those that lie on the table cannot be unchecked.
void connectExpansions(const Workplace &at, QMenu &menu);

/// Connects the copy, code, picture and page actions; they share the board and the answer on show. In a code
/// the question on show comes first.
void connectSharing(const Workplace &at);

} // namespace towerwatch
