// SPDX-License-Identifier: MIT
#include "model/inquiry/fate.h"

#include "model/referee/capture.h"
#include "model/referee/referee.h"
#include "model/referee/watchtowers.h"

#include <algorithm>

namespace towerwatch {

namespace {

std::vector<ReachingTower> towersReaching(const Board &board, int figure, Colour by)
{
    std::vector<ReachingTower> towers;
    const auto &tiles = board.scenario().tiles;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const Tile *design = board.design(static_cast<int>(i));
        if (!design || !design->towerFoundation)
            continue;
        const PlaceFloorAnswer answer = placeFloor(board, tiles[i].at, by);
        for (const FigureVerdict &verdict : answer.figures)
            if (verdict.figure == figure)
                towers.push_back({tiles[i].at, answer.height, verdict});
    }
    std::sort(towers.begin(), towers.end(), [](const auto &a, const auto &b) { return a.at < b.at; });
    return towers;
}

void addCounting(const Board &board, int figure, FigureFate &fate)
{
    const Figure &f = board.figure(figure);
    if (!isMeeple(f.kind)) {
        fate.countingBecause.push_back(cite::wtMeepleKinds);
        return;
    }
    if (f.on && !hasSquare(f.on->kind)) {
        fate.countingOpen = true;
        fate.countingBecause.push_back(f.on->kind == PlaceKind::Wheel ? cite::wtWheelMeeples
                                                                      : cite::wtCityOfCarcassonneMeeples);
        return;
    }
    fate.countingBecause.push_back(cite::wtTypeMeeple);
    for (const PlacedTile &placed : board.scenario().tiles) {
        const Tile *design = board.designAt(placed.at);
        if (!design || !design->watchtower || design->watchtower->per != Bonus::Meeple)
            continue;
        Because ignored;
        const auto counted = meeplesIn(board, areaOf(board, placed.at), ignored);
        if (std::binary_search(counted.begin(), counted.end(), figure))
            fate.counting.push_back(placed.at);
    }
    std::sort(fate.counting.begin(), fate.counting.end());
}

void addTriggers(const Board &board, int figure, FigureFate &fate)
{
    const Figure &f = board.figure(figure);
    const Tile *design = f.at ? board.designAt(*f.at) : nullptr;
    if (!design || !design->watchtower)
        return;
    const WatchtowerAnswer answer = watchtower(board, *f.at);
    for (const WatchtowerFeature &feature : answer.features)
        if (std::find(feature.figures.begin(), feature.figures.end(), figure) != feature.figures.end())
            fate.triggers.push_back({*f.at, answer.value, feature.complete});
}

} // namespace

FigureFate fateOf(const Board &board, int figure, Colour by)
{
    FigureFate fate;
    Exposure exposure = exposureOf(board, figure, by);
    fate.exposure = exposure.verdict;
    fate.because = std::move(exposure.because);
    fate.towers = towersReaching(board, figure, by);
    addCounting(board, figure, fate);
    addTriggers(board, figure, fate);
    const Figure &f = board.figure(figure);
    if (f.on && f.on->kind == PlaceKind::Tower)
        fate.onTower = {cite::towerMeepleDragonYes, cite::towerMeeplePrincessNo, cite::towerMeepleFairyYes,
                        cite::towerMeepleFestival, cite::towerMeeplePlague};
    return fate;
}

} // namespace towerwatch
