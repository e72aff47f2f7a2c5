// SPDX-License-Identifier: MIT
/// The catalogues in this folder as compiled into the program (see compile.cpp).
#pragma once

#include "model/referee/rulings.h"
#include "model/scenario/tiles.h"

namespace towerwatch {

/// All tiles of resources/tiles.yaml.
const TileCatalogue &builtInTiles();
/// Tiles of other expansions as far as games of JCloisterZone need them, from resources/outlines.yaml.
const TileCatalogue &outlines();
/// All rulings of resources/rulings.
const RulingCatalogue &builtInRulings();
/// What one of builtInRulings() answers, as players ask it; its title where it has no question; in the words
/// of the first edition if asked.
std::string_view questionOf(const Ruling &ruling, std::string_view language, bool first);
/// The languages of builtInRulings() that have every text, from resources/languages.yaml.
std::span<const char *const> completeLanguages();

/// A term of the games in one language: the words of each edition; empty where an edition has none.
struct Term
{
    std::string_view firstEdition, secondEdition;
};
/// One thing and what it is called, in the languages of the glossary: those that have a term.
struct GlossaryEntry
{
    std::string_view id;
    std::span<const Term> terms; ///< in the order of glossaryLanguages()
};
std::span<const GlossaryEntry> glossary();
std::span<const std::string_view> glossaryLanguages();

/// A part of a guide. Its texts are in the order of the languages of builtInRulings(), each in the words of
/// the second and then of the first edition.
struct GuidePart
{
    std::string_view needs; ///< what must be on the table or in a hand; empty: it is always shown
    std::string_view step;  ///< of a turn that it tells of; empty: none
    std::span<const std::string_view> titles, texts;
    std::span<const std::string_view> rulings;
};
/// A help page in parts, such as the order of a turn.
struct Guide
{
    std::string_view id;
    std::span<const std::string_view> titles;
    std::span<const GuidePart> parts;
};
/// The pages of resources/guides.yaml.
std::span<const Guide> guides();

/// What a box adds to the game. Its names are in the order of the languages of builtInRulings().
struct Expansion
{
    std::string_view id;
    std::span<const std::string_view> names;
    std::span<const std::string_view> parts; ///< kinds of figures, sets or ids of tiles, "castles", "bridges"
    std::span<const std::string_view> rulings, topics; ///< that only matter with it
};
/// The expansions of resources/expansions.yaml.
std::span<const Expansion> expansions();

/// The boards that a start page offers, as paths of shippedScenarios(), from resources/startpage.yaml.
std::span<const std::string_view> startBoards();

/// Words that searches ignore, from resources/searchwords.yaml, of all languages together, separated by
/// blanks.
std::span<const std::string_view> searchFillers();
/// Synonyms from the same file, of all languages together: the words of a line mean the same.
std::span<const std::string_view> searchSynonyms();
/// How players ask for each of builtInRulings(), from resources/rulings/asked.yaml, in all languages: a line
/// each, with its words in small letters, the frequent ones first, without those that searches ignore.
std::span<const std::string_view> askedPhrases();

} // namespace towerwatch
