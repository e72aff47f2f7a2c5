// SPDX-License-Identifier: MIT
/// Steps that are taken with players and what they hold: pure functions from a scenario to the next one.
#pragma once

#include "app/desk/steps.h"
#include "views/board/ghost.h"

namespace towerwatch {

class PlayerSteps
{
    Q_DECLARE_TR_FUNCTIONS(PlayerSteps)

public:
    /// The figure of a hand comes to a player, from the board, from another player or from nowhere.
    static Step given(const Position &position, const Hand &figure, Colour to);
    /// A prisoner is put on the board.
    static Step placed(const Scenario &scenario, Colour holder, Prisoner prisoner, Square at,
                       std::optional<Place> on);
    /// Whose turn it is; nobody's: it is left open.
    static Step turn(const Scenario &scenario, std::optional<Turn> turn);
    static Step player(const Scenario &scenario, Colour colour);
    /// Another name, other points or floors.
    static Step changed(const Scenario &scenario, const Player &player);
};

} // namespace towerwatch
