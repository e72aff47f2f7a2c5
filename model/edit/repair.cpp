// SPDX-License-Identifier: MIT
#include "model/edit/repair.h"

#include "model/board/fittingtiles.h"
#include "model/edit/edits.h"
#include "model/edit/holdings.h"
#include "model/edit/references.h"
#include "model/format/fields.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <set>
#include <unordered_set>

namespace towerwatch {

namespace {

using Texts = std::set<std::string>; // ordered: no choice of ids makes it slow

void mendTiles(Scenario &scenario, const TileCatalogue &catalogue)
{
    const Designs designs(scenario, catalogue);
    for (PlacedTile &placed : scenario.tiles) {
        if (placed.floors == 0 && !placed.bridge)
            continue;
        const Tile *design = designs.find(placed.tile);
        placed.floors = design && design->towerFoundation ? std::clamp(placed.floors, 0, limits::floors) : 0;
        if (placed.bridge && !(design && carries(*design, placed.rotation, *placed.bridge)))
            placed.bridge.reset();
    }
}

/// Whether the figure can stay, with its place called as it must be.
template <typename Tiles> bool settle(const Tiles &tiles, Figure &figure)
{
    if (!figure.at)
        return figure.on && !hasSquare(figure.on->kind);
    const int tile = tiles.tileAt(*figure.at);
    if (tile < 0 || !figure.on)
        return tile >= 0;
    switch (stateOf(tiles, tile, *figure.on)) {
    case PlaceState::There: return true;
    case PlaceState::Missing: return false;
    case PlaceState::CityIsCastle: figure.on->kind = PlaceKind::Castle; return true;
    case PlaceState::CastleIsCity: figure.on->kind = PlaceKind::City; return true;
    }
    return false;
}

template <typename Tiles> void mendOn(const Tiles &tiles, Scenario &scenario)
{
    std::erase_if(scenario.questions, [&](const Question &question) { return !canBeAsked(tiles, question); });
    if (Turn *turn = scenario.turn ? &*scenario.turn : nullptr;
        turn && turn->laid && turn->laid->at && tiles.tileAt(*turn->laid->at) < 0)
        turn->laid.reset();
    std::vector<bool> doomed(scenario.figures.size());
    std::unordered_set<Square> towers;
    for (std::size_t i = 0; i < scenario.figures.size(); ++i) {
        Figure &figure = scenario.figures[i];
        doomed[i] = !settle(tiles, figure) ||
                    (figure.on && figure.on->kind == PlaceKind::Tower && !towers.insert(*figure.at).second);
    }
    removeFigures(scenario, doomed);
}

} // namespace

bool carries(const Tile &design, Rotation rotation, Bridge bridge)
{
    const auto ends = endsOf(bridge);
    return ranges::all_of(ends,
                          [&](Side end) { return design.edge(turnedBack(end, rotation)) == Edge::Field; });
}

void removeFigures(Scenario &scenario, const std::vector<bool> &doomed)
{
    if (ranges::find(doomed, true) == doomed.end())
        return;
    const auto ids = figureIds(scenario);
    std::vector<std::string> kept;
    Texts gone;
    std::vector<Figure> figures;
    for (std::size_t i = 0; i < doomed.size(); ++i) {
        if (doomed[i]) {
            gone.insert(ids[i]);
            continue;
        }
        kept.push_back(ids[i]);
        figures.push_back(std::move(scenario.figures[i]));
    }
    scenario.figures = std::move(figures);
    std::erase_if(scenario.questions, [&](const Question &question) {
        return needs(question.ask, "target") && question.target && gone.contains(*question.target);
    });
    for (Question &question : scenario.questions)
        if (question.target && gone.contains(*question.target))
            question.target.reset();
    keepIds(scenario, kept);
}

void completePlayers(Scenario &scenario)
{
    if (scenario.players.empty())
        return;
    const auto include = [&](std::optional<Colour> colour) {
        if (colour && !findPlayer(scenario, *colour))
            scenario.players.push_back({.colour = *colour});
    };
    for (const Figure &figure : scenario.figures)
        include(figure.owner);
    include(onTurn(scenario));
    for (std::size_t i = 0; i < scenario.players.size(); ++i)
        for (std::size_t j = 0; j < scenario.players[i].prisoners.size(); ++j)
            include(scenario.players[i].prisoners[j].owner);
    for (const Question &question : scenario.questions) {
        include(question.by);
        include(question.from);
    }
}

void trimQuestion(Question &question)
{
    Question trimmed{.ask = question.ask, .expect = question.expect, .comment = question.comment};
    eachField<Question>([&](const auto &field) {
        if (takes(question.ask, field.key))
            trimmed.*field.member = question.*field.member;
    });
    question = std::move(trimmed);
}

int floorsAt(const LaidTiles &laid, Square at)
{
    const int tile = laid.tileAt(at);
    return tile < 0 ? 0 : laid.placed(tile).floors;
}

bool canBeAsked(const LaidTiles &laid, const Question &question)
{
    const Ask ask = question.ask;
    const Topic about = questionKindOf(ask).about;
    const Tile *design = question.at ? laid.designAt(*question.at) : nullptr;
    return (question.at || !needs(ask, "at")) && (question.figure || !needs(ask, "figure")) &&
           (!needs(ask, "target") ||
            (question.target && indexOf(figureIds(laid.scenario()), *question.target) >= 0)) &&
           (!question.placed || floorsAt(laid, *question.at) > 0) &&
           (about != Topic::Watchtower || (design && design->watchtower)) &&
           (about != Topic::Tile || !question.at || laid.tileAt(*question.at) >= 0);
}

void mend(Scenario &scenario, const TileCatalogue &catalogue)
{
    mendTiles(scenario, catalogue);
    if (!scenario.castles.empty()) {
        const Board before(scenario, catalogue);
        std::erase_if(scenario.castles, [&](const Castle &castle) {
            const int tile = before.tileAt(castle.at);
            return tile < 0 || before.cityAt(tile, castle.city) < 0;
        });
    }
    if (scenario.castles.empty())
        mendOn(LaidTiles(scenario, catalogue), scenario); // no need to join all tiles
    else
        mendOn(Board(scenario, catalogue), scenario);
    completePlayers(scenario);
}

bool carriesBridge(const Tile &design, Rotation rotation)
{
    return carries(design, rotation, Bridge::NS) || carries(design, rotation, Bridge::EW);
}

namespace {

/// The tile turned to the next way that fits, else as it was.
Scenario turnedToFit(const Position &position, Square at)
{
    const Board &board = position.board();
    const Tile *tile = board.designAt(at);
    const auto by =
        tile ? turnToNextWay(board, *tile, at, board.placed(board.tileAt(at)).rotation) : std::nullopt;
    return by ? withTileTurned(position.scenario(), position.catalogue(), at, *by) : position.scenario();
}

/// One goes home for one, where nobody has to choose which.
Scenario exchanged(Scenario scenario, Colour one, Colour other)
{
    for (const DueExchange &due : dueExchanges(scenario.players))
        if (due.isOf(one) && due.isOf(other) && !due.isChoice())
            scenario.players = afterExchange(std::move(scenario.players), due);
    return scenario;
}

Scenario edited(const Position &position, const Warning &warning)
{
    const Scenario &scenario = position.scenario();
    const Square at = warning.at.value_or(Square{});
    switch (warning.code) {
    case WarningCode::EdgeMismatch: return turnedToFit(position, at);
    case WarningCode::BareFoundation: return withFloors(scenario, position.catalogue(), at, 1);
    case WarningCode::IrregularCastle:
        return withoutCastle(scenario, position.catalogue(),
                             scenario.castles[static_cast<std::size_t>(warning.index)]);
    case WarningCode::MutualPrisoners: {
        const Player &later = scenario.players[static_cast<std::size_t>(warning.index)];
        return exchanged(scenario, later.colour,
                         later.prisoners[static_cast<std::size_t>(warning.prisoner)].owner);
    }
    case WarningCode::LeftAlone:
        return withFigureTaken(scenario, warning.index,
                               *scenario.figures[static_cast<std::size_t>(warning.index)].owner); // goes home
    case WarningCode::BridgeEnd: // the bridge or the tile beside it
    case WarningCode::TooManyCopies:
    case WarningCode::UnsuitablePlace:
    case WarningCode::TurnUnlikely: break;
    }
    return scenario;
}

} // namespace

std::optional<Scenario> fixOf(const Position &position, const Warning &warning)
{
    Scenario fixed = edited(position, warning);
    const auto wrong = [&](const Scenario &scenario) {
        return problemsOf(Board(scenario, position.catalogue())).size();
    };
    return wrong(fixed) < wrong(position.scenario()) ? std::optional(std::move(fixed)) : std::nullopt;
}

} // namespace towerwatch
