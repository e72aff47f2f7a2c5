// SPDX-License-Identifier: MIT
#include "model/scenario/tiles.h"

#include "model/value/ranges.h"

namespace towerwatch {

int Tile::cityAt(Side side) const
{
    return indexWhere(cities, [&](const CitySegment &city) { return city.sides.contains(side); });
}

int Tile::roadAt(Side side) const
{
    return indexWhere(roads, [&](const RoadSegment &road) { return road.sides.contains(side); });
}

int Tile::fieldAt(HalfEdge half) const
{
    return indexWhere(fields, [&](const FieldSegment &field) { return field.halfEdges.contains(half); });
}

int Tile::innerField() const
{
    return indexWhere(fields, [](const FieldSegment &field) { return field.halfEdges.empty(); });
}

TileCatalogue::TileCatalogue(std::vector<Tile> tiles)
    : m_tiles(std::move(tiles))
{
    m_byId.reserve(m_tiles.size());
    for (const Tile &tile : m_tiles)
        m_byId.emplace(tile.id, &tile);
}

const Tile *TileCatalogue::find(std::string_view id) const
{
    const auto found = m_byId.find(id);
    return found == m_byId.end() ? nullptr : found->second;
}

} // namespace towerwatch
