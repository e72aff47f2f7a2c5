// SPDX-License-Identifier: MIT
/// Players' colours and the places a figure can stand on.
#pragma once

#include "model/value/geometry.h"

#include <string>
#include <vector>

namespace towerwatch {

/// Colours of players, in the order that stands in for a missing list of players.
enum class Colour : std::uint8_t { Red, Blue, Yellow, Green, Black, Pink, Grey, Purple };
template <>
inline constexpr auto
    enumNames<Colour> = words<Colour::Purple>("red blue yellow green black pink grey purple");

/// What a figure stands on. Road, City and Castle are named by a side, Field by a half edge or as inner.
enum class PlaceKind : std::uint8_t {
    Road,
    City,
    Field,
    Monastery,
    Garden,
    Tower,
    Bridge,
    Castle,
    Acrobat,
    Carcassonne, ///< a quarter of the City of Carcassonne; no square
    Wheel        ///< a crown space of the Wheel of Fortune; no square
};
template <>
inline constexpr auto enumNames<PlaceKind> =
    words<PlaceKind::Wheel>("road city field monastery garden tower bridge castle acrobat carcassonne wheel");

constexpr bool namesSide(PlaceKind kind)
{
    return kind == PlaceKind::Road || kind == PlaceKind::City || kind == PlaceKind::Castle;
}
constexpr bool hasSquare(PlaceKind kind)
{
    return kind < PlaceKind::Carcassonne;
}

/// A place in board orientation, that is after the tile was turned.
struct Place
{
    PlaceKind kind = PlaceKind::Road;
    Side side = Side::N;                   ///< for Road, City, Castle
    std::optional<HalfEdge> halfEdge = {}; ///< for Field; without one it is the inner field

    friend constexpr bool operator==(const Place &, const Place &) = default;
};

/// The place of a tile that was turned.
constexpr Place turned(Place place, Rotation by)
{
    if (namesSide(place.kind))
        place.side = turned(place.side, by);
    if (place.halfEdge)
        place.halfEdge = turned(*place.halfEdge, by);
    return place;
}

/// Every place there is.
std::vector<Place> allPlaces();
/// A square as people write it: "(0, -1)".
std::string toText(Square square);
/// The place as scenario files write it: "road S", "field NNE", "field inner", "tower".
std::string toText(const Place &place);
/// The place that `text` names, or nothing.
std::optional<Place> placeFromText(std::string_view text);

} // namespace towerwatch
