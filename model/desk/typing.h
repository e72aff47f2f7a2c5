// SPDX-License-Identifier: MIT
/// What letters, digits and signs mean that are typed at the board while it is laid out.
#pragma once

#include "model/scenario/scenario.h"

#include <variant>

namespace towerwatch {

/// What a typed character finds.
struct TypingPlace
{
    std::optional<Square> cursor = {}; ///< of the keyboard, or the middle of an empty board
    bool onTile = false;               ///< the cursor is on a tile
    bool emptyHand = true;
    bool leadsFigure = false;        ///< the keys lead the figure in hand
    std::optional<Square> laid = {}; ///< the tile that was laid last, if it still lies there
};

/// What was typed. The keys of players count from 0.
struct TakesFigure
{
    int key;
    friend bool operator==(const TakesFigure &, const TakesFigure &) = default;
};
struct GoesToPlace
{
    PlaceKind kind;
    friend bool operator==(const GoesToPlace &, const GoesToPlace &) = default;
};
struct TurnsTile
{
    Square at;
    friend bool operator==(const TurnsTile &, const TurnsTile &) = default;
};
struct ChangesFloors
{
    Square at;
    bool up;
    friend bool operator==(const ChangesFloors &, const ChangesFloors &) = default;
};
/// A tile for an empty square is sought by its letter.
struct FindsTile
{
    Square at;
    friend bool operator==(const FindsTile &, const FindsTile &) = default;
};
/// A letter on a square that has its tile.
struct FindsItTaken
{
    Square at;
    friend bool operator==(const FindsItTaken &, const FindsItTaken &) = default;
};
using Typed =
    std::variant<std::monostate, TakesFigure, GoesToPlace, TurnsTile, ChangesFloors, FindsTile, FindsItTaken>;

/// What a character means; monostate: nothing. `isLetter`: in any script.
Typed typed(char32_t character, bool isLetter, const TypingPlace &place);

} // namespace towerwatch
