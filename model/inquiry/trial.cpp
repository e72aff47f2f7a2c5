// SPDX-License-Identifier: MIT
#include "model/inquiry/trial.h"

#include "model/referee/referee.h"

namespace towerwatch {

Answer answerAsTried(const Board &board, const TileCatalogue &catalogue, Question question,
                     const std::optional<Trial> &trial)
{
    if (trial && trial->by)
        question.by = trial->by;
    const std::optional<int> height = trial ? trial->height : std::nullopt;
    if (!height)
        return answer(board, question);
    Scenario tried = board.scenario();
    for (PlacedTile &tile : tried.tiles)
        if (tile.at == question.at)
            tile.floors = *height - (question.placed ? 0 : 1);
    return answer(Board(tried, catalogue), question);
}

bool canBeJustPlaced(const Board &board, const Question &question)
{
    const int tile = question.ask == Ask::PlaceFloor ? board.tileAt(*question.at) : -1;
    return tile >= 0 && board.placed(tile).floors > 0;
}

const FigureVerdict *captureOf(int figure, const Answer *answer)
{
    const auto *floor = answer ? std::get_if<PlaceFloorAnswer>(&answer->body) : nullptr;
    if (!floor || floor->legal == Legality::No)
        return nullptr;
    for (const FigureVerdict &verdict : floor->figures)
        if (verdict.figure == figure && !verdict.consequences.empty())
            return &verdict;
    return nullptr;
}

} // namespace towerwatch
