// SPDX-License-Identifier: MIT
/// A ruling as it stands beside the board: the answer, what its verdicts hinge on, the fate of one figure.
#pragma once

#include "views/telling/page.h"

namespace towerwatch {

struct WordedRuling
{
    Page page = {};
    Page fate = {};            ///< of the figure; where nothing is said of it, it has no question
    List<RulingId> notes = {}; ///< what both cite, by their numbers: number 1 first
};

/// Words an answer (null: nothing is asked). The selected figure is what the page is about where it has a row
/// for it; what else can happen to it follows, unless the answer says that already or is about a floor that
/// lies: what the next one could take is another matter. -1: none is selected. `warnings`: what looks wrong.
WordedRuling wordRuling(const Position &position, const Answer *answer, const AnswerHinges &hinges,
                        int selected, Cited cited, const std::vector<Warning> &warnings = {});

} // namespace towerwatch
