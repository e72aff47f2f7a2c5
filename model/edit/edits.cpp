// SPDX-License-Identifier: MIT
#include "model/edit/edits.h"

#include "model/edit/blockedits.h"
#include "model/edit/references.h"
#include "model/edit/repair.h"
#include "model/referee/referee.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

PlacedTile *tileAt(Scenario &scenario, Square at)
{
    const auto found = ranges::find(scenario.tiles, at, &PlacedTile::at);
    return found == scenario.tiles.end() ? nullptr : &*found;
}

bool knows(const Scenario &scenario, int figure)
{
    return figure >= 0 && figure < static_cast<int>(scenario.figures.size());
}

/// The tower top at `at` is taken by a figure other than `except`.
bool towerTaken(const Scenario &scenario, Square at, int except)
{
    for (std::size_t i = 0; i < scenario.figures.size(); ++i) {
        const Figure &figure = scenario.figures[i];
        if (static_cast<int>(i) != except && figure.at == at && figure.on &&
            figure.on->kind == PlaceKind::Tower)
            return true;
    }
    return false;
}

/// Puts a figure where it is asked to be; whether it can stand there.
bool settleAt(const Board &board, Figure &figure, int index)
{
    if (isNeutral(figure.kind)) {
        figure.on.reset();
        figure.owner.reset();
        return figure.at && board.tileAt(*figure.at) >= 0;
    }
    if (!figure.owner)
        return false;
    if (figure.on && !hasSquare(figure.on->kind)) {
        figure.at.reset();
        return true;
    }
    const int tile = figure.at ? board.tileAt(*figure.at) : -1;
    if (tile < 0)
        return false;
    if (!figure.on)
        figure.on = placeFor(board, tile, figure.kind);
    if (!figure.on)
        return false;
    const PlaceState state = stateOf(board, tile, *figure.on);
    if (state == PlaceState::CityIsCastle)
        figure.on->kind = PlaceKind::Castle;
    if (state == PlaceState::CastleIsCity)
        figure.on->kind = PlaceKind::City;
    const bool taken = figure.on->kind == PlaceKind::Tower && towerTaken(board.scenario(), *figure.at, index);
    return state != PlaceState::Missing && !taken;
}

} // namespace

Scenario withTile(Scenario scenario, const TileCatalogue &catalogue, const PlacedTile &tile)
{
    if (!isOnTable(tile.at) || !designOf(scenario, catalogue, tile.tile))
        return scenario;
    PlacedTile *there = tileAt(scenario, tile.at);
    if (!there) {
        scenario.tiles.push_back(tile);
    } else {
        const PlacedTile old = std::exchange(*there, tile);
        there->floors = std::max(there->floors, old.floors);
        if (!there->bridge)
            there->bridge = old.bridge;
        if (there->comment.empty())
            there->comment = old.comment;
    }
    mend(scenario, catalogue);
    return scenario;
}

Scenario withoutTile(Scenario scenario, const TileCatalogue &catalogue, Square at)
{
    return withoutBlock(std::move(scenario), catalogue, {at});
}

Scenario withTileMoved(Scenario scenario, const TileCatalogue &catalogue, Square from, Square to)
{
    auto moved = withBlockMoved(scenario, catalogue, {from}, {to.x - from.x, to.y - from.y});
    return moved ? std::move(*moved) : std::move(scenario);
}

Scenario withTileTurned(Scenario scenario, const TileCatalogue &catalogue, Square at, Rotation by)
{
    PlacedTile *tile = tileAt(scenario, at);
    if (!tile || by == Rotation::R0)
        return scenario;
    tile->rotation = rotationOfQuarters(quarterTurns(tile->rotation) + quarterTurns(by));
    if (tile->bridge && by != Rotation::R180)
        tile->bridge = *tile->bridge == Bridge::NS ? Bridge::EW : Bridge::NS;
    for (Castle &castle : scenario.castles)
        if (castle.at == at)
            castle.city = turned(castle.city, by);
    for (Figure &figure : scenario.figures)
        if (figure.at == at && figure.on)
            figure.on = turned(*figure.on, by);
    mend(scenario, catalogue);
    return scenario;
}

Scenario withFloors(Scenario scenario, const TileCatalogue &catalogue, Square at, int floors)
{
    PlacedTile *tile = tileAt(scenario, at);
    const Tile *design = tile ? designOf(scenario, catalogue, tile->tile) : nullptr;
    if (design && design->towerFoundation)
        tile->floors = std::clamp(floors, 0, limits::floors);
    if (tile && tile->floors == 0) // then none was just placed
        std::erase_if(scenario.questions,
                      [at](const Question &question) { return question.placed && question.at == at; });
    return scenario;
}

Scenario withBridge(Scenario scenario, const TileCatalogue &catalogue, Square at,
                    std::optional<Bridge> bridge)
{
    PlacedTile *tile = tileAt(scenario, at);
    const Tile *design = tile ? designOf(scenario, catalogue, tile->tile) : nullptr;
    if (!design || tile->bridge == bridge || (bridge && !carries(*design, tile->rotation, *bridge)))
        return scenario;
    tile->bridge = bridge;
    mend(scenario, catalogue);
    return scenario;
}

Scenario withCastle(Scenario scenario, const TileCatalogue &catalogue, const Castle &castle)
{
    const Board board(scenario, catalogue);
    const int tile = board.tileAt(castle.at);
    const int city = tile < 0 ? -1 : board.cityAt(tile, castle.city);
    if (city < 0 || board.feature(city).castle)
        return scenario;
    scenario.castles.push_back(castle);
    mend(scenario, catalogue);
    return scenario;
}

Scenario withoutCastle(Scenario scenario, const TileCatalogue &catalogue, const Castle &castle)
{
    const auto cityOf = [board = Board(scenario, catalogue)](const Castle &named) {
        const int tile = board.tileAt(named.at);
        return tile < 0 ? -1 : board.cityAt(tile, named.city);
    };
    const int city = cityOf(castle);
    std::vector<Castle> kept;
    for (const Castle &other : scenario.castles)
        if (city < 0 || cityOf(other) != city)
            kept.push_back(other);
    if (kept.size() == scenario.castles.size())
        return scenario;
    scenario.castles = std::move(kept);
    mend(scenario, catalogue);
    return scenario;
}

std::optional<Place> placeFor(const Board &board, int tile, FigureKind kind)
{
    for (const Place &place : placesOf(board, tile)) {
        const bool taken = place.kind == PlaceKind::Tower && board.figureOnTower(tile) >= 0;
        if (everStandsOn(kind, place.kind) && !taken)
            return place;
    }
    return std::nullopt;
}

Scenario withFigure(Scenario scenario, const TileCatalogue &catalogue, Figure figure)
{
    const auto ids = figureIds(scenario);
    if (ranges::find(ids, figure.id) != ids.end())
        figure.id.clear();
    if (!settleAt(Board(scenario, catalogue), figure, -1))
        return scenario;
    scenario.figures.push_back(std::move(figure));
    completePlayers(scenario);
    return scenario;
}

Scenario withoutFigure(Scenario scenario, int figure)
{
    if (!knows(scenario, figure))
        return scenario;
    std::vector<bool> doomed(scenario.figures.size());
    doomed[static_cast<std::size_t>(figure)] = true;
    removeFigures(scenario, doomed);
    return scenario;
}

Scenario withFigureMoved(Scenario scenario, const TileCatalogue &catalogue, int figure,
                         std::optional<Square> at, std::optional<Place> on)
{
    if (!knows(scenario, figure))
        return scenario;
    const auto index = static_cast<std::size_t>(figure);
    Figure moved = scenario.figures[index];
    moved.at = at;
    moved.on = on;
    if (settleAt(Board(scenario, catalogue), moved, figure))
        scenario.figures[index] = std::move(moved);
    return scenario;
}

Scenario withFigureNamed(Scenario scenario, int figure, std::string id)
{
    const auto before = figureIds(scenario);
    if (figure < 0 || figure >= static_cast<int>(before.size()) || id.size() > limits::id)
        return scenario;
    const auto index = static_cast<std::size_t>(figure);
    if (!id.empty() && id != before[index] && ranges::find(before, id) != before.end())
        return scenario;
    Scenario after = scenario;
    after.figures[index].id = std::move(id);
    return withReferencesKept(scenario, std::move(after));
}

Scenario withFigureKind(Scenario scenario, const TileCatalogue &catalogue, int figure, FigureKind kind)
{
    if (!knows(scenario, figure))
        return scenario;
    Scenario after = scenario;
    Figure &changed = after.figures[static_cast<std::size_t>(figure)];
    changed.kind = kind;
    if (isNeutral(kind)) {
        changed.owner.reset();
        changed.on.reset();
        return changed.at ? after : scenario;
    }
    const auto order = playerOrder(scenario);
    if (!changed.owner)
        changed.owner = order.empty() ? Colour::Red : order.front();
    const auto at = changed.at;
    const auto on = changed.on;
    after = withFigureMoved(std::move(after), catalogue, figure, at, on);
    completePlayers(after);
    return after.figures[static_cast<std::size_t>(figure)].on ? after : scenario;
}

Scenario withFigureOwner(Scenario scenario, int figure, Colour owner)
{
    if (knows(scenario, figure) && !isNeutral(scenario.figures[static_cast<std::size_t>(figure)].kind))
        scenario.figures[static_cast<std::size_t>(figure)].owner = owner;
    completePlayers(scenario);
    return scenario;
}

} // namespace towerwatch
