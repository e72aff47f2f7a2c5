// SPDX-License-Identifier: MIT
#include "app/desk/playersteps.h"

#include "model/edit/edits.h"
#include "model/edit/holdings.h"
#include "resources/catalogue.h"

namespace towerwatch {

Step PlayerSteps::given(const Position &position, const Hand &figure, Colour to)
{
    const Scenario &scenario = position.scenario();
    const bool home = figure.owner == to;
    if (const int moved = movedFigure(figure, position); moved >= 0)
        return {withFigureTaken(scenario, moved, to),
                home ? tr("Take a figure home") : tr("Make a figure a prisoner")};
    if (!figure.figure || !figure.owner)
        return {scenario, {}};
    const Prisoner prisoner{*figure.figure, *figure.owner};
    if (figure.holder)
        return {withPrisonerPassed(scenario, *figure.holder, to, prisoner),
                home ? tr("Release a prisoner") : tr("Hand over a prisoner")};
    return {withPrisoner(scenario, to, prisoner), tr("Add a prisoner")};
}

Step PlayerSteps::placed(const Scenario &scenario, Colour holder, Prisoner prisoner, Square at,
                         std::optional<Place> on)
{
    return {withPrisonerPlaced(scenario, builtInTiles(), holder, prisoner, at, on),
            tr("Put a prisoner on the board")};
}

Step PlayerSteps::turn(const Scenario &scenario, std::optional<Turn> turn)
{
    return {withTurn(scenario, turn), tr("Change whose turn it is")};
}

Step PlayerSteps::changed(const Scenario &scenario, const Player &player)
{
    return {withPlayer(scenario, player), tr("Change a player")};
}

Step PlayerSteps::player(const Scenario &scenario, Colour colour)
{
    return {withPlayer(scenario, {.colour = colour}), tr("Add a player")};
}

} // namespace towerwatch
