// SPDX-License-Identifier: MIT
/// What an answer decides, thing by thing, so that two answers can be compared.
#pragma once

#include "model/board/position.h"
#include "views/words/text.h"

namespace towerwatch {

struct AnswerRow
{
    std::string key; ///< the same for the same thing in another answer
    Text thing;      ///< "meeple 1 (Blue)"
    Text said;       ///< "can be captured"
};

/// The answer to a question. `figures`: the numbers of the figures in the other answer, if they differ.
std::vector<AnswerRow> answerRows(const Position &position, const Question &question,
                                  const std::vector<int> &figures = {});

/// "meeple 1 (Blue): safe → can be captured", for each thing about which the two differ.
Texts changedRows(const std::vector<AnswerRow> &before, const std::vector<AnswerRow> &now);

} // namespace towerwatch
