// SPDX-License-Identifier: MIT
/// Where the turn stands in words, and what else can be stated of it. A person changes it by choosing one of
/// these, in the window and on the page.
#pragma once

#include "model/scenario/scenario.h"
#include "views/words/text.h"

namespace towerwatch {

/// One thing that can be stated of the turn.
struct TurnChoice
{
    /// Choices of one part stand together. One of the players is always chosen, each of the others is a tick.
    enum class Part : std::uint8_t { Next, Player, Tile, Done, Half, Ransom };
    Part part = Part::Next;
    Text words = {};
    bool chosen = false;           ///< it is stated; to choose it again takes that back
    bool possible = true;          ///< it goes with what else is stated
    std::optional<Turn> turn = {}; ///< what is stated once it is chosen; none: nothing
};

/// Everything that can be stated of the turn, always in the same order. `inView` is a square whose tile may
/// be the one that was laid, as the last one may.
std::vector<TurnChoice> turnChoices(const Scenario &scenario, Square inView);

/// "%1 has already placed a figure": what stands in the way of another action of that player.
Text hasDoneWords(Done done, bool first);

/// What is stated of a turn beside its player: "tile laid at (1, 0)", "floor placed".
Texts turnParts(const Turn &turn, bool first);
/// Where the turn stands: "Red’s turn: tile laid at (1, 0), floor placed." Where it is not stated, for whom
/// the question is answered, if there is one and that matters.
Text turnSentence(const Scenario &scenario, const std::optional<Question> &question);

} // namespace towerwatch
