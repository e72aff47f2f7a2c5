// SPDX-License-Identifier: MIT
#include "model/board/fittingtiles.h"
#include "model/referee/answerkinds.h"
#include "model/referee/referee.h"
#include "model/referee/strength.h"
#include "model/referee/watchtowers.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <functional>
#include <set>

namespace towerwatch {

namespace {

constexpr int monasteryPoints = 9;

/// What a score question is about: everything, or what one tile belongs to.
class Scope
{
public:
    Scope(const Board &board, std::optional<Square> tile)
        : m_board(board)
        , m_tile(tile)
    {
        if (!tile)
            return;
        add(*tile, {});
        if (const Tile *design = board.designAt(*tile); design && design->isAbbey())
            for (const Side side : allSides)
                add(neighbour(*tile, side), opposite(side));
    }
    bool hasFeature(int feature) const { return !m_tile || m_features.contains(feature); }
    bool hasMonastery(Square at) const
    {
        return !m_tile || (std::abs(at.x - m_tile->x) <= 1 && std::abs(at.y - m_tile->y) <= 1);
    }

private:
    /// The roads and cities of a tile, or `only` those at a side of it.
    void add(Square square, std::optional<Side> only)
    {
        const int tile = m_board.tileAt(square);
        if (tile < 0)
            return;
        for (const auto &[feature, sides] : m_board.roadsAndCitiesOf(tile))
            if (!only || sides.contains(*only))
                m_features.insert(feature);
    }

    const Board &m_board;
    std::optional<Square> m_tile;
    std::set<int> m_features;
};

std::vector<TriggeredWatchtower> triggeredWatchtowers(const Board &board, const Scope &scope,
                                                      Because &because)
{
    std::vector<TriggeredWatchtower> triggered;
    const OpenMeeples open{.because = openMeeples(board).because};
    const auto &tiles = board.scenario().tiles;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const int tile = static_cast<int>(i);
        if (board.tileAt(tiles[i].at) != tile || !board.design(tile) || !board.design(tile)->watchtower)
            continue;
        TriggeredWatchtower entry{.at = tiles[i].at};
        for (const WatchtowerFeature &feature : triggersOf(board, tile))
            if (feature.complete && scope.hasFeature(feature.feature))
                entry.figures.insert(entry.figures.end(), feature.figures.begin(), feature.figures.end());
        if (entry.figures.empty())
            continue;
        ranges::sort(entry.figures);
        const WatchtowerAnswer worth = watchtower(board, entry.at, open);
        entry.bonus = worth.bonus;
        entry.count = worth.count;
        entry.value = worth.value;
        entry.because = worth.because;
        addOnce(because, worth.because);
        triggered.push_back(std::move(entry));
    }
    ranges::sort(triggered,
                 [](const TriggeredWatchtower &a, const TriggeredWatchtower &b) { return a.at < b.at; });
    return triggered;
}

/// The first side, in board orientation, on the first tile of a road or city.
Side firstSide(const Board &board, const ScoredFeature &feature)
{
    for (const auto &[id, sides] : board.roadsAndCitiesOf(board.tileAt(feature.tiles.front())))
        if (id == feature.feature)
            for (const Side side : allSides)
                if (sides.contains(side))
                    return side;
    return Side::N;
}

std::vector<ScoredFeature> roadsAndCities(const Board &board, const Scope &scope)
{
    std::vector<ScoredFeature> scored;
    for (int id = 0; id < static_cast<int>(board.features().size()); ++id) {
        const Feature &feature = board.feature(id);
        if (feature.kind == FeatureKind::Field || !feature.complete || feature.castle ||
            !scope.hasFeature(id))
            continue;
        ScoredFeature entry{.kind = feature.kind, .feature = id};
        for (const int tile : board.tilesOf(id))
            entry.tiles.push_back(board.placed(tile).at);
        ranges::sort(entry.tiles);
        const bool city = feature.kind == FeatureKind::City;
        entry.coats = city ? feature.coatsOfArms : 0;
        entry.points = (static_cast<int>(entry.tiles.size()) + entry.coats) * (city ? 2 : 1);
        entry.strength = strengths(board, board.figuresIn(id), city, entry.coats);
        entry.receivers = strongest(entry.strength);
        if (meetsMisfit(board, id))
            entry.because = {cite::unmatchedSideCloses};
        scored.push_back(std::move(entry));
    }
    return scored;
}

std::vector<ScoredFeature> monasteries(const Board &board, const Scope &scope)
{
    std::vector<ScoredFeature> scored;
    const auto &tiles = board.scenario().tiles;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const int tile = static_cast<int>(i);
        const Square at = tiles[i].at;
        const bool counts = board.tileAt(at) == tile && board.design(tile) && board.design(tile)->monastery;
        if (!counts || !scope.hasMonastery(at) || areaOf(board, at).size() < 9)
            continue;
        ScoredFeature entry{.kind = FeatureKind::Monastery, .tiles = {at}, .points = monasteryPoints};
        entry.strength = strengths(board, standingIn(board, entry), false, 0);
        entry.receivers = strongest(entry.strength);
        scored.push_back(std::move(entry));
    }
    return scored;
}

ColourPoints totalsOf(const Board &board, const ScoreAnswer &answer)
{
    ColourSums sums{};
    for (const TriggeredWatchtower &tower : answer.watchtowers)
        for (const int figure : tower.figures)
            if (const auto owner = board.figure(figure).owner)
                sums[static_cast<std::size_t>(*owner)] += tower.value;
    for (const ScoredFeature &feature : answer.features)
        for (const Colour colour : feature.receivers)
            sums[static_cast<std::size_t>(colour)] += feature.points;
    return inPlayerOrder(board, sums);
}

/// The empty squares that a road or city runs out to.
std::vector<Square> openSquaresOf(const Board &board, int feature)
{
    std::set<Square> open;
    for (const int tile : board.tilesOf(feature))
        for (const auto &[id, sides] : board.roadsAndCitiesOf(tile))
            for (const Side side : allSides)
                if (const Square next = neighbour(board.placed(tile).at, side);
                    id == feature && sides.contains(side) && board.tileAt(next) < 0)
                    open.insert(next);
    return {open.begin(), open.end()};
}

/// The empty ones of the eight squares around a monastery.
std::vector<Square> emptyAround(const Board &board, Square monastery)
{
    std::vector<Square> empty;
    for (int y = monastery.y - 1; y <= monastery.y + 1; ++y)
        for (int x = monastery.x - 1; x <= monastery.x + 1; ++x)
            if (board.tileAt({x, y}) < 0)
                empty.push_back({x, y});
    return empty;
}

/// What a tile belongs to that is not complete; castles are another matter.
std::vector<UnfinishedFeature> unfinishedOn(const Board &board, int tile)
{
    std::vector<UnfinishedFeature> unfinished;
    if (tile < 0)
        return unfinished;
    for (const auto &[id, sides] : board.roadsAndCitiesOf(tile))
        if (!board.feature(id).castle)
            unfinished.push_back({id, openSquaresOf(board, id)});
    if (const Tile *design = board.design(tile); design && design->monastery)
        unfinished.push_back({-1, emptyAround(board, board.placed(tile).at)});
    std::erase_if(unfinished, [](const UnfinishedFeature &feature) { return feature.missing.empty(); });
    return unfinished;
}

/// Whether the fairy is on the tile of a meeple whose feature is scored.
bool isFairyIn(const Board &board, const ScoredFeature &feature)
{
    return ranges::any_of(standingIn(board, feature), [&](int figure) {
        const Figure &meeple = board.figure(figure);
        return isMeeple(meeple.kind) && meeple.at && board.hasFairy(board.tileAt(*meeple.at));
    });
}

} // namespace

ScoreAnswer score(const Board &board, std::optional<Square> tile)
{
    ScoreAnswer answer;
    const Scope scope(board, tile);
    Because watchtowerRulings;
    answer.watchtowers = triggeredWatchtowers(board, scope, watchtowerRulings);
    answer.features = roadsAndCities(board, scope);
    const auto more = monasteries(board, scope);
    answer.features.insert(answer.features.end(), more.begin(), more.end());
    ranges::stable_sort(answer.features, [&](const auto &a, const auto &b) {
        if (a.kind != b.kind || a.tiles != b.tiles)
            return a.kind != b.kind ? a.kind < b.kind : a.tiles < b.tiles;
        return a.feature >= 0 && b.feature >= 0 && firstSide(board, a) < firstSide(board, b);
    });
    answer.totals = totalsOf(board, answer);
    if (tile)
        answer.unfinished = unfinishedOn(board, board.tileAt(*tile));
    answer.fairy = ranges::any_of(answer.features,
                                  [&](const ScoredFeature &feature) { return isFairyIn(board, feature); });
    answer.castle = !answer.features.empty() &&
                    ranges::any_of(board.scenario().figures,
                                   [](const Figure &figure) { return figure.isOn(PlaceKind::Castle); });
    if (!answer.watchtowers.empty()) {
        answer.because = {cite::wtOrder, cite::wtTrigger};
        if (answer.watchtowers.size() > 1)
            answer.because.push_back(cite::wtAllBeforeRemoval);
        addOnce(answer.because, watchtowerRulings);
    }
    for (const ScoredFeature &feature : answer.features)
        addOnce(answer.because, feature.because);
    for (int i = 0; i < board.figureCount(); ++i)
        if (board.figure(i).isOn(PlaceKind::Tower))
            addOnce(answer.because, {cite::towerSeparateFeature, cite::towerMeepleNoPoints});
    if (!answer.features.empty())
        addOnce(answer.because, cite::towerCaptureBeforeScoring);
    return answer;
}

namespace {

void writeScore(Value &map, const AnswerWriter &writer, const Answer &answer)
{
    const auto &body = std::get<ScoreAnswer>(answer.body);
    map.set("watchtowers", Value::listOf(body.watchtowers, [&](const TriggeredWatchtower &tower) {
                return Value::map("at", tower.at, "value", tower.value, "awards",
                                  writer.awards(tower.figures, tower.value));
            }));
    map.set("features", Value::listOf(body.features, [](const ScoredFeature &feature) {
                return Value::map("kind", feature.kind, "tiles", feature.tiles, "coats", feature.coats,
                                  "points", feature.points, "strength", toValue(feature.strength),
                                  "receivers", feature.receivers);
            }));
    map.set("totals", toValue(body.totals));
}

/// What is scored; where nothing is, what the tile belongs to.
void markScore(BoardMarks &marks, const Answer &answer)
{
    const auto &body = std::get<ScoreAnswer>(answer.body);
    for (const ScoredFeature &feature : body.features)
        if (feature.feature >= 0)
            marks.litFeatures.push_back(feature.feature);
        else
            marks.litSquares.insert(marks.litSquares.end(), feature.tiles.begin(), feature.tiles.end());
    for (const UnfinishedFeature &feature : body.unfinished)
        if (body.features.empty() && feature.feature >= 0)
            marks.litFeatures.push_back(feature.feature);
}

void groundScore(Grounds &grounds, const Board &board, const Answer &answer)
{
    for (const ScoredFeature &scored : std::get<ScoreAnswer>(answer.body).features)
        if (scored.feature >= 0)
            grounds.features.insert(scored.feature);
        else
            grounds.squares.insert(scored.tiles.begin(), scored.tiles.end());
    const auto &at = answer.question.at;
    if (const int tile = at ? board.tileAt(*at) : -1; tile >= 0)
        for (const auto &[feature, sides] : board.roadsAndCitiesOf(tile))
            grounds.features.insert(feature);
}

} // namespace

const AnswerKind scoreKind{
    .answer = [](const Board &board, const Question &question, Colour) -> AnswerBody {
        return score(board, question.at);
    },
    .write = writeScore,
    .mark = markScore,
    .ground = groundScore,
    .decisive = {{"watchtowers", {"at", "value"}},
                 {"features", {"kind", "tiles", "points", "receivers"}},
                 {"totals"}},
    .tellsNews = [](const Answer &answer) { return !std::get<ScoreAnswer>(answer.body).totals.empty(); }};

} // namespace towerwatch
