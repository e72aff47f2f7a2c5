// SPDX-License-Identifier: MIT
#include "views/drawing/tilelayout.h"

#include <algorithm>

namespace towerwatch::drawing {

namespace {

constexpr double gateRadius = 11.0;

constexpr int meadow = code({RegionKind::Field, 0});

enum class Prefer { NearCentre, Roomy };

/// A free spot with at least `room` around it within the `wanted` regions.
std::optional<Point> freeSpot(const Grid &grid, const std::vector<int> &wanted, double room, Prefer prefer)
{
    const std::vector<float> map = clearance(grid, wanted);
    std::optional<Point> best;
    double bestScore = -1e9;
    for (const Square cell : Grid::cells()) {
        const double space = static_cast<double>(map[Grid::index(cell)]);
        if (space < room)
            continue;
        const Point p = Grid::middle(cell);
        const double away = length(p - tileCentre);
        const double score = prefer == Prefer::Roomy ? std::min(space, room + 9) + away * 0.02 : -away;
        if (score > bestScore + 1e-6) {
            bestScore = score;
            best = p;
        }
    }
    if (best && prefer == Prefer::NearCentre && length(*best - tileCentre) < 1.5)
        best = tileCentre;
    return best;
}

/// The same for what needs `room`, but can do with `less`.
std::optional<Point> roomySpot(const Grid &grid, const std::vector<int> &wanted, double room, double less)
{
    const auto spot = freeSpot(grid, wanted, room, Prefer::Roomy);
    return spot ? spot : freeSpot(grid, wanted, less, Prefer::Roomy);
}

std::vector<int> largeCities(const Tile &tile)
{
    std::vector<int> result;
    for (std::size_t i = 0; i < tile.cities.size(); ++i)
        if (isLarge(tile.cities[i]))
            result.push_back(code({RegionKind::City, static_cast<int>(i)}));
    return result;
}

/// The meadow and all cities.
std::vector<int> meadowAndCities(const Layout &layout)
{
    std::vector<int> result{meadow};
    for (std::size_t i = 0; i < layout.cities.size(); ++i)
        result.push_back(code({RegionKind::City, static_cast<int>(i)}));
    return result;
}

/// A spot astride a city wall, clear of the roads.
std::optional<Point> spotOnWall(const Layout &layout)
{
    std::optional<Point> best;
    for (const CityShape &city : layout.cities)
        for (const Path &wall : city.walls)
            for (const Point &p : flattened(inset(wall, 3.0)))
                if (distanceToRoads(layout, p) > foundationRadius + 4 && insideBy(p) > foundationRadius + 3 &&
                    (!best || length(p - tileCentre) < length(*best - tileCentre)))
                    best = p;
    return best;
}

Point foundationPlace(const Tile &tile, const Layout &layout)
{
    constexpr double farthest = 30;
    Grid grid = solidGrid(layout, 0);
    for (const Point &gate : layout.gates)
        grid.setAround(gate, gateRadius, noRegion); // it has no region of its own
    if (tile.innerField() < 0)
        if (const auto spot = freeSpot(grid, {meadow}, foundationRadius + 4, Prefer::NearCentre))
            if (length(*spot - tileCentre) < farthest)
                return *spot;
    for (const double room : {foundationRadius + 9, foundationRadius + 5})
        if (const auto spot = freeSpot(grid, largeCities(tile), room, Prefer::NearCentre))
            return *spot;
    if (const auto spot = spotOnWall(layout))
        return *spot;
    return freeSpot(grid, meadowAndCities(layout), 6, Prefer::Roomy).value_or(tileCentre);
}

void placeWatchtower(Layout &layout)
{
    const Grid grid = solidGrid(layout, 0);
    auto spot = freeSpot(grid, {meadow}, watchtowerRadius + 4, Prefer::NearCentre);
    if (!spot)
        spot = freeSpot(grid, meadowAndCities(layout), watchtowerRadius, Prefer::NearCentre);
    layout.watchtower = Disc{spot.value_or(tileCentre), watchtowerRadius};
}

void placeShields(const Tile &tile, Layout &layout, Grid &grid)
{
    constexpr int mostShields = 4;
    for (std::size_t i = 0; i < tile.cities.size(); ++i)
        for (int coat = 0; coat < std::min(tile.cities[i].coatsOfArms, mostShields); ++coat) {
            const std::vector<int> city{code({RegionKind::City, static_cast<int>(i)})};
            auto spot = roomySpot(grid, city, shieldRadius + 2, 5);
            if (!spot)
                continue;
            constexpr double margin = shieldRadius + 1;
            spot = Point{std::clamp(spot->x, margin, tileSize - margin),
                         std::clamp(spot->y, margin, tileSize - margin)};
            layout.shields.push_back(*spot);
            grid.setAround(*spot, shieldRadius, noRegion);
        }
}

} // namespace

void placeThings(const Tile &tile, Layout &layout)
{
    if (tile.towerFoundation && !layout.foundation)
        layout.foundation = Disc{foundationPlace(tile, layout), foundationRadius};
    if (tile.watchtower && !layout.watchtower)
        placeWatchtower(layout);
    if (tile.garden) {
        const auto spot = roomySpot(solidGrid(layout, 0), {meadow}, gardenHalf * 1.2, 3);
        layout.garden = spot.value_or(tileCentre);
    }
    Grid grid = solidGrid(layout, 0);
    placeShields(tile, layout, grid);
    if (!tile.cornCircle.empty()) {
        const auto spot = freeSpot(grid, {meadow}, cornCircleRadius + 1, Prefer::Roomy);
        layout.cornCircle = spot.value_or(tileCentre);
    }
}

} // namespace towerwatch::drawing
