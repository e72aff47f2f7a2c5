// SPDX-License-Identifier: MIT
/// How players and what they hold are spoken of.
#pragma once

#include "model/scenario/scenario.h"
#include "views/words/text.h"

namespace towerwatch {

/// Prisoners that are alike, and how many.
using PrisonerGroups = std::vector<std::pair<Prisoner, int>>;
/// In the order in which they are listed.
PrisonerGroups groupsOf(const std::vector<Prisoner> &prisoners);

/// "12 points" where there is room, else "12 pts".
Text pointsWords(int points, bool brief);
/// "1 meeple of Red"
Text prisonersWords(Prisoner prisoner, int count, TowerRules rules);
/// "meeple held by Blue"
Text heldBy(const Text &figure, const Text &holder);
/// Everything that is known of a player: "Blue, Jo, on turn, 12 points, 3 floors, prisoners: 1 meeple of
/// Red".
Text playerWords(const Scenario &scenario, Colour colour);

} // namespace towerwatch
