// SPDX-License-Identifier: MIT
/// Letters in an open menu.
#pragma once

class QMenu;

namespace towerwatch {

/// Lets a menu have, while it is open, the letters that are keys elsewhere.
void keepLetters(QMenu *menu);

} // namespace towerwatch
