// SPDX-License-Identifier: MIT
#include "model/edit/perform.h"

#include "model/edit/edits.h"
#include "model/edit/holdings.h"
#include "model/edit/repair.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// What becomes of the captured figure.
void settle(Scenario &scenario, const Figure &figure, const Capture &capture, const Consequence &fate)
{
    const Colour owner = *figure.owner;
    if (fate.effect == Effect::Prisoner) {
        scenario = withPrisoner(std::move(scenario), capture.by, {figure.kind, owner});
        return;
    }
    changeSupply(scenario, owner, figure.kind, 1);
    if (fate.effect != Effect::Exchange || fate.returns.empty())
        return;
    const bool possible = capture.back && ranges::find(fate.returns, *capture.back) != fate.returns.end();
    freePrisoner(scenario, owner, {possible ? *capture.back : fate.returns.front(), capture.by});
}

/// The turn of a player goes on: he did this after the tile.
void goOn(Scenario &scenario, Colour by, Done what)
{
    Turn turn = turnOf(scenario, by);
    if (turn.over || turn.hasDone(what) || (turn.action() && what != Done::Phantom))
        return;
    turn.player = by;
    if (turn.laid && !turn.laid->at)
        turn.laid.reset();
    turn.done = turn.done.value_or(std::vector<Done>());
    turn.done->push_back(what);
    scenario = withTurn(std::move(scenario), turn);
}

void changePoints(Scenario &scenario, Colour colour, int by)
{
    if (Player *player = knownPlayer(scenario, colour); player && player->points)
        player->points = std::clamp(*player->points + by, 0, limits::points);
}

} // namespace

Scenario withDueExchanged(Scenario scenario)
{
    scenario.players = settled(std::move(scenario.players));
    return scenario;
}

Scenario withFloorPlaced(Scenario scenario, const TileCatalogue &catalogue, Square tower, Colour by)
{
    const auto heights = [&] {
        int sum = 0;
        for (const PlacedTile &tile : scenario.tiles)
            sum += tile.at == tower ? tile.floors : 0;
        return sum;
    };
    const int before = heights();
    scenario = withFloors(std::move(scenario), catalogue, tower, before + 1);
    if (heights() == before)
        return scenario;
    if (Player *player = knownPlayer(scenario, by); player && player->floors)
        player->floors = std::max(*player->floors - 1, 0);
    goOn(scenario, by, Done::Floor);
    return scenario;
}

Scenario withCapture(Scenario scenario, const TileCatalogue &catalogue, const Capture &capture,
                     const std::vector<Consequence> &consequences)
{
    if (capture.figure < 0 || capture.figure >= static_cast<int>(scenario.figures.size()) ||
        consequences.empty())
        return scenario;
    const std::vector<Figure> figures = scenario.figures;
    const auto figureAt = [&](int i) -> const Figure & { return figures[static_cast<std::size_t>(i)]; };
    if (!figureAt(capture.figure).owner)
        return scenario;
    if (capture.tower)
        scenario = withFloorPlaced(std::move(scenario), catalogue, *capture.tower, capture.by);
    goOn(scenario, capture.by, Done::Floor);
    settle(scenario, figureAt(capture.figure), capture, consequences.front());
    std::vector<bool> leaving(figures.size());
    leaving[static_cast<std::size_t>(capture.figure)] = true;
    for (const Consequence &consequence : consequences)
        if (consequence.effect == Effect::Orphan) {
            const Figure &orphan = figureAt(consequence.figure);
            leaving[static_cast<std::size_t>(consequence.figure)] = true;
            changeSupply(scenario, *orphan.owner, orphan.kind, 1);
        }
    removeFigures(scenario, leaving);
    return scenario;
}

Scenario withRansom(Scenario scenario, Colour by, const RansomOption &option)
{
    if (!freePrisoner(scenario, option.holder, {option.figure, by}))
        return scenario;
    changePoints(scenario, by, -ransomCost);
    changePoints(scenario, option.holder, ransomCost);
    Turn turn = turnOf(scenario, by);
    turn.player = by;
    turn.ransomPaid = true;
    return withTurn(std::move(scenario), turn);
}

Scenario withFigureOnTower(Scenario scenario, const TileCatalogue &catalogue, Square tower, FigureKind kind,
                           Colour by)
{
    const std::size_t before = scenario.figures.size();
    const Place top{PlaceKind::Tower};
    scenario = withFigure(std::move(scenario), catalogue, {"", kind, by, tower, top});
    if (scenario.figures.size() == before)
        return scenario;
    changeSupply(scenario, by, kind, -1);
    const bool follows = kind == FigureKind::Phantom && turnOf(scenario, by).action();
    goOn(scenario, by, follows ? Done::Phantom : Done::Top);
    return scenario;
}

} // namespace towerwatch
