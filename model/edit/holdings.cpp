// SPDX-License-Identifier: MIT
#include "model/edit/holdings.h"

#include "model/edit/edits.h"
#include "model/edit/repair.h"
#include "model/value/ranges.h"

namespace towerwatch {

namespace {

bool canHold(Colour holder, Prisoner prisoner)
{
    return holder != prisoner.owner && canBePrisoner(prisoner.kind);
}

} // namespace

Player &listedPlayer(Scenario &scenario, Colour colour)
{
    if (!findPlayer(scenario, colour))
        scenario = withPlayer(std::move(scenario), {.colour = colour});
    return *ranges::find(scenario.players, colour, &Player::colour);
}

Player *knownPlayer(Scenario &scenario, Colour colour)
{
    return findPlayer(scenario, colour) ? &listedPlayer(scenario, colour) : nullptr;
}

void changeSupply(Scenario &scenario, Colour colour, FigureKind kind, int by)
{
    if (Player *player = knownPlayer(scenario, colour); player && player->supply)
        addToSupply(*player->supply, kind, by);
}

bool takePrisoner(Scenario &scenario, Colour holder, Prisoner prisoner)
{
    Player *player = knownPlayer(scenario, holder);
    if (!player)
        return false;
    const auto found = ranges::find(player->prisoners, prisoner);
    if (found == player->prisoners.end())
        return false;
    player->prisoners.erase(found);
    return true;
}

bool freePrisoner(Scenario &scenario, Colour holder, Prisoner prisoner)
{
    if (!takePrisoner(scenario, holder, prisoner))
        return false;
    changeSupply(scenario, prisoner.owner, prisoner.kind, 1);
    return true;
}

Scenario withPrisoner(Scenario scenario, Colour holder, Prisoner prisoner)
{
    if (!canHold(holder, prisoner))
        return scenario;
    listedPlayer(scenario, prisoner.owner);
    listedPlayer(scenario, holder).prisoners.push_back(prisoner);
    return scenario;
}

Scenario withFigureTaken(Scenario scenario, int figure, Colour by)
{
    if (figure < 0 || figure >= static_cast<int>(scenario.figures.size()))
        return scenario;
    const Figure taken = scenario.figures[static_cast<std::size_t>(figure)];
    if (!taken.owner || (taken.owner != by && !canBePrisoner(taken.kind)))
        return scenario;
    if (taken.owner == by)
        changeSupply(scenario, by, taken.kind, 1);
    else
        scenario = withPrisoner(std::move(scenario), by, {taken.kind, *taken.owner});
    return withoutFigure(std::move(scenario), figure);
}

Scenario withPrisonerPassed(Scenario scenario, Colour from, Colour to, Prisoner prisoner)
{
    if (from == to)
        return scenario;
    if (to == prisoner.owner)
        freePrisoner(scenario, from, prisoner);
    else if (takePrisoner(scenario, from, prisoner))
        return withPrisoner(std::move(scenario), to, prisoner);
    return scenario;
}

Scenario withPrisonerPlaced(const Scenario &scenario, const TileCatalogue &catalogue, Colour from,
                            Prisoner prisoner, Square at, std::optional<Place> on)
{
    Scenario placed = withFigure(scenario, catalogue, {"", prisoner.kind, prisoner.owner, at, on});
    const bool stands = placed.figures.size() > scenario.figures.size();
    return stands && takePrisoner(placed, from, prisoner) ? placed : scenario;
}

} // namespace towerwatch
