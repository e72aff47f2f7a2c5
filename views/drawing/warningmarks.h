// SPDX-License-Identifier: MIT
/// What looks wrong about a position, marked where it is: a jagged line where two tiles do not match, a
/// crossed diamond there and at everything else that looks wrong.
#pragma once

#include "views/drawing/overlay.h"

namespace towerwatch::drawing {

class BadgeRoom;

/// As SVG elements in board coordinates; the signs lie where there is room for them.
std::string warningMarks(const Scene &scene, const std::vector<Warning> &warnings, BadgeRoom &room,
                         const MarkStyle &style);

} // namespace towerwatch::drawing
