// SPDX-License-Identifier: MIT
/// Finding shipped scenarios by what they are about.
#pragma once

#include "model/referee/rulings.h"
#include "resources/library.h"
#include "views/search/wordindex.h"
#include "views/words/text.h"

namespace towerwatch {

/// The texts of shippedScenarios() in all languages, read when somebody first searches.
const WordIndex &boardIndex();
/// The title and notes of a shipped scenario in the language of the program.
const ShippedWords &wordsOf(const ShippedScenario &shipped);
/// The shipped scenario with this path, or null.
const ShippedScenario *findShipped(std::string_view path);

/// The boards for a search that has found these rulings: those that show the best of them best, then those
/// whose own words match.
List<const ShippedScenario *> findBoards(std::string_view search, const List<const Ruling *> &rulings);

} // namespace towerwatch
