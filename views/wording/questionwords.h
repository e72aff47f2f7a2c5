// SPDX-License-Identifier: MIT
/// Short names of questions, for lists of them.
#pragma once

#include "model/board/position.h"

#include <QString>

namespace towerwatch {

/// "A floor at (0, 0)", "Watchtower at (0, -2)": what a question asks, without its answer.
QString questionName(const Position &position, const Question &question);

} // namespace towerwatch
