// SPDX-License-Identifier: MIT
#include "model/referee/exchange.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// Whether prisoners go round in a ring: `owner` holds somebody who holds a prisoner of `by`.
bool isRing(const Board &board, Colour owner, Colour by)
{
    const auto &players = board.scenario().players;
    return ranges::any_of(players, [&](const Player &third) {
        return third.colour != owner && third.colour != by &&
               !board.prisonersOf(owner, third.colour).empty() &&
               !board.prisonersOf(third.colour, by).empty();
    });
}

} // namespace

Consequence fateOf(const Board &board, Colour owner, Colour by)
{
    if (owner == by)
        return {.effect = Effect::ToSupply, .because = {cite::captureOwnToSupply}, .player = by};
    std::vector<FigureKind> kinds = board.prisonersOf(owner, by);
    if (kinds.empty()) {
        Consequence prisoner{.effect = Effect::Prisoner, .because = {cite::prisonerVisible}, .player = by};
        if (isRing(board, owner, by))
            prisoner.because.push_back(cite::exchangeTwoPlayersOnly);
        return prisoner;
    }
    Consequence exchange{.effect = Effect::Exchange, .player = owner};
    exchange.choice = kinds.size() > 1;
    if (exchange.choice)
        exchange.because.push_back(cite::exchangeOwnerChooses);
    addOnce(exchange.because, {cite::exchangeAutomatic, cite::exchangeJustCapturedGoesHome,
                               cite::exchangeOneForOne, cite::exchangeNoNegotiation});
    exchange.returns = std::move(kinds);
    return exchange;
}

} // namespace towerwatch
