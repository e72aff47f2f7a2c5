// SPDX-License-Identifier: MIT
/// The ground of a tile, in catalogue orientation: meadow, roads, hedges, cities. It turns with the tile.
#pragma once

#include "views/drawing/layout.h"
#include "views/drawing/shapes.h"

namespace towerwatch::drawing {

/// Meadow, roads, hedges, cities and bridged roads, with the edges and walls of the large picture.
void drawGround(Writer &out, const Layout &layout, int variant);
/// The same in flat regions.
void drawFlatGround(Writer &out, const Layout &layout);

/// Numbers that look random and are the same each time.
class Seeded
{
public:
    explicit Seeded(std::uint32_t seed)
        : m_state(seed * 2654435761u + 0x9E3779B9u)
    {
    }
    /// A number from `low` up to `high`.
    double between(double low, double high);

private:
    std::uint32_t m_state;
};

} // namespace towerwatch::drawing
