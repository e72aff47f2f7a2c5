// SPDX-License-Identifier: MIT
/// Sharing a ruling: copies in several formats, codes, pictures and pages.
#pragma once

#include "app/window/presenters/workplace.h"

namespace towerwatch {

/// Connects the copy, code, picture and page actions; they share the board and the answer on show. In a code
/// the question on show comes first.
void connectSharing(const Workplace &at);

} // namespace towerwatch
