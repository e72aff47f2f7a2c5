// SPDX-License-Identifier: MIT
#include "model/edit/edits.h"
#include "model/edit/repair.h"
#include "model/value/ranges.h"

namespace towerwatch {

Scenario withNextBridge(Scenario scenario, const TileCatalogue &catalogue, Square at)
{
    const auto tile = ranges::find(scenario.tiles, at, &PlacedTile::at);
    const Tile *design = tile == scenario.tiles.end() ? nullptr : designOf(scenario, catalogue, tile->tile);
    if (!design)
        return scenario;
    std::vector<std::optional<Bridge>> choices{std::nullopt};
    for (const Bridge bridge : {Bridge::NS, Bridge::EW})
        if (carries(*design, tile->rotation, bridge))
            choices.emplace_back(bridge);
    const auto now = ranges::find(choices, tile->bridge);
    const std::size_t next = (static_cast<std::size_t>(now - choices.begin()) + 1) % choices.size();
    return withBridge(std::move(scenario), catalogue, at, choices[next]);
}

Scenario withNextCastle(Scenario scenario, const TileCatalogue &catalogue, Square at)
{
    const Board board(scenario, catalogue);
    const int tile = board.tileAt(at);
    Scenario cities = scenario;
    for (const Side side : allSides) {
        const int city = tile < 0 ? -1 : board.cityAt(tile, side);
        if (city >= 0 && !board.feature(city).castle)
            return withCastle(std::move(scenario), catalogue, {at, side});
        if (city >= 0)
            cities = withoutCastle(std::move(cities), catalogue, {at, side});
    }
    return cities;
}

} // namespace towerwatch
