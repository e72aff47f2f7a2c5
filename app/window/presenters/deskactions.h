// SPDX-License-Identifier: MIT
/// What is done at the desk with actions and on the board: steps of the document and events at the desk.
#pragma once

#include "app/window/presenters/workplace.h"

namespace towerwatch {

/// Has the board and the actions work at a desk. `dangers` offers the players whose floors count.
void connectDesk(const Workplace &at, QMenu &dangers);

} // namespace towerwatch
