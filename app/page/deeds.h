// SPDX-License-Identifier: MIT
/// Deeds: what an answer allows, carried out on the table (place a floor, capture a figure, put one on a
/// tower, pay a ransom).
#pragma once

#include "app/page/requests.h"

namespace towerwatch::web {

/// The deeds that an answer allows. Each has a `kind` (the key of its button's text), `what` (a word for that
/// text) and perhaps the `figure` that is captured. `just`: the question is about the topmost floor, already
/// placed.
Value deedsOf(const Asked &asked, bool just);
/// The scenario after the deed of this index; unchanged if there is none.
Scenario afterDeed(const Asked &asked, bool just, int deed);

} // namespace towerwatch::web
