// SPDX-License-Identifier: MIT
#include "tests/support/largeboard.h"

#include "tests/support/dice.h"

#include <cmath>
#include <cstdlib>

using namespace towerwatch;

namespace randomboards {

namespace {

/// Lays tiles row by row.
class Layer
{
public:
    Layer(std::uint32_t seed, int tiles, const TileCatalogue &catalogue)
        : m_dice(seed)
        , m_catalogue(catalogue)
        , m_width(static_cast<int>(std::ceil(std::sqrt(tiles))))
    {
    }

    Scenario lay(int tiles)
    {
        for (const Colour colour : {Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow})
            m_scenario.players.push_back({.colour = colour});
        for (int i = 0; i < tiles; ++i)
            layTile(i);
        ask(Ask::PlaceFloor, [](const Tile &tile) { return tile.towerFoundation; });
        ask(Ask::Watchtower, [](const Tile &tile) { return tile.watchtower.has_value(); });
        m_scenario.questions.push_back({.ask = Ask::Score});
        return std::move(m_scenario);
    }

private:
    void layTile(int index)
    {
        const Square at{index % m_width, index / m_width};
        constexpr int tries = 2000; // abbeys fit everywhere, so one of so many does
        const Tile *design = nullptr;
        Rotation rotation = Rotation::R0;
        for (int i = 0; i < tries; ++i) {
            design = &m_dice.pick(m_catalogue.tiles());
            rotation = rotationOfQuarters(m_dice.below(4));
            if (!design->isAbbey() && fits(*design, rotation, index))
                break;
        }
        PlacedTile placed{design->id, at, rotation};
        if (design->towerFoundation)
            placed.floors = m_dice.below(5);
        m_designs.push_back(design);
        m_scenario.tiles.push_back(placed);
        if (m_dice.chance(33))
            placeFigure(*design, placed);
    }

    bool fits(const Tile &design, Rotation rotation, int index) const
    {
        const auto meets = [&](int side, int other) {
            const auto i = static_cast<std::size_t>(other);
            return shown(design, rotation, side) ==
                   shown(*m_designs[i], m_scenario.tiles[i].rotation, (side + 2) % 4);
        };
        return (index < m_width || meets(0, index - m_width)) &&
               (index % m_width == 0 || meets(3, index - 1));
    }

    /// A meeple on a road, in a city or in a field of the tile, wherever chance finds one.
    void placeFigure(const Tile &design, const PlacedTile &placed)
    {
        const int side = m_dice.below(4);
        Place place{.kind = PlaceKind::Field, .halfEdge = static_cast<HalfEdge>(2 * side)};
        if (shown(design, placed.rotation, side) == Edge::Road)
            place = {.kind = PlaceKind::Road, .side = static_cast<Side>(side)};
        else if (shown(design, placed.rotation, side) == Edge::City)
            place = {.kind = PlaceKind::City, .side = static_cast<Side>(side)};
        else if (design.fieldAt(turnedBack(*place.halfEdge, placed.rotation)) < 0)
            return;
        m_scenario.figures.push_back(
            {.owner = static_cast<Colour>(m_dice.below(4)), .at = placed.at, .on = place});
    }

    template <typename Concerns> void ask(Ask what, Concerns concerns)
    {
        const PlacedTile *best = nullptr;
        const auto distance = [&](const PlacedTile &placed) {
            return std::abs(2 * placed.at.x - m_width) + std::abs(2 * placed.at.y - m_width);
        };
        for (std::size_t i = 0; i < m_designs.size(); ++i)
            if (const PlacedTile &placed = m_scenario.tiles[i];
                concerns(*m_designs[i]) && (!best || distance(placed) < distance(*best)))
                best = &placed;
        if (best)
            m_scenario.questions.push_back({.ask = what, .at = best->at});
    }

    Dice m_dice;
    const TileCatalogue &m_catalogue;
    int m_width;
    Scenario m_scenario;
    std::vector<const Tile *> m_designs;
};

} // namespace

Scenario largeScenario(int tiles, const TileCatalogue &catalogue, std::uint32_t seed)
{
    return Layer(seed, tiles, catalogue).lay(tiles);
}

} // namespace randomboards
