// SPDX-License-Identifier: MIT
#include "model/referee/answerkinds.h"
#include "model/referee/referee.h"
#include "model/value/ranges.h"

namespace towerwatch {

namespace {

void writeWatchtower(Value &map, const AnswerWriter &writer, const Answer &answer)
{
    const auto &body = std::get<WatchtowerAnswer>(answer.body);
    map.set("bonus", Value::map("points", body.bonus.points, "per", body.bonus.per));
    map.set("area", body.area);
    map.set("counted", Value::listOf(body.counted, [](const SquareCount &square) {
                return Value::map("at", square.at, "count", square.count);
            }));
    map.set("count", body.count, "value", body.value);
    map.set("open", Value::listOf(body.open, [&](int figure) { return writer.id(figure); }));
    map.set("features", Value::listOf(body.features, [&](const WatchtowerFeature &feature) {
                return Value::map("kind", feature.kind, "sides", feature.sides, "complete", feature.complete,
                                  "figures", writer.awards(feature.figures, body.value));
            }));
    map.set("triggered", body.triggered);
}

void markWatchtower(BoardMarks &marks, const Answer &answer)
{
    const auto &body = std::get<WatchtowerAnswer>(answer.body);
    marks.area = body.area;
    marks.counted = body.counted;
}

void groundWatchtower(Grounds &grounds, const Board &, const Answer &answer)
{
    const auto &body = std::get<WatchtowerAnswer>(answer.body);
    grounds.squares.insert(body.area.begin(), body.area.end());
    for (const WatchtowerFeature &feature : body.features)
        grounds.features.insert(feature.feature);
}

bool mentionsWatchtower(const Answer &answer, int figure)
{
    const auto &body = std::get<WatchtowerAnswer>(answer.body);
    return ranges::any_of(std::array{&body.open, &body.uncounted}, [figure](const auto *figures) {
        return ranges::find(*figures, figure) != figures->end();
    });
}

} // namespace

const AnswerKind watchtowerKind{
    .answer = [](const Board &board, const Question &question, Colour) -> AnswerBody {
        return watchtower(board, question.at.value_or(Square{}));
    },
    .write = writeWatchtower,
    .mark = markWatchtower,
    .ground = groundWatchtower,
    .decisive = {{"count"}, {"value"}, {"triggered"}},
    .mentions = mentionsWatchtower};

} // namespace towerwatch
