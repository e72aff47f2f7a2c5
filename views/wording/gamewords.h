// SPDX-License-Identifier: MIT
/// What reading and replaying a saved game of JCloisterZone found, as sentences.
#pragma once

#include "model/jcz/notes.h"

#include <QString>

namespace towerwatch {

/// A note as a sentence in the language of the program.
QString sentence(const JczNote &note);

} // namespace towerwatch
