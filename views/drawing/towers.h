// SPDX-License-Identifier: MIT
/// Things to build on: foundations and watchtowers, as tiles show them.
#pragma once

#include "views/drawing/shapes.h"

namespace towerwatch::drawing {

/// The round stone ring on which a tower is built, centred on 0 0, with a radius of 11.
void drawFoundation(Writer &out);
/// A wooden watchtower with its bonus as a sign, the middle of its ground at 0 0.
void drawWatchtower(Writer &out, const Watchtower &watchtower);
/// The sign of a watchtower bonus, centred on 0 0, in a box of 20 x 20.
void drawBonusIcon(Writer &out, Bonus bonus);

} // namespace towerwatch::drawing
