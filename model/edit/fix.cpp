// SPDX-License-Identifier: MIT
#include "model/edit/fix.h"

#include "model/board/fittingtiles.h"
#include "model/edit/edits.h"
#include "model/edit/holdings.h"

namespace towerwatch {

namespace {

/// The tile turned to the next way that fits, else as it was.
Scenario turnedToFit(const Position &position, Square at)
{
    const Board &board = position.board();
    const Tile *tile = board.designAt(at);
    const auto by =
        tile ? turnToNextWay(board, *tile, at, board.placed(board.tileAt(at)).rotation) : std::nullopt;
    return by ? withTileTurned(position.scenario(), position.catalogue(), at, *by) : position.scenario();
}

/// One goes home for one, where nobody has to choose which.
Scenario exchanged(Scenario scenario, Colour one, Colour other)
{
    for (const DueExchange &due : dueExchanges(scenario.players))
        if (due.isOf(one) && due.isOf(other) && !due.isChoice())
            scenario.players = afterExchange(std::move(scenario.players), due);
    return scenario;
}

Scenario edited(const Position &position, const Warning &warning)
{
    const Scenario &scenario = position.scenario();
    const Square at = warning.at.value_or(Square{});
    switch (warning.code) {
    case WarningCode::EdgeMismatch: return turnedToFit(position, at);
    case WarningCode::BareFoundation: return withFloors(scenario, position.catalogue(), at, 1);
    case WarningCode::IrregularCastle:
        return withoutCastle(scenario, position.catalogue(),
                             scenario.castles[static_cast<std::size_t>(warning.index)]);
    case WarningCode::MutualPrisoners: {
        const Player &later = scenario.players[static_cast<std::size_t>(warning.index)];
        return exchanged(scenario, later.colour,
                         later.prisoners[static_cast<std::size_t>(warning.prisoner)].owner);
    }
    case WarningCode::LeftAlone:
        return withFigureTaken(scenario, warning.index,
                               *scenario.figures[static_cast<std::size_t>(warning.index)].owner); // goes home
    case WarningCode::BridgeEnd: // the bridge or the tile beside it
    case WarningCode::TooManyCopies:
    case WarningCode::UnsuitablePlace:
    case WarningCode::TurnUnlikely: break;
    }
    return scenario;
}

} // namespace

std::optional<Scenario> fixOf(const Position &position, const Warning &warning)
{
    Scenario fixed = edited(position, warning);
    const auto wrong = [&](const Scenario &scenario) {
        return problemsOf(Board(scenario, position.catalogue())).size();
    };
    return wrong(fixed) < wrong(position.scenario()) ? std::optional(std::move(fixed)) : std::nullopt;
}

} // namespace towerwatch
