// SPDX-License-Identifier: MIT
#include "model/referee/answerkinds.h"
#include "model/referee/capture.h"
#include "model/referee/reach.h"
#include "model/referee/referee.h"
#include "model/referee/watchtowers.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <limits>

namespace towerwatch {

namespace {

/// The towers that reach the figure with their next floor. Reach is looked at first: what a capture would
/// lead to is asked of those towers only.
std::vector<ReachingTower> towersReaching(const Board &board, int figure, Colour by)
{
    std::vector<ReachingTower> towers;
    const auto at = board.figure(figure).at;
    if (!at || board.tileAt(*at) < 0)
        return towers;
    const Distances distances(board, *at);
    WatchtowerValues values(board);
    for (const int tile : board.towers()) {
        const Square tower = board.placed(tile).at;
        const auto distance = distances.to(tower);
        if (!distance || *distance > rangeOf(board.rules(), board.placed(tile).floors + 1))
            continue;
        if (const PlaceFloorAnswer floor = judgeFloor(board, tower, by); floor.legal != Legality::No)
            towers.push_back({tower, floor.height, floor.range,
                              verdictInReach(board, figure, tower, *at, *distance, by, values)});
    }
    return towers;
}

/// The open tower that is the least too far from a figure; nothing where none is in line with it.
std::optional<NearestTower> nearestOpen(const Board &board, Square figure)
{
    constexpr int nowhere = std::numeric_limits<int>::max() / 2; // no path over tiles
    const Distances distances(board, figure);
    std::optional<std::pair<int, Square>> nearest;
    for (const int tile : board.towers()) {
        const Square tower = board.placed(tile).at;
        if (board.figureOnTower(tile) >= 0 || !isInLine(board, tower, figure))
            continue;
        const std::pair missing(distances.to(tower).value_or(nowhere) -
                                    rangeOf(board.rules(), board.placed(tile).floors + 1),
                                tower);
        if (!nearest || missing < *nearest)
            nearest = missing;
    }
    if (!nearest)
        return std::nullopt;
    const Square at = nearest->second;
    const bool leads = distances.to(at).has_value(); // else what is in the way counts
    const int range = rangeOf(board.rules(), board.placed(board.tileAt(at)).floors + 1);
    return NearestTower{at, distanceFact(board, at, figure, leads ? range : stepsBetween(figure, at))};
}

void addCounting(const Board &board, int figure, OutlookAnswer &outlook)
{
    const Figure &f = board.figure(figure);
    if (!isMeeple(f.kind)) {
        outlook.countingBecause.push_back(cite::wtMeepleKinds);
        return;
    }
    if (f.on && !hasSquare(f.on->kind)) {
        outlook.countingOpen = true;
        outlook.countingBecause.push_back(openRuling(f));
        return;
    }
    outlook.countingBecause.push_back(cite::wtTypeMeeple);
    for (const Square square : squaresOf(board, figure))
        for (const Square near : areaOf(board, square))
            if (const Tile *design = board.designAt(near);
                design && design->watchtower && design->watchtower->per == Bonus::Meeple)
                outlook.counting.push_back(near);
    ranges::sort(outlook.counting);
    outlook.counting.erase(std::unique(outlook.counting.begin(), outlook.counting.end()),
                           outlook.counting.end());
}

void addTriggers(const Board &board, int figure, OutlookAnswer &outlook)
{
    const Figure &f = board.figure(figure);
    const Tile *design = f.at ? board.designAt(*f.at) : nullptr;
    if (!design || !design->watchtower)
        return;
    const WatchtowerAnswer answer = watchtower(board, *f.at);
    for (const WatchtowerFeature &feature : answer.features)
        if (ranges::find(feature.figures, figure) != feature.figures.end())
            outlook.triggers.push_back({*f.at, answer.value, feature.complete});
}

} // namespace

OutlookAnswer outlook(const Board &board, int figure, Colour by)
{
    OutlookAnswer answer{.figure = figure};
    if (figure < 0)
        return answer;
    Exposure exposure = exposureOf(board, figure, by);
    answer.verdict = exposure.verdict;
    answer.facts = std::move(exposure.facts);
    answer.exposure = std::move(exposure.because);
    if (answer.verdict != Verdict::Safe)
        answer.towers = towersReaching(board, figure, by);
    const Figure &f = board.figure(figure);
    if (answer.towers.empty() && answer.verdict == Verdict::Capturable && f.at)
        answer.nearest = nearestOpen(board, *f.at);
    if (const int keeper = keeperOf(board, figure);
        keeper >= 0 && exposureOf(board, keeper, by).verdict != Verdict::Safe)
        answer.goesWith = keeper;
    addCounting(board, figure, answer);
    addTriggers(board, figure, answer);
    answer.onTower = f.isOn(PlaceKind::Tower);
    answer.because = answer.exposure;
    for (const ReachingTower &tower : answer.towers)
        addOnce(answer.because, tower.verdict.because);
    addOnce(answer.because, answer.countingBecause);
    if (!answer.triggers.empty())
        addOnce(answer.because, cite::wtTrigger);
    if (answer.onTower)
        for (const TowerEvent &event : towerEvents(board.rules().tower))
            addOnce(answer.because, event.ruling);
    return answer;
}

const AnswerKind outlookKind{
    .answer = [](const Board &board, const Question &question, Colour by) -> AnswerBody {
        return outlook(board, figureCalled(board.scenario(), question.target), by);
    },
    .write =
        [](Value &map, const AnswerWriter &writer, const Answer &answer) {
            const auto &body = std::get<OutlookAnswer>(answer.body);
            map.set("verdict", body.verdict);
            writer.addFacts(map, body.facts);
            map.set("towers",
                    Value::listOf(body.towers, [](const ReachingTower &tower) { return tower.at; }));
            map.set("counting", body.counting);
            map.set("triggers", Value::listOf(body.triggers, [](const TriggeredBy &trigger) {
                        return Value::map("at", trigger.at, "points", trigger.value, "complete",
                                          trigger.complete);
                    }));
            Value events = Value::map();
            for (const TowerEvent &event : towerEvents(writer.board.rules().tower))
                events.set(event.name, event.happens);
            if (body.onTower)
                map.set("events", std::move(events));
        },
    .mark =
        [](BoardMarks &marks, const Answer &answer) {
            const auto &body = std::get<OutlookAnswer>(answer.body);
            marks.selectedFigure = body.figure;
            for (const ReachingTower &tower : body.towers)
                marks.litSquares.push_back(tower.at);
        },
    .ground = [](Grounds &grounds, const Board &board,
                 const Answer &answer) { grounds.add(board, std::get<OutlookAnswer>(answer.body).figure); },
    .decisive = {{"verdict"}, {"towers"}, {"counting"}, {"triggers"}, {"events"}}};

} // namespace towerwatch
