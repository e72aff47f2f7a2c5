// SPDX-License-Identifier: MIT
#include "model/desk/typing.h"

namespace towerwatch {

namespace {

/// The places by the letters that edges have too.
std::optional<PlaceKind> placeOf(char32_t letter)
{
    switch (letter) {
    case U'c':
    case U'C': return PlaceKind::City;
    case U'r':
    case U'R': return PlaceKind::Road;
    case U'f':
    case U'F': return PlaceKind::Field;
    case U'm':
    case U'M': return PlaceKind::Monastery;
    case U't':
    case U'T': return PlaceKind::Tower;
    default: return {};
    }
}

Typed typedOnEmpty(char32_t character, bool isLetter, const TypingPlace &place)
{
    if (isLetter || character == U'?')
        return FindsTile{*place.cursor};
    if (!place.laid)
        return {};
    switch (character) {
    case U'/': return TurnsTile{*place.laid};
    case U'+':
    case U'=': return ChangesFloors{*place.laid, true};
    case U'-': return ChangesFloors{*place.laid, false};
    default: return {};
    }
}

} // namespace

Typed typed(char32_t character, bool isLetter, const TypingPlace &place)
{
    if (character >= U'1' && character < U'1' + enumNames<Colour>.size())
        return TakesFigure{static_cast<int>(character - U'1')};
    if (const auto kind = placeOf(character); kind && place.leadsFigure)
        return GoesToPlace{*kind};
    if (!place.cursor)
        return {};
    if (!place.onTile)
        return place.emptyHand ? typedOnEmpty(character, isLetter, place) : Typed();
    if (character == U'/' && place.emptyHand)
        return TurnsTile{*place.cursor};
    return isLetter ? FindsItTaken{*place.cursor} : Typed();
}

} // namespace towerwatch
