// SPDX-License-Identifier: MIT
/// Blocks: several tiles of a board that are moved, taken away, copied and laid as one. Figures, floors,
/// bridges, castles and the questions about these squares go along. Pure functions; what they return can be
/// written and read again.
#pragma once

#include "model/scenario/scenario.h"
#include "model/value/geometry.h"

#include <set>

namespace towerwatch {

using Squares = std::set<Square>;

/// Those of `squares` that have a tile.
Squares tilesAmong(const Scenario &scenario, const Squares &squares);
/// Every square with a tile.
Squares allSquares(const Scenario &scenario);
/// The smallest rectangle that holds them; without squares one square.
Extent extentOf(const Squares &squares);
/// The squares moved by `way`.
Squares moved(const Squares &squares, Square way);

/// Moves the tiles on `squares`; nothing if there are none, or they would hit another tile or leave the
/// table.
std::optional<Scenario> withBlockMoved(Scenario scenario, const TileCatalogue &catalogue,
                                       const Squares &squares, Square way);
/// Removes the tiles on `squares` with all that is on them.
Scenario withoutBlock(Scenario scenario, const TileCatalogue &catalogue, const Squares &squares);

/// A scenario of nothing but the tiles on `squares` and what is on them, the first column and row being 0.
Scenario blockOf(const Scenario &scenario, const TileCatalogue &catalogue, const Squares &squares);
/// A whole scenario as a block: moved so that its first column and row are 0.
Scenario fromCorner(Scenario block, const TileCatalogue &catalogue);
/// Lays a block with its square 0, 0 on `at`; nothing if it is empty, would hit a tile or leave the table.
/// Figures whose ids are taken are numbered; a design whose name is taken by a different one gets another
/// name.
std::optional<Scenario> withBlock(Scenario scenario, const TileCatalogue &catalogue, Scenario block,
                                  Square at);

} // namespace towerwatch
