// SPDX-License-Identifier: MIT
#include "model/referee/answerkinds.h"
#include "model/referee/answervalue.h"
#include "model/referee/capture.h"
#include "model/referee/moment.h"
#include "model/referee/reach.h"
#include "model/referee/referee.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <set>

namespace towerwatch {

namespace {

/// The verdict where the distance counts too: not for safe figures and those without a square.
Verdict withDistance(const Figure &figure, Verdict exposed, bool reached)
{
    return exposed == Verdict::Safe || !figure.at || reached ? exposed : Verdict::OutOfReach;
}

FigureVerdict judge(const Board &board, int i, Square tower, int range, std::optional<Way> way, Colour by,
                    WatchtowerValues &values)
{
    Exposure exposure = exposureOf(board, i, by);
    const Figure &figure = board.figure(i);
    FigureVerdict verdict{.figure = i, .verdict = withDistance(figure, exposure.verdict, way.has_value())};
    if (way)
        verdict.distance = way->distance;
    if (verdict.verdict == Verdict::OutOfReach) {
        verdict.because = reachRulings(board, tower, *figure.at, false);
        verdict.facts.push_back(distanceFact(board, tower, *figure.at, range));
        if (exposure.verdict == Verdict::Open)
            addOnce(verdict.because, exposure.because);
        return verdict;
    }
    verdict.facts = std::move(exposure.facts);
    if (exposure.verdict == Verdict::Capturable) {
        verdict.reach = verdict.because = reachRulings(board, tower, way->through, true);
        verdict.exposure = exposure.because;
        if (ranges::find(verdict.because, cite::towerRangeOverGaps) != verdict.because.end())
            verdict.gap = gapBetween(board, tower, way->through);
    }
    addOnce(verdict.because, exposure.because);
    if (exposure.verdict != Verdict::Safe) {
        verdict.consequences = consequencesOf(board, i, by, values);
        for (const Consequence &consequence : verdict.consequences)
            addOnce(verdict.because, consequence.because);
        if (leavesBarnOrShepherd(board, i))
            addOnce(verdict.because, cite::orphanOtherFigures);
        if (hangsOnChangedFields(board, i))
            addOnce(verdict.because, cite::wtC3Fields);
    }
    return verdict;
}

/// The rulings that hold for every floor placed, decisive first.
Because floorRulings(const Board &board, const PlaceFloorAnswer &answer)
{
    constexpr int highest = 10; // floors that one player is dealt in a game for two
    Because because = answer.rangeBecause;
    addOnce(because, {cite::towerOpenOnly, cite::captureOneOnly, cite::captureOptional});
    if (board.rules().house.bits() == 0)
        because.push_back(cite::towerRangeCounts);
    if (answer.height > 1)
        because.push_back(cite::towerFloorNeutral);
    if (answer.height > highest)
        because.push_back(cite::towerHeightUnlimited);
    return because;
}

/// Whether one tile holds several figures that can be captured.
bool sharesTile(const Board &board, const std::vector<FigureVerdict> &verdicts)
{
    std::vector<Square> squares;
    for (const FigureVerdict &verdict : verdicts)
        if (verdict.verdict == Verdict::Capturable && board.figure(verdict.figure).at)
            squares.push_back(*board.figure(verdict.figure).at);
    ranges::sort(squares);
    return ranges::adjacent_find(squares) != squares.end();
}

} // namespace

PlaceFloorAnswer judgeFloor(const Board &board, Square at, Colour by, bool placed)
{
    PlaceFloorAnswer answer;
    const int tile = board.tileAt(at);
    const Tile *design = tile < 0 ? nullptr : board.design(tile);
    if (!design || !design->towerFoundation) {
        refuse(answer, {.name = FactName::NoFoundation, .at = at, .because = {cite::towerActionAnyTile}});
        return answer;
    }
    if (const int top = board.figureOnTower(tile); top >= 0)
        refuse(answer, {.name = FactName::Closed,
                        .at = at,
                        .figure = top,
                        .because = {cite::towerOpenOnly, cite::towerClose}});
    if (const Player *player = board.player(by); player && player->floors == 0 && !placed)
        refuse(answer, {.name = FactName::NoFloorLeft, .player = by, .because = {cite::towerFloorSupply}});
    if (!answer.facts.empty())
        return answer;
    answer.legal = Legality::Yes;
    answer.height = board.placed(tile).floors + (placed ? 0 : 1);
    answer.range = rangeOf(board.rules(), answer.height);
    return answer;
}

FigureVerdict verdictInReach(const Board &board, int figure, Square tower, Square through, int distance,
                             Colour by, WatchtowerValues &values)
{
    return judge(board, figure, tower, 0, Way{through, distance}, by, values);
}

PlaceFloorAnswer placeFloor(const Board &board, Square at, Colour by, int target, bool placed)
{
    PlaceFloorAnswer answer = judgeFloor(board, at, by, placed);
    if (const Facts moment = momentAgainst(board.scenario(), by); !placed && !moment.empty()) {
        PlaceFloorAnswer refused;
        for (const Facts &facts : {moment, answer.facts})
            for (const Fact &fact : facts)
                refuse(refused, fact);
        return refused;
    }
    if (answer.legal == Legality::No)
        return answer;
    answer.rangeBecause = houseRangeRulings(board.rules().house);
    answer.rangeBecause.push_back(cite::towerRangePerFloor);
    answer.because = floorRulings(board, answer);
    answer.reach = reachOf(board, at, answer.range);
    answer.bare = bareInRange(board, at, answer.range);
    TowerReach tower(board, at);
    WatchtowerValues values(board);
    std::vector<int> judged = figuresIn(board, answer.reach);
    if (target >= 0 && !ranges::binary_search(judged, target))
        judged.insert(ranges::upper_bound(judged, target), target);
    Dependants dependants;
    for (const int figure : judged) {
        auto way = tower.to(figure);
        if (way && way->distance > answer.range)
            way.reset();
        if (!way && figure != target)
            continue;
        answer.figures.push_back(judge(board, figure, at, answer.range, way, by, values));
        if (answer.figures.back().verdict == Verdict::Capturable)
            answer.figures.back().staying = stayingWithout(board, figure, dependants);
    }
    const Player *player = board.player(by);
    answer.phantomMayFollow = player && player->supply && hasInSupply(board, by, FigureKind::Phantom);
    answer.doubleTurnMayFollow = ranges::any_of(board.scenario().figures, [&](const Figure &figure) {
        return figure.owner == by && figure.kind == FigureKind::Builder && figure.at;
    });
    if (sharesTile(board, answer.figures))
        addOnce(answer.because, cite::captureSeveralOnTile);
    return answer;
}

TowerReach::TowerReach(const Board &board, Square tower)
    : m_board(board)
    , m_distances(board, tower)
{
}

std::optional<Way> TowerReach::nearest(const std::vector<Square> &squares) const
{
    std::optional<Way> best;
    for (const Square square : squares)
        if (const auto distance = m_distances.to(square); distance && (!best || *distance < best->distance))
            best = Way{square, *distance};
    return best;
}

std::optional<Way> TowerReach::to(int figure)
{
    if (!isCastleLord(m_board, figure))
        return nearest(squaresOf(m_board, figure));
    const auto [castle, isNew] = m_castles.try_emplace(m_board.featureOf(figure));
    if (isNew)
        castle->second = nearest(squaresOf(m_board, figure));
    return castle->second;
}

Verdict TowerReach::verdict(int figure, Verdict exposed, int height)
{
    const auto way = exposed == Verdict::Safe ? std::nullopt : to(figure);
    return withDistance(m_board.figure(figure), exposed,
                        way && way->distance <= rangeOf(m_board.rules(), height));
}

namespace {

Value toValue(const AnswerWriter &writer, const Consequence &c)
{
    Value map = Value::map("effect", c.effect);
    switch (c.effect) {
    case Effect::Prisoner: map.set("holder", c.player); break;
    case Effect::ToSupply: map.set("owner", c.player); break;
    case Effect::Exchange: map.set("home", c.player, "returns", c.returns, "choice", c.choice); break;
    case Effect::Orphan: map.set("figure", writer.id(c.figure), "owner", c.player); break;
    case Effect::Majority: map.set("kind", c.kind, "before", c.before, "after", c.after); break;
    case Effect::Watchtower:
        map.set("at", c.at, "before", c.valueBefore, "after", c.valueAfter);
        if (c.lost > 0)
            map.set("lost", Value::map("owner", c.player, "points", c.lost));
        break;
    case Effect::TowerReopens: map.set("at", c.at); break;
    }
    return map;
}

Value toValue(const AnswerWriter &writer, const FigureVerdict &verdict)
{
    const Figure &figure = writer.board.figure(verdict.figure);
    Value map = Value::map("id", writer.id(verdict.figure), "figure", figure.kind, "owner", figure.owner,
                           "at", figure.at);
    if (figure.on)
        map.set("on", toText(*figure.on));
    map.set("verdict", verdict.verdict);
    writer.addFacts(map, verdict.facts);
    map.set("because", toValue(verdict.because));
    if (verdict.verdict == Verdict::Capturable || verdict.verdict == Verdict::Open)
        map.set("consequences", Value::listOf(verdict.consequences,
                                              [&](const Consequence &c) { return toValue(writer, c); }));
    return map;
}

void writeFloor(Value &map, const AnswerWriter &writer, const Answer &answer)
{
    const auto &body = std::get<PlaceFloorAnswer>(answer.body);
    if (body.legal != Legality::No)
        map.set("height", body.height, "range", body.range);
    map.set("reach", body.reach);
    for (const auto &[key, wanted] :
         {std::pair{"capturable", Verdict::Capturable}, {"open", Verdict::Open}}) {
        Value list = Value::list();
        for (const FigureVerdict &verdict : body.figures)
            if (verdict.verdict == wanted)
                list.add(Value::of(writer.id(verdict.figure)));
        map.set(key, std::move(list));
    }
    map.set("figures", Value::listOf(body.figures,
                                     [&](const FigureVerdict &verdict) { return toValue(writer, verdict); }));
}

void markFloor(BoardMarks &marks, const Answer &answer)
{
    const auto &body = std::get<PlaceFloorAnswer>(answer.body);
    marks.tower = answer.question.at;
    marks.reach = body.reach;
    marks.bare = body.bare;
    for (const FigureVerdict &verdict : body.figures)
        marks.verdicts.emplace_back(verdict.figure, verdict.verdict);
}

void groundFloor(Grounds &grounds, const Board &board, const Answer &answer)
{
    grounds.addTop(board, answer.question);
    for (const FigureVerdict &verdict : std::get<PlaceFloorAnswer>(answer.body).figures) {
        grounds.figures.insert(verdict.figure);
        for (const Consequence &consequence : verdict.consequences)
            if (consequence.effect == Effect::Majority || consequence.effect == Effect::Orphan)
                grounds.add(board, verdict.figure);
    }
}

} // namespace

const AnswerKind placeFloorKind{
    .answer = [](const Board &board, const Question &question, Colour by) -> AnswerBody {
        return placeFloor(board, question.at.value_or(Square{}), by,
                          figureCalled(board.scenario(), question.target), question.placed);
    },
    .write = writeFloor,
    .mark = markFloor,
    .ground = groundFloor,
    .decisive = {{"legal"}, {"height"}, {"range"}, {"capturable"}, {"open", {}, true}},
    .mentions =
        [](const Answer &answer, int figure) {
            const auto &figures = std::get<PlaceFloorAnswer>(answer.body).figures;
            return ranges::find(figures, figure, &FigureVerdict::figure) != figures.end();
        },
    .becauseOfParts =
        [](const Answer &answer) {
            Because because;
            for (const FigureVerdict &verdict : std::get<PlaceFloorAnswer>(answer.body).figures)
                addOnce(because, verdict.because);
            return because;
        },
    .tellsNews =
        [](const Answer &answer) {
            return ranges::any_of(
                std::get<PlaceFloorAnswer>(answer.body).figures, [](const FigureVerdict &figure) {
                    return figure.verdict == Verdict::Capturable || figure.verdict == Verdict::Open;
                });
        }};

} // namespace towerwatch
