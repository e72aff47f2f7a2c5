// SPDX-License-Identifier: MIT
/// Answers as values: the JSON of the command line, and what `expect:` is compared with.
#pragma once

#include "model/referee/answers.h"

namespace towerwatch {

/// The answer with its keys as asked, without `text`.
Value toValue(const Board &board, const Answer &answer);

Value toValue(Legality legal); ///< true, false or "open"
Value toValue(const Because &because);

} // namespace towerwatch
