// SPDX-License-Identifier: MIT
/// Where the files of the site lie. Pages keep their places for good: others link to them.
#pragma once

#include "resources/catalogue.h"
#include "resources/library.h"
#include "views/drawing/art.h"

#include <array>
#include <string>

namespace towerwatch::site {

/// The kinds of pages; each kind has a page that lists them, index.html in its folder.
enum class Shelf : std::uint8_t { Rulings, Disputes, Guides, Terms, Rules };
inline constexpr std::array allShelves{Shelf::Rulings, Shelf::Disputes, Shelf::Guides, Shelf::Terms,
                                       Shelf::Rules};

inline constexpr std::string_view startPlace = "index.html";

/// Places of pages below the folder of a language: "rulings/capture-own-meeple.html".
std::string placeOf(Shelf shelf);
std::string placeOf(const Ruling &ruling);
std::string placeOf(const ShippedScenario &shipped);
std::string placeOf(const GlossaryEntry &entry);
std::string placeOf(TowerRules rules);
std::string placeOf(WatchtowerRules rules);
std::string placeOf(const Guide &guide);
/// The file of the board with the marks of one of its questions, which all languages share.
std::string pictureOf(const ShippedScenario &shipped, std::size_t question, drawing::Scheme scheme);
/// The file of the board of its first question that chats show beside a link.
std::string previewOf(const ShippedScenario &shipped);

/// Where a page is, to link from it.
struct Here
{
    std::string language, place;

    std::string file() const { return language.empty() ? place : language + "/" + place; }
    /// The link to a file of the site, and to a page in the same language.
    std::string to(std::string_view file) const;
    std::string toPage(std::string_view page) const { return to(language + "/" + std::string(page)); }
};

} // namespace towerwatch::site
