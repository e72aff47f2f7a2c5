// SPDX-License-Identifier: MIT
/// The appearance somebody chose, remembered from run to run.
#pragma once

#include "views/look/appearance.h"

namespace towerwatch {

/// The one somebody chose, else the desktop's.
Appearance preferredAppearance();
/// Uses an appearance and remembers it.
void chooseAppearance(Appearance appearance);

} // namespace towerwatch
