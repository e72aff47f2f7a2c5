// SPDX-License-Identifier: MIT
#include "model/referee/moment.h"
#include "model/referee/referee.h"
#include "model/value/ranges.h"

namespace towerwatch {

bool hasInSupply(const Board &board, Colour colour, FigureKind kind)
{
    const Player *player = board.player(colour);
    if (!player || !player->supply)
        return true;
    return ranges::any_of(*player->supply,
                          [&](const auto &entry) { return entry.first == kind && entry.second > 0; });
}

namespace {

/// What keeps any figure from being placed on the tower at `at`; only facts and rulings are filled in.
PlaceFigureAnswer obstacles(const Board &board, Square at)
{
    const int tile = board.tileAt(at);
    const Tile *design = tile < 0 ? nullptr : board.design(tile);
    PlaceFigureAnswer answer;
    if (!design || !design->towerFoundation) {
        refuse(answer, {.name = FactName::NoFoundation, .at = at, .because = {cite::towerCloseAnyOpen}});
        return answer;
    }
    if (board.placed(tile).floors == 0)
        refuse(answer, {.name = FactName::NoFloorYet, .at = at, .because = {cite::towerFoundationFloorOnly}});
    if (const int top = board.figureOnTower(tile); top >= 0)
        refuse(answer, {.name = FactName::Closed, .at = at, .figure = top, .because = {cite::towerClose}});
    return answer;
}

} // namespace

PlaceFigureAnswer placeFigure(const Board &board, Square at, FigureKind kind, Colour by)
{
    const TowerTop top = towerTopFor(kind, board.rules().tower);
    PlaceFigureAnswer answer;
    for (const Facts &facts : {momentAgainst(board.scenario(), by, kind), obstacles(board, at).facts})
        for (const Fact &fact : facts)
            refuse(answer, fact);
    if (!answer.facts.empty() && answer.facts.back().name == FactName::NoFoundation)
        return answer;
    if (const bool open = top.legal == Legality::Open; top.legal != Legality::Yes)
        refuse(answer, {.name = FactName::Kind, .kind = kind, .open = open, .because = {top.ruling}});
    if (!hasInSupply(board, by, kind)) {
        addOnce(answer.because, cite::towerActionChoice);
        refuse(answer, {.name = FactName::NoneLeft,
                        .kind = kind,
                        .player = by,
                        .because = {cite::prisonerNotSupply, cite::towerActionChoice}});
    }
    answer.ransomWouldHelp = answer.facts.size() == 1 && answer.facts.front().name == FactName::NoneLeft &&
                             ransom(board, by, {}, kind).legal == Legality::Yes;
    if (isRefused(answer.facts))
        return answer;
    answer.legal = top.legal;
    answer.because = {top.ruling};
    addOnce(answer.because, {cite::towerClose, cite::towerCloseAnyOpen, cite::captureOnFloorOnly,
                             cite::towerMeepleStays, cite::towerSeparateFeature});
    if (kind == FigureKind::Phantom)
        addOnce(answer.because, phantomFollows(board.scenario(), by));
    return answer;
}

ActionsAnswer actions(const Board &board, Colour by)
{
    ActionsAnswer answer;
    const auto allowed = [&](std::optional<FigureKind> figure) {
        return momentAgainst(board.scenario(), by, figure).empty();
    };
    const bool floorAllowed = allowed({});
    answer.barred = momentAgainst(board.scenario(), by);
    for (const int tile : board.towers()) {
        const Square at = board.placed(tile).at;
        const PlaceFloorAnswer floor = judgeFloor(board, at, by);
        if (floorAllowed && floor.legal == Legality::Yes)
            answer.floor.push_back(at);
        else if (floorAllowed && floor.facts.back().name != FactName::Closed)
            answer.barred = {floor.facts.back()};
        if (board.figureOnTower(tile) >= 0)
            answer.closed.push_back(at);
        else if (board.placed(tile).floors == 0)
            answer.bare.push_back(at);
        if (!obstacles(board, at).facts.empty())
            continue;
        TowerTopChoice choice{.at = at, .because = {cite::towerCloseAnyOpen}};
        for (const FigureKind kind : allOf<FigureKind>) {
            const TowerTop top = towerTopFor(kind, board.rules().tower);
            if (top.legal == Legality::No || !hasInSupply(board, by, kind) || !allowed(kind))
                continue;
            (top.legal == Legality::Yes ? choice.kinds : choice.open).push_back(kind);
            if (top.legal == Legality::Open)
                addOnce(choice.because, top.ruling);
        }
        if (!choice.kinds.empty() || !choice.open.empty())
            answer.figures.push_back(std::move(choice));
    }
    answer.ransom = ransom(board, by);
    answer.because = {cite::towerActionChoice, cite::towerActionAnyTile, cite::towerCloseAnyOpen};
    const Player *player = board.player(by);
    if (player && player->floors == 0 && !answer.figures.empty())
        answer.because.push_back(cite::towerFloorOneWay);
    if (board.rules().tower == TowerRules::C2) // its booklets alone have the misprint
        answer.because.push_back(cite::zmgMisprintFoundationNeeded);
    addOnce(answer.because, answer.ransom.because);
    answer.steps = stepsOf(board, by, answer);
    return answer;
}

} // namespace towerwatch
