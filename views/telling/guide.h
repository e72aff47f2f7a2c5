// SPDX-License-Identifier: MIT
/// Pages of resources/guides.yaml in words: for the rules of a table, and for what is played with there.
#pragma once

#include "model/board/position.h"
#include "model/referee/answers.h"
#include "resources/catalogue.h"
#include "resources/library.h"
#include "views/search/wordindex.h"
#include "views/words/text.h"

namespace towerwatch {

struct GuideSection
{
    Text title, text;
    List<const Ruling *>
        rulings; ///< of the editions that are played; all of them in a guide that needs nothing
    const ShippedScenario *board; ///< that shows one of them, or null
};
struct GuidePage
{
    Text title;
    List<GuideSection> sections;
    Text leftOut; ///< what was left out as it is not in play, as a sentence; may be empty
};

/// The guide called `id`, or null.
const Guide *findGuide(std::string_view id);
/// What a step of a turn is called at a table: the title of its part in the guide "turn".
Text stepTitle(StepName step, const Position &position);
/// The texts of guides() in all languages, read when somebody first searches.
const WordIndex &guideIndex();
/// The guides that have words of a search in any language, best first.
List<const Guide *> findGuides(std::string_view search);
/// Its title in the language of the program.
Text titleOf(const Guide &guide);
/// A guide as a page for a table.
GuidePage guidePage(const Guide &guide, const Position &position);
/// All of a guide, for no table: every part with all its rulings, in the words of the second edition.
GuidePage guidePage(const Guide &guide);
/// Title and texts of a whole guide in a language, without rulings, as Markdown: to search in.
Text guideText(const Guide &guide, std::string_view language);

} // namespace towerwatch
