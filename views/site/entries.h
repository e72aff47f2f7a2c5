// SPDX-License-Identifier: MIT
/// What the site has pages about, in the language of the program.
#pragma once

#include "views/site/site.h"

#include <variant>

namespace towerwatch::site {

/// A thing that is kept elsewhere.
template <typename Thing> using Of = std::reference_wrapper<const Thing>;
using Subject =
    std::variant<Of<Ruling>, Of<Dispute>, Of<GlossaryEntry>, TowerRules, WatchtowerRules, Of<Guide>>;

/// A page of the site as others speak of it.
struct Entry
{
    std::string place;
    Text group; ///< under which it is listed; entries of a group stand together
    Text title;
    Text brief; ///< a sentence of it
    Subject subject;
    Text named = title;         ///< how it is called where the page is not seen
    Text about = brief;         ///< what search engines and chats show of it
    bool ofWatchtowers = false; ///< it is about The Watchtowers rather than The Tower
};
/// The pages on a shelf, in the order in which they are turned.
std::vector<Entry> entriesOf(Shelf shelf, const Site &site);
/// How a shelf is called.
Text titleOf(Shelf shelf);
/// The script that brings what the search of the site finds, in the language of the program: entries of all
/// shelves, and what ranks them as the program does (resources/site/ranking.js).
std::string searchScript(const std::vector<Entry> &entries);

/// The word for a thing in the language of the program: of the newer edition that has one.
Text titleOf(const GlossaryEntry &entry);

} // namespace towerwatch::site
