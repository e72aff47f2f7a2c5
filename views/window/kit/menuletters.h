// SPDX-License-Identifier: MIT
/// Letters that are typed in an open menu.
#pragma once

class QMenu;

namespace towerwatch {

/// Makes an open menu get letters that are shortcuts elsewhere.
void keepLetters(QMenu *menu);

} // namespace towerwatch
