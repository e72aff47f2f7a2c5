// SPDX-License-Identifier: MIT
#include "model/scenario/figures.h"

#include <map>

namespace towerwatch {

std::vector<Place> allPlaces()
{
    std::vector<Place> places;
    for (const PlaceKind kind : allOf<PlaceKind>) {
        if (kind == PlaceKind::Field)
            for (const HalfEdge half : allHalfEdges)
                places.push_back({kind, Side::N, half});
        if (!namesSide(kind))
            places.push_back({kind});
        else
            for (const Side side : allSides)
                places.push_back({kind, side});
    }
    return places;
}

std::string toText(Square square)
{
    return "(" + std::to_string(square.x) + ", " + std::to_string(square.y) + ")";
}

std::string toText(const Place &place)
{
    std::string text{name(place.kind)};
    if (namesSide(place.kind))
        text.append(" ").append(name(place.side));
    else if (place.kind == PlaceKind::Field)
        text.append(" ").append(place.halfEdge ? name(*place.halfEdge) : "inner");
    return text;
}

std::optional<Place> placeFromText(std::string_view text)
{
    static const auto known = [] {
        std::map<std::string, Place, std::less<>> places;
        for (const Place &place : allPlaces())
            places.emplace(toText(place), place);
        return places;
    }();
    const auto found = known.find(text);
    return found == known.end() ? std::nullopt : std::optional(found->second);
}

} // namespace towerwatch
