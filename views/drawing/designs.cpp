// SPDX-License-Identifier: MIT
/// The layouts of designs: built up from their parts, and kept.
#include "views/drawing/layout.h"

#include <algorithm>
#include <iterator>
#include <mutex>
#include <unordered_map>

namespace towerwatch::drawing {

namespace {

/// One value for each design, computed when it is asked for.
template <typename Value> class Kept
{
public:
    template <typename Compute> std::shared_ptr<const Value> of(const Tile &tile, Compute compute)
    {
        constexpr std::size_t most = 512;
        const std::string key = designKey(tile);
        const std::scoped_lock lock(m_mutex);
        if (const auto found = m_values.find(key); found != m_values.end())
            return found->second;
        if (m_values.size() >= most)
            m_values.clear();
        return m_values[key] = std::make_shared<const Value>(compute(tile));
    }

private:
    std::mutex m_mutex;
    std::unordered_map<std::string, std::shared_ptr<const Value>> m_values;
};

/// Cities, roads and buildings, which lie where the catalogue says.
Layout shapesOf(const Tile &tile)
{
    Layout layout;
    layout.paved = tile.isAbbey();
    layout.cities = cityShapes(tile);
    layout.buildingIsMonastery = tile.monastery;
    if (tile.monastery || !tile.building.empty()) {
        const bool aside = tile.towerFoundation && tile.roads.empty();
        layout.building =
            Disc{aside ? Point{36, 37} : tileCentre, layout.paved ? abbeyRadius : buildingRadius};
    }
    layRoads(tile, layout);
    return layout;
}

std::optional<Disc> discAt(const std::optional<Point> &centre, double radius)
{
    return centre ? std::optional(Disc{*centre, radius}) : std::nullopt;
}

Layout laidOut(const Tile &tile)
{
    const FoundSpots *found = spotsFoundAtBuild(designKey(tile));
    if (!found)
        return searchedLayout(tile);
    Layout layout = shapesOf(tile);
    layout.foundation = discAt(found->foundation, foundationRadius);
    layout.watchtower = discAt(found->watchtower, watchtowerRadius);
    layout.garden = found->garden;
    layout.cornCircle = found->cornCircle;
    layout.shields = found->shields;
    std::transform(found->bushes.begin(), found->bushes.end(), std::back_inserter(layout.bushes),
                   [](Point centre) {
                       return Disc{centre, bushRadius};
                   });
    return layout;
}

} // namespace

std::string designKey(const Tile &tile)
{
    std::string key = tile.building + '/' + tile.cornCircle + '/';
    const auto add = [&key](unsigned value) { key += std::to_string(value) + ','; };
    for (Edge edge : tile.edges)
        add(static_cast<unsigned>(edge));
    add(static_cast<unsigned>(tile.monastery) | tile.garden << 1 | tile.towerFoundation << 2 |
        tile.watchtower.has_value() << 3);
    for (const CitySegment &city : tile.cities) {
        add(city.sides.bits());
        add(static_cast<unsigned>(city.coatsOfArms));
    }
    key += 'r';
    for (const RoadSegment &road : tile.roads)
        add(road.sides.bits());
    for (const FieldSegment &field : tile.fields) {
        key += 'f';
        add(field.halfEdges.bits());
        for (int city : field.cities)
            add(static_cast<unsigned>(city));
    }
    return key;
}

Layout searchedLayout(const Tile &tile)
{
    Layout layout = shapesOf(tile);
    placeThings(tile, layout);
    plantHedges(tile, layout);
    return layout;
}

std::shared_ptr<const Layout> layoutOf(const Tile &tile)
{
    static Kept<Layout> kept;
    return kept.of(tile, laidOut);
}

std::shared_ptr<const Grid> regionsOf(const Tile &tile)
{
    static Kept<Grid> kept;
    return kept.of(tile, [](const Tile &each) { return partFields(each, *layoutOf(each)); });
}

} // namespace towerwatch::drawing
