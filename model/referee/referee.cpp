// SPDX-License-Identifier: MIT
#include "model/referee/referee.h"
#include "model/value/ranges.h"

namespace towerwatch {

Answer answer(const Board &board, const Question &question)
{
    Answer result{question, ScoreAnswer{}};
    const Colour by = askerOf(board.scenario(), question);
    const Square at = question.at.value_or(Square{});
    if (question.ask != Ask::Watchtower && question.ask != Ask::Score)
        result.question.by = by;
    switch (question.ask) {
    case Ask::PlaceFloor:
        result.body =
            placeFloor(board, at, by, figureCalled(board.scenario(), question.target), question.placed);
        break;
    case Ask::PlaceFigure:
        result.body = placeFigure(board, at, question.figure.value_or(FigureKind::Meeple), by);
        break;
    case Ask::Watchtower: result.body = watchtower(board, at); break;
    case Ask::Score: result.body = score(board, question.at); break;
    case Ask::Ransom: result.body = ransom(board, by, question.from, question.figure); break;
    case Ask::Actions: result.body = actions(board, by); break;
    case Ask::Outlook:
        result.body = outlook(board, figureCalled(board.scenario(), question.target), by);
        break;
    }
    if (question.ask == Ask::PlaceFloor || question.ask == Ask::PlaceFigure || question.ask == Ask::Ransom ||
        question.ask == Ask::Actions)
        ranges::copy_if(board.due(), std::back_inserter(result.due),
                        [by](const DueExchange &due) { return due.isOf(by); });
    return result;
}

bool speaksOf(const Answer &answer, int figure)
{
    const auto has = [figure](const auto &figures) { return ranges::find(figures, figure) != figures.end(); };
    if (const auto *floor = std::get_if<PlaceFloorAnswer>(&answer.body))
        return ranges::find(floor->figures, figure, &FigureVerdict::figure) != floor->figures.end();
    if (const auto *tower = std::get_if<WatchtowerAnswer>(&answer.body))
        return has(tower->open) || has(tower->uncounted);
    return false;
}

} // namespace towerwatch
