// SPDX-License-Identifier: MIT
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

void addCounting(const Board &board, int figure, OutlookAnswer &outlook)
{
    const Figure &f = board.figure(figure);
    if (!isMeeple(f.kind)) {
        outlook.countingBecause.push_back(cite::wtMeepleKinds);
        return;
    }
    if (f.on && !hasSquare(f.on->kind)) {
        outlook.countingOpen = true;
        outlook.countingBecause.push_back(f.on->kind == PlaceKind::Wheel ? cite::wtWheelMeeples
                                                                         : cite::wtCityOfCarcassonneMeeples);
        return;
    }
    outlook.countingBecause.push_back(cite::wtTypeMeeple);
    for (const PlacedTile &placed : board.scenario().tiles) {
        const Tile *design = board.designAt(placed.at);
        if (!design || !design->watchtower || design->watchtower->per != Bonus::Meeple)
            continue;
        Because ignored;
        const auto counted = meeplesIn(board, areaOf(board, placed.at), ignored);
        if (std::binary_search(counted.begin(), counted.end(), figure))
            outlook.counting.push_back(placed.at);
    }
    std::sort(outlook.counting.begin(), outlook.counting.end());
}

void addTriggers(const Board &board, int figure, OutlookAnswer &outlook)
{
    const Figure &f = board.figure(figure);
    const Tile *design = f.at ? board.designAt(*f.at) : nullptr;
    if (!design || !design->watchtower)
        return;
    const WatchtowerAnswer answer = watchtower(board, *f.at);
    for (const WatchtowerFeature &feature : answer.features)
        if (std::find(feature.figures.begin(), feature.figures.end(), figure) != feature.figures.end())
            outlook.triggers.push_back({*f.at, answer.value, feature.complete});
}

} // namespace

OutlookAnswer outlook(const Board &board, int figure, Colour by)
{
    OutlookAnswer answer{.figure = figure};
    if (figure < 0)
        return answer;
    Exposure exposure = exposureOf(board, figure, by);
    answer.verdict = exposure.verdict;
    answer.exposure = std::move(exposure.because);
    if (answer.verdict != Verdict::Safe)
        answer.towers = towersReaching(board, figure, by);
    addCounting(board, figure, answer);
    addTriggers(board, figure, answer);
    const Figure &f = board.figure(figure);
    answer.onTower = f.on && f.on->kind == PlaceKind::Tower;
    answer.because = answer.exposure;
    for (const ReachingTower &tower : answer.towers)
        addOnce(answer.because, tower.verdict.because);
    addOnce(answer.because, answer.countingBecause);
    if (!answer.triggers.empty())
        addOnce(answer.because, cite::wtTrigger);
    if (answer.onTower)
        for (const TowerEvent &event : towerEvents)
            addOnce(answer.because, event.ruling);
    return answer;
}

} // namespace towerwatch
