// SPDX-License-Identifier: MIT
/// The pages of the site: what stands below their titles, and all around it.
#pragma once

#include "views/site/entries.h"

namespace towerwatch::site {

/// The page about one thing.
Html bodyOf(const Ruling &ruling, const Site &site, const Here &here);
Html bodyOf(const Dispute &dispute, const Site &site, const Here &here);
Html bodyOf(const GlossaryEntry &entry, const Site &site, const Here &here);
Html bodyOf(TowerRules rules, const Site &site, const Here &here);
Html bodyOf(WatchtowerRules rules, const Site &site, const Here &here);
Html bodyOf(const Guide &guide, const Site &site, const Here &here);

/// The board that is shown on the page about a ruling, or null.
const Dispute *boardOf(const Ruling &ruling, const Site &site);

/// The page that lists entries, under the names of their groups.
Html listBody(const std::vector<Entry> &entries, const Here &here);
/// The page that a language begins with: the search, the boards of startBoards() and the shelves.
Html startBody(const Site &site, const Here &here);
/// The page that the site begins with: the languages.
Html languagesBody(const Here &here);

/// Links to pages of the same language.
Html linkTo(const Ruling &ruling, const Here &here, TowerRules words = TowerRules::C2);
Html linkTo(const Dispute &dispute, const Here &here);
/// The board with the marks of an answer.
Html boardPicture(const Dispute &dispute, std::size_t question, const Here &here);
/// The same with a link to where it can be tried, if there is one.
Html boardFigure(const Dispute &dispute, std::size_t question, const Site &site, const Here &here,
                 const Html &caption = {});

/// A page with all around it.
struct Document
{
    Here here;
    Text title, description;
    Html body;
    const Entry *previous = nullptr, *next = nullptr; ///< the pages before and after it; null: none
    bool inAllLanguages = true;
    const Dispute *shown = nullptr; ///< whose board chats show beside a link; null: that of the first
};
std::string textOf(const Document &document, const Site &site);

/// What search engines are told of the site in one sentence.
Text aboutSite();

} // namespace towerwatch::site
