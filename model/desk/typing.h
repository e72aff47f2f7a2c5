// SPDX-License-Identifier: MIT
/// What letters, digits and signs mean that are typed at the board while it is laid out.
#pragma once

#include "model/scenario/scenario.h"

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

/// What was typed: a name of what it does, and of the rest what that needs.
struct Typed
{
    enum class What {
        Nothing,
        TakeFigure, ///< of the player with `key`
        GoToPlace,  ///< with the figure in hand, to a `place` of its tile
        TurnTile,
        RaiseTower,
        LowerTower,
        FindTile, ///< a tile for an empty square is sought by its letter
        Taken     ///< a letter on a square that has its tile
    };
    What what = What::Nothing;
    Square at = {};
    int key = -1; ///< from 0
    PlaceKind place = PlaceKind::City;
    explicit operator bool() const { return what != What::Nothing; }
    friend bool operator==(const Typed &, const Typed &) = default;
};

/// What a character means. `isLetter`: in any script.
Typed typed(char32_t character, bool isLetter, const TypingPlace &place);

} // namespace towerwatch
