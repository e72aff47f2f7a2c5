// SPDX-License-Identifier: MIT
/// What carrying an answer out does: a floor placed, a figure captured or put on a tower, a ransom paid.
#pragma once

#include "app/page/requests.h"

namespace towerwatch::web {

/// What can be carried out of an answer on the table: the key of the page's word for it, what the word speaks
/// of, the figure that is captured. `just`: it is about the floor that lies on top already.
Value deedsOf(const Asked &asked, bool just);
/// The table after one of them; as it is where there is no such deed.
Scenario afterDeed(const Asked &asked, bool just, int deed);

} // namespace towerwatch::web
