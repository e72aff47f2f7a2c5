// SPDX-License-Identifier: MIT
/// What can be carried out of an answer, as data: a floor placed, a figure captured or put on a tower, a
/// prisoner bought back.
#pragma once

#include "model/desk/desk.h"
#include "model/edit/perform.h"

namespace towerwatch {

/// One thing that the answer on a desk allows a player to do.
struct Deed
{
    enum class Kind : std::uint8_t { PlaceFloor, Capture, PutOnTower, BuyBack };
    Kind kind = Kind::PlaceFloor;
    Colour by = Colour::Red;
    Square tower = {};                          ///< of PlaceFloor, Capture and PutOnTower
    FigureKind figure = FigureKind::Meeple;     ///< PutOnTower: which kind
    Capture capture = {};                       ///< of Capture
    std::vector<Consequence> consequences = {}; ///< of Capture, all of them
    RansomOption ransom = {};                   ///< of BuyBack

    /// The figure that it captures; -1: it captures none.
    int captured() const { return kind == Kind::Capture ? capture.figure : -1; }
    /// Whether the capturing player chooses who comes home, so that there is a deed for each.
    bool isChoice() const { return kind == Kind::Capture && capture.back; }
};

template <>
inline constexpr auto
    enumNames<Deed::Kind> = words<Deed::Kind::BuyBack>("place-floor capture put-on-tower buy-back");

/// What the answer on a desk allows, the floor alone first. Nothing while something is only being tried out.
std::vector<Deed> deedsOf(const Desk &desk);
/// Those of them that one button stands for: of the figure that is asked about or selected, where it can be
/// captured, else what is no capture. More than one: the player chooses.
std::vector<Deed> deedsInView(const Desk &desk);
/// The question in whose answer a player can capture a figure: the one that is asked, else one about a floor
/// that lies, just placed; nothing: no floor can have taken it.
std::optional<Question> captureQuestion(const Desk &desk, int figure, Colour by);
/// The scenario of the desk with a deed of it carried out.
Scenario afterDeed(const Desk &desk, const Deed &deed);
/// What the desk has to be told when a deed was carried out; nothing: it need not be told.
std::optional<DeskEvent> eventOf(const Deed &deed);

} // namespace towerwatch
