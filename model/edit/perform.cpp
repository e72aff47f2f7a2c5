// SPDX-License-Identifier: MIT
#include "model/edit/perform.h"

#include "model/edit/edits.h"
#include "model/edit/repair.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// The player's entry, listed if he is not yet. Valid until the next player is listed.
Player &playerOf(Scenario &scenario, Colour colour)
{
    if (!findPlayer(scenario, colour))
        scenario = withPlayer(std::move(scenario), {.colour = colour});
    return *std::ranges::find_if(scenario.players,
                                 [&](const Player &player) { return player.colour == colour; });
}

/// What is known of a player, or null: then nothing is to be kept up to date.
Player *known(Scenario &scenario, Colour colour)
{
    return findPlayer(scenario, colour) ? &playerOf(scenario, colour) : nullptr;
}

/// Changes how many figures of a kind a player has left, if that is known.
void changeSupply(Scenario &scenario, Colour colour, FigureKind kind, int by)
{
    Player *player = known(scenario, colour);
    if (!player || !player->supply)
        return;
    Supply &supply = *player->supply;
    const auto found = std::ranges::find_if(supply, [&](const auto &entry) { return entry.first == kind; });
    if (found != supply.end())
        found->second = std::clamp(found->second + by, 0, limits::supply);
    else if (by > 0)
        supply.emplace_back(kind, by);
}

/// Lets one prisoner go home; whether there was one.
bool freePrisoner(Scenario &scenario, Colour holder, Colour owner, FigureKind kind)
{
    Player *player = known(scenario, holder);
    if (!player)
        return false;
    auto &prisoners = player->prisoners;
    const auto found = std::ranges::find(prisoners, Prisoner{kind, owner});
    if (found == prisoners.end())
        return false;
    prisoners.erase(found);
    changeSupply(scenario, owner, kind, 1);
    return true;
}

/// What becomes of the captured figure.
void settle(Scenario &scenario, const Figure &figure, const Capture &capture, const Consequence &fate)
{
    const Colour owner = *figure.owner;
    if (fate.effect == Effect::Prisoner) {
        playerOf(scenario, owner);
        playerOf(scenario, capture.by).prisoners.push_back({figure.kind, owner});
        return;
    }
    changeSupply(scenario, owner, figure.kind, 1);
    if (fate.effect != Effect::Exchange || fate.returns.empty())
        return;
    const bool possible =
        capture.back && std::ranges::find(fate.returns, *capture.back) != fate.returns.end();
    freePrisoner(scenario, owner, capture.by, possible ? *capture.back : fate.returns.front());
}

void changePoints(Scenario &scenario, Colour colour, int by)
{
    if (Player *player = known(scenario, colour); player && player->points)
        player->points = std::clamp(*player->points + by, 0, limits::points);
}

} // namespace

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
    if (Player *player = known(scenario, by); player && player->floors)
        player->floors = std::max(*player->floors - 1, 0);
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
    if (!freePrisoner(scenario, option.holder, by, option.figure))
        return scenario;
    changePoints(scenario, by, -ransomCost);
    changePoints(scenario, option.holder, ransomCost);
    scenario.turn = Turn{by, true};
    return scenario;
}

Scenario withFigureOnTower(Scenario scenario, const TileCatalogue &catalogue, Square tower, FigureKind kind,
                           Colour by)
{
    const std::size_t before = scenario.figures.size();
    const Place top{PlaceKind::Tower};
    scenario = withFigure(std::move(scenario), catalogue, {"", kind, by, tower, top});
    if (scenario.figures.size() > before)
        changeSupply(scenario, by, kind, -1);
    return scenario;
}

} // namespace towerwatch
