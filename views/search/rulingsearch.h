// SPDX-License-Identifier: MIT
/// Finding rulings, and the shipped scenarios that show them.
#pragma once

#include "model/referee/rulings.h"
#include "resources/library.h"
#include "views/search/inplay.h"
#include "views/search/wordindex.h"

#include <optional>
#include <span>

namespace towerwatch {

/// What rulings must have; empty members do not matter.
struct RulingFilter
{
    Text words = {}; ///< of any language, as people ask; see WordIndex
    Texts ids = {};
    std::optional<RulingKind> kind = {};
    Text edition = {}; ///< c1, c2, c3
    Text topic = {};
    InPlay inPlay = {}; ///< what can occur comes before the rest
};

/// All rulings in all languages, read when somebody first searches.
const WordIndex &rulingIndex();
/// The rulings that pass a filter: best first if it has words, else in catalogue order. A ruling whose id was
/// typed comes first.
List<const Ruling *> findRulings(const RulingFilter &filter);
/// The words of rulings that findRulings() takes for those of a search, for hitsIn().
Texts wordsMeant(std::string_view search);

/// The shipped scenarios that show a ruling, those in which it decides first.
ShownRuling shownBy(RulingId id);

/// A stretch of a text, counted in UTF-16 as Qt and browsers do.
struct Hit
{
    int start = 0, length = 0;
    friend bool operator==(const Hit &, const Hit &) = default;
};

/// The words of a search, each of which matches() looks for as it stands.
Texts searchWords(std::string_view search);
/// Whether all words stand in `text`.
bool matches(std::string_view text, const Texts &words);
/// Where any of the words stands in `text`, from its beginning to its end, none within another.
List<Hit> hitsIn(std::string_view text, const Texts &words);

} // namespace towerwatch
