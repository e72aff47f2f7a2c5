// SPDX-License-Identifier: MIT
/// Edits at random.
#pragma once

#include "model/edit/edits.h"
#include "resources/catalogue.h"

#include <random>

namespace towerwatch {

/// Picks edits at random, with many that make no sense among them.
class Monkey
{
public:
    explicit Monkey(unsigned seed)
        : m_random(seed)
    {
    }

    Scenario edited(const Scenario &s)
    {
        const int figure = upTo(static_cast<int>(s.figures.size()) + 1) - 1;
        switch (upTo(22)) {
        case 0: return withTile(s, builtInTiles(), {tileId(), square(), rotation(), upTo(4), bridge()});
        case 1: return withTile(s, builtInTiles(), {tileId(), square(), rotation(), upTo(4), bridge()});
        case 2: return withoutTile(s, builtInTiles(), square());
        case 3: return withTileMoved(s, builtInTiles(), square(), square());
        case 4: return withTileTurned(s, builtInTiles(), square(), rotation());
        case 5: return withFloors(s, builtInTiles(), square(), upTo(2000) - 500);
        case 6: return withBridge(s, builtInTiles(), square(), bridge());
        case 7: return withCastle(s, builtInTiles(), {square(), static_cast<Side>(upTo(4))});
        case 8: return withoutCastle(s, builtInTiles(), {square(), static_cast<Side>(upTo(4))});
        case 9:
            return withFigure(s, builtInTiles(), {upTo(3) ? "" : id(), kind(), colour(), square(), place()});
        case 10: return withFigure(s, builtInTiles(), {"", kind(), colour(), square(), std::nullopt});
        case 11: return withoutFigure(s, figure);
        case 12: return withFigureMoved(s, builtInTiles(), figure, square(), place());
        case 13: return withFigureNamed(s, figure, id());
        case 14:
            return withRules(
                s, {static_cast<TowerRules>(upTo(5)), {}, HouseRules(static_cast<unsigned>(upTo(16)))});
        case 15:
            return withPlayer(s,
                              {.colour = *colour(), .points = upTo(50), .prisoners = {{kind(), *colour()}}});
        case 16: return withoutPlayer(s, *colour());
        case 17: return withPlayerMoved(s, *colour(), upTo(4));
        case 18: return withTurn(s, Turn{*colour(), upTo(2) == 0});
        case 19: return withQuestion(s, builtInTiles(), question());
        case 20: return withQuestionReplaced(s, builtInTiles(), upTo(4), question());
        default: return upTo(2) ? withoutQuestion(s, upTo(6)) : withQuestionMoved(s, upTo(4), upTo(4));
        }
    }

private:
    int upTo(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    Square square() { return {upTo(5) - 3, upTo(5) - 3}; }
    Rotation rotation() { return static_cast<Rotation>(upTo(4)); }
    std::string tileId()
    {
        const auto &all = builtInTiles().tiles();
        return upTo(20) ? all[static_cast<std::size_t>(upTo(static_cast<int>(all.size())))].id
                        : "no-such-tile";
    }
    std::string id() { return upTo(2) ? "f" + std::to_string(upTo(6)) : "a" + std::to_string(upTo(3)); }
    FigureKind kind() { return static_cast<FigureKind>(upTo(figureKindCount)); }
    std::optional<Colour> colour() { return static_cast<Colour>(upTo(8)); }
    std::optional<Bridge> bridge()
    {
        const int which = upTo(3);
        return which == 2 ? std::nullopt : std::optional(static_cast<Bridge>(which));
    }
    std::optional<Place> place()
    {
        Place place{static_cast<PlaceKind>(upTo(11))};
        if (namesSide(place.kind))
            place.side = static_cast<Side>(upTo(4));
        if (place.kind == PlaceKind::Field && upTo(8))
            place.halfEdge = static_cast<HalfEdge>(upTo(8));
        return place;
    }
    Question question()
    {
        Question question{static_cast<Ask>(upTo(6)), {}, {}, {}, {}, {}, {}};
        if (upTo(5))
            question.at = square();
        if (upTo(3))
            question.figure = kind();
        if (upTo(2))
            question.by = colour();
        if (upTo(2))
            question.from = colour();
        if (upTo(2))
            question.target = id();
        return question;
    }

    std::mt19937 m_random;
};

} // namespace towerwatch
