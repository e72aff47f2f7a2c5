// SPDX-License-Identifier: MIT
/// Deeds (model/desk/deeds.h) in words.
#pragma once

#include "model/desk/deeds.h"
#include "views/words/text.h"

namespace towerwatch {

/// What a deed did, in sentences: "Placed: floor number 3 at (1, 0). Captured: meeple 2 (Green)."
Text doneWords(const Position &before, const Deed &deed);
/// What the undo step of a deed is called, which holds the exchange that was due, too.
Text stepName(const Position &before, const Deed &deed);
/// What a deed is called before it is done: "Capture meeple 2 (Green)"; that of a figure alone, too.
Text deedName(const Position &position, const Deed &deed);
/// The same in two or three words, without whom it takes: "Place and capture".
Text shortName(const Position &position, const Deed &deed);
Text captureName(const Position &position, int figure);
/// The same with what tells it from others of its kind.
Text wholeDeedName(const Position &position, const Deed &deed);
/// What tells a deed from others of its kind: who comes home, or "meeple, held by Blue"; may be empty.
Text choiceWords(const Scenario &before, const Deed &deed);

} // namespace towerwatch
