// SPDX-License-Identifier: MIT
/// What reading and replaying a saved game of JCloisterZone found, as sentences.
#pragma once

#include "model/jcz/notes.h"
#include "views/words/text.h"

namespace towerwatch {

/// A note as a sentence in the language of the program.
Text sentence(const JczNote &note);

} // namespace towerwatch
