// SPDX-License-Identifier: MIT
#include "model/scenario/figures.h"

namespace towerwatch {

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
    const auto space = text.find(' ');
    const auto kind = fromName<PlaceKind>(placeKindNames, text.substr(0, space));
    if (!kind)
        return std::nullopt;
    const bool hasDetail = space != std::string_view::npos;
    const auto detail = hasDetail ? text.substr(space + 1) : std::string_view{};
    if (namesSide(*kind)) {
        if (const auto side = fromName<Side>(sideNames, detail))
            return Place{*kind, *side};
        return std::nullopt;
    }
    if (*kind == PlaceKind::Field) {
        if (detail == "inner")
            return Place{*kind};
        if (const auto half = fromName<HalfEdge>(halfEdgeNames, detail))
            return Place{*kind, Side::N, *half};
        return std::nullopt;
    }
    return hasDetail ? std::nullopt : std::optional(Place{*kind});
}

} // namespace towerwatch
