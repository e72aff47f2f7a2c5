// SPDX-License-Identifier: MIT
/// The pages of the site: what stands below their titles, and all around it.
#pragma once

#include "views/site/entries.h"

namespace towerwatch::site {

/// What stands on a page below its title, and where there is room beside it.
struct Body
{
    Html say = {};  ///< at once below the title
    Html side = {}; ///< the board or the contents; empty: all is one column
    Html rest = {};
    Html more = {};      ///< below all that, made by beside()
    bool isWide = false; ///< it has no column of text
};
/// What is said, with something beside it.
Html beside(const Html &say, const Html &side, const Html &rest);

/// Sections with their contents beside them.
Body inSections(const Sections &sections);

/// The page about one thing.
Body bodyOf(const Ruling &ruling, const Site &site, const Here &here);
Body bodyOf(const Dispute &dispute, const Site &site, const Here &here);
Body bodyOf(const GlossaryEntry &entry, const Site &site, const Here &here);
Body bodyOf(TowerRules rules, const Site &site, const Here &here);
Body bodyOf(WatchtowerRules rules, const Site &site, const Here &here);
Body bodyOf(const Guide &guide, const Site &site, const Here &here);

/// The board that is shown on the page about a ruling, or null.
const Dispute *boardOf(const Ruling &ruling, const Site &site);

/// The page that lists entries, under the names of their groups.
Body listBody(const std::vector<Entry> &entries, const Here &here);
/// The page that a language begins with: the boards of startBoards(), and what else there is.
Body startBody(const Site &site, const Here &here);
/// The page that the site begins with: the languages, of which it speaks the last then.
Body languagesBody(Site &site, const Here &here);
/// The page that a server shows where there is none.
inline constexpr std::string_view missingPlace = "404.html";

/// What the site is, in one sentence.
Text aboutSite();
/// What kind of ruling it is, in its colour; `label`: with more words.
Html tagOf(const Ruling &ruling, const Text &label);
/// Links to pages of the same language.
Html linkTo(const Ruling &ruling, const Here &here, TowerRules words = TowerRules::C2);
Html linkTo(const Dispute &dispute, const Here &here);
/// The board with the marks of an answer; `loading`: "lazy" where it may come later.
Html boardPicture(const Dispute &dispute, std::size_t question, const Here &here,
                  std::string_view loading = {});
/// The same with a caption and a link to where it can be tried, if there is one.
Html boardFigure(const Dispute &dispute, std::size_t question, const Site &site, const Here &here,
                 const Html &caption);

/// A page with all around it.
struct Document
{
    Here here;
    Text title, description;
    Body body;
    const Entry *entry = nullptr;                     ///< what it is about; null: no one thing
    const Entry *previous = nullptr, *next = nullptr; ///< the pages before and after it; null: none
    const Dispute *shown = nullptr; ///< whose board chats show beside a link; null: that of the first
};
std::string textOf(const Document &document, const Site &site);

} // namespace towerwatch::site
