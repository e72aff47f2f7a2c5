// SPDX-License-Identifier: MIT
/// What carrying an answer out does: a floor placed, a figure captured or put on a tower, a ransom paid.
#pragma once

#include "app/web/requests.h"
#include "views/wording/text.h"

namespace towerwatch::web {

struct Deed
{
    std::string_view kind; ///< the key of the page's word for it
    Text what = {};        ///< what the word speaks of, if anything
    int figure = -1;       ///< the figure that is captured
};

/// What can be carried out of an answer on the table. `just`: it is about the floor that lies on top already.
std::vector<Deed> deedsOf(const Asked &asked, bool just);
/// The table after one of them; as it is where there is no such deed.
Scenario afterDeed(const Asked &asked, bool just, std::size_t deed);

} // namespace towerwatch::web
