// SPDX-License-Identifier: MIT
/// What can be written at a place of a scenario's text.
#pragma once

#include "model/board/position.h"

#include <QStringList>

namespace towerwatch {

/// What is being written: the words that fit, and how much of one stands there already.
struct Completion
{
    QStringList words = {}; ///< all that fit here, in the order of towerwatch-scenario(5)
    QString begun = {};     ///< the part of the word before the cursor
    bool isKey = false;     ///< keys of a map, not values
};

/// The words that fit behind `before`, the text up to the cursor. Places and ids are those of `position`.
Completion completionAt(const QString &before, const Position &position);

} // namespace towerwatch
