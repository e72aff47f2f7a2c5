// SPDX-License-Identifier: MIT
/// A ruling as shown beside the board: the answer, what would change its verdicts, the fate of one figure.
#pragma once

#include "views/telling/page.h"

namespace towerwatch {

struct WordedRuling
{
    Page page = {};
    Page fate = {};            ///< of the selected figure; without a question nothing is shown
    List<RulingId> notes = {}; ///< what both cite, by their numbers: number 1 first
};

/// Puts an answer into words (null: nothing is asked). If the page has a row for the selected figure (-1:
/// none), it is about that. What else can happen to the figure follows, unless the answer says it already or
/// is about a floor that is placed, as the next floor is another question. `warnings`: what looks wrong.
WordedRuling wordRuling(const Position &position, const Answer *answer, const AnswerHinges &hinges,
                        int selected, Cited cited, const std::vector<Warning> &warnings = {});

} // namespace towerwatch
