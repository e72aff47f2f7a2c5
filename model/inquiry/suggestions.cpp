// SPDX-License-Identifier: MIT
#include "model/inquiry/suggestions.h"

#include "model/referee/reach.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace towerwatch {

std::vector<Question> questionsAbout(const Board &board, Square square)
{
    std::vector<Question> questions;
    const Tile *design = board.designAt(square);
    if (!design)
        return questions;
    if (design->towerFoundation)
        questions.push_back({.ask = Ask::PlaceFloor, .at = square});
    if (design->watchtower)
        questions.push_back({.ask = Ask::Watchtower, .at = square});
    questions.push_back({.ask = Ask::Score, .at = square});
    return questions;
}

std::optional<Question> questionAboutFigure(const Board &board, int figure)
{
    const std::optional<Square> square = board.figure(figure).at;
    std::optional<std::tuple<bool, int, Square>> best; // out of reach, distance, tower
    const Distances distances(board, square.value_or(Square{}));
    for (const int i : board.towers()) {
        const PlacedTile &placed = board.placed(i);
        if (board.figureOnTower(i) >= 0)
            continue;
        const auto far = square ? distances.to(placed.at) : std::nullopt;
        const bool out = !far || *far > rangeOf(board.rules(), placed.floors + 1);
        const std::tuple candidate(out, square ? stepsBetween(placed.at, *square) : 0, placed.at);
        best = best ? std::min(*best, candidate) : candidate;
    }
    if (best)
        return Question{.ask = Ask::PlaceFloor,
                        .at = std::get<2>(*best),
                        .target = figureIds(board.scenario())[static_cast<std::size_t>(figure)]};
    if (!square)
        return std::nullopt;
    const auto questions = questionsAbout(board, *square);
    return questions.empty() ? std::nullopt : std::optional(questions.front());
}

} // namespace towerwatch
