// SPDX-License-Identifier: MIT
#include "model/board/places.h"
#include "model/value/ranges.h"

namespace towerwatch {

PlaceState stateOf(const LaidTiles &laid, int tile, const Place &place)
{
    const Tile *design = laid.design(tile);
    const PlacedTile &placed = laid.placed(tile);
    const auto there = [](bool yes) { return yes ? PlaceState::There : PlaceState::Missing; };
    if (!design || laid.tileAt(placed.at) != tile)
        return PlaceState::Missing;
    switch (place.kind) {
    case PlaceKind::Road: return there(design->roadAt(turnedBack(place.side, placed.rotation)) >= 0);
    case PlaceKind::Field:
        return there((place.halfEdge ? design->fieldAt(turnedBack(*place.halfEdge, placed.rotation))
                                     : design->innerField()) >= 0);
    case PlaceKind::Bridge: return there(placed.bridge.has_value());
    case PlaceKind::City:
    case PlaceKind::Castle:
        return design->cityAt(turnedBack(place.side, placed.rotation)) < 0 ? PlaceState::Missing
               : place.kind == PlaceKind::City                             ? PlaceState::There
                                                                           : PlaceState::CastleIsCity;
    case PlaceKind::Monastery: return there(design->monastery);
    case PlaceKind::Garden: return there(design->garden);
    case PlaceKind::Tower: return there(design->towerFoundation);
    case PlaceKind::Acrobat:
    case PlaceKind::Carcassonne:
    case PlaceKind::Wheel: return PlaceState::There;
    }
    return PlaceState::Missing;
}

PlaceState stateOf(const Board &board, int tile, const Place &place)
{
    const PlaceState state = stateOf(static_cast<const LaidTiles &>(board), tile, place);
    const bool isCity = place.kind == PlaceKind::City || place.kind == PlaceKind::Castle;
    if (!isCity || state == PlaceState::Missing || !board.feature(board.cityAt(tile, place.side)).castle)
        return state;
    return place.kind == PlaceKind::City ? PlaceState::CityIsCastle : PlaceState::There;
}

std::vector<Place> placesOf(const Board &board, int tile)
{
    std::vector<Place> places;
    std::vector<std::pair<PlaceKind, SideSet>> seenSegments;
    const Tile *design = board.design(tile);
    if (!design)
        return places;
    const Rotation rotation = board.placed(tile).rotation;
    const auto add = [&](Place place) {
        if (stateOf(board, tile, place) == PlaceState::There)
            places.push_back(place);
    };
    const auto addSegments = [&](const auto &segments, std::initializer_list<PlaceKind> kinds) {
        for (const Side side : allSides)
            for (const auto &segment : segments) {
                const SideSet sides = segment.sides.turned(rotation);
                const bool first =
                    sides.contains(side) && (sides.bits() & ((1u << static_cast<unsigned>(side)) - 1)) == 0;
                for (const PlaceKind kind : kinds)
                    if (first)
                        add({kind, side});
            }
    };
    addSegments(design->roads, {PlaceKind::Road});
    addSegments(design->cities, {PlaceKind::City, PlaceKind::Castle});
    for (const HalfEdge half : allHalfEdges)
        for (const FieldSegment &field : design->fields) {
            const HalfEdgeSet halves = field.halfEdges.turned(rotation);
            if (halves.contains(half) && (halves.bits() & ((1u << static_cast<unsigned>(half)) - 1)) == 0)
                add({PlaceKind::Field, Side::N, half});
        }
    for (const PlaceKind kind :
         {PlaceKind::Field, PlaceKind::Monastery, PlaceKind::Garden, PlaceKind::Tower, PlaceKind::Bridge})
        add({kind});
    return places;
}

} // namespace towerwatch
