// SPDX-License-Identifier: MIT
/// The catalogues in this folder as compiled into the program (see compile.cpp).
#pragma once

#include "model/referee/rulings.h"
#include "model/scenario/tiles.h"

namespace towerwatch {

/// All tiles of resources/tiles.yaml.
const TileCatalogue &builtInTiles();
/// All rulings of resources/rulings.
const RulingCatalogue &builtInRulings();

/// A term of the games in one language: the words of each edition; empty where an edition has none.
struct Term
{
    std::string_view firstEdition, secondEdition;
};
/// One thing and what it is called, in the languages of the glossary.
struct GlossaryEntry
{
    std::string_view id;
    std::span<const Term> terms; ///< in the order of glossaryLanguages()
};
std::span<const GlossaryEntry> glossary();
std::span<const std::string_view> glossaryLanguages();

/// Words of resources/searchwords.yaml, of all languages together, with blanks between them: those that
/// searching passes over.
std::span<const std::string_view> searchFillers();
/// Likewise: those of a line are taken for one another.
std::span<const std::string_view> searchSynonyms();
/// How players ask for each of builtInRulings(), in all languages together, a line each, in small letters:
/// the words that searching does not pass over, in alphabetical order. From resources/rulings/asked.yaml.
std::span<const std::string_view> askedPhrases();

} // namespace towerwatch
