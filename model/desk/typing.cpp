// SPDX-License-Identifier: MIT
#include "model/desk/typing.h"

namespace towerwatch {

namespace {

using What = Typed::What;

/// The places by the letters that edges have too.
std::optional<PlaceKind> placeOf(char32_t letter)
{
    constexpr std::u32string_view letters = U"cCrRfFmMtT";
    constexpr std::array kinds{PlaceKind::City, PlaceKind::Road, PlaceKind::Field, PlaceKind::Monastery,
                               PlaceKind::Tower};
    const std::size_t found = letters.find(letter);
    return found == letters.npos ? std::nullopt : std::optional(kinds[found / 2]);
}

Typed typedOnEmpty(char32_t character, bool isLetter, const TypingPlace &place)
{
    if (isLetter || character == U'?')
        return {What::FindTile, *place.cursor};
    if (!place.laid)
        return {};
    switch (character) {
    case U'/': return {What::TurnTile, *place.laid};
    case U'+':
    case U'=': return {What::RaiseTower, *place.laid};
    case U'-': return {What::LowerTower, *place.laid};
    default: return {};
    }
}

} // namespace

Typed typed(char32_t character, bool isLetter, const TypingPlace &place)
{
    if (character >= U'1' && character < U'1' + enumNames<Colour>.size())
        return {.what = What::TakeFigure, .key = static_cast<int>(character - U'1')};
    if (const auto kind = placeOf(character); kind && place.leadsFigure)
        return {.what = What::GoToPlace, .place = *kind};
    if (!place.cursor)
        return {};
    if (!place.onTile)
        return place.emptyHand ? typedOnEmpty(character, isLetter, place) : Typed();
    if (character == U'/' && place.emptyHand)
        return {What::TurnTile, *place.cursor};
    return isLetter ? Typed{What::Taken, *place.cursor} : Typed();
}

} // namespace towerwatch
