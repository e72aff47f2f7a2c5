// SPDX-License-Identifier: MIT
/// Buildings and other upright things that are printed on tiles, each centred on 0 0.
#pragma once

#include "views/drawing/shapes.h"

namespace towerwatch::drawing {

/// The building called `kind` (as in Tile::building; empty: a monastery) on its yard, within a radius of 18
/// or, for the abbey, 34.
void drawBuilding(Writer &out, std::string_view kind);
/// The abbey's frame: it fills the tile 0 0 100 100.
void drawAbbeyFrame(Writer &out);
/// A square garden behind a hedge, 16 x 16.
void drawGarden(Writer &out);
/// A corn circle with the sign of the feature it speaks of: road, city or field.
void drawCornCircle(Writer &out, std::string_view kind);
/// A large plain coat of arms, about 15 x 18.
void drawShield(Writer &out);
/// A gate house where a road enters a city.
void drawGate(Writer &out);
/// A milestone on the small square where roads end.
void drawMilestone(Writer &out);
/// Houses, the middle of each one's foot at one of `feet`.
void drawHouses(Writer &out, const Polyline &feet);

} // namespace towerwatch::drawing
