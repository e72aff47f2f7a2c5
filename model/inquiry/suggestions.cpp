// SPDX-License-Identifier: MIT
#include "model/inquiry/suggestions.h"

#include "model/referee/reach.h"
#include "model/referee/referee.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace towerwatch {

namespace {

/// The tile with such a design that is nearest to `near`.
std::optional<Square> nearestTile(const Board &board, Square near, bool (*suits)(const Tile &))
{
    std::optional<std::pair<int, Square>> best;
    for (const PlacedTile &placed : board.scenario().tiles) {
        const Tile *design = board.designAt(placed.at);
        if (!design || !suits(*design))
            continue;
        const std::pair candidate(stepsBetween(placed.at, near), placed.at);
        best = best ? std::min(*best, candidate) : candidate;
    }
    return best ? std::optional(best->second) : std::nullopt;
}

/// The figure that is to one asker what another is to another: as large, his own or not. -1: there is none.
int figureLike(const Figure &model, Colour asker, const Board &board, Colour here, Square near)
{
    std::optional<std::pair<int, int>> best;
    for (int i = 0; i < board.figureCount(); ++i) {
        const Figure &figure = board.figure(i);
        if (figure.kind != model.kind || !figure.at || (figure.owner == here) != (model.owner == asker))
            continue;
        const std::pair candidate(stepsBetween(*figure.at, near), i);
        best = best ? std::min(*best, candidate) : candidate;
    }
    return best ? best->second : -1;
}

/// The figure with this id; -1: there is none.
int figureWithId(const Scenario &scenario, const std::string &id)
{
    const auto ids = figureIds(scenario);
    const auto found = std::ranges::find(ids, id);
    return found == ids.end() ? -1 : static_cast<int>(found - ids.begin());
}

std::optional<Question> aboutSuchFigure(const Question &question, const Board &from, const Board &to,
                                        Square near)
{
    const int model = figureWithId(from.scenario(), *question.target);
    if (model < 0)
        return std::nullopt;
    const int figure = figureLike(from.figure(model), askerOf(from.scenario(), question), to,
                                  askerOf(to.scenario(), {.ask = question.ask}), near);
    if (figure < 0)
        return std::nullopt;
    if (question.ask == Ask::Outlook)
        return Question{.ask = Ask::Outlook,
                        .target = figureIds(to.scenario())[static_cast<std::size_t>(figure)]};
    const auto carried = questionAboutFigure(to, figure);
    return carried && carried->ask == question.ask ? carried : std::nullopt;
}

std::optional<Question> aboutTile(Question question, const Board &board, Square near,
                                  bool (*suits)(const Tile &))
{
    question.at = nearestTile(board, near, suits);
    return question.at ? std::optional(question) : std::nullopt;
}

/// Whether an answer is worth reading when nobody asked: somebody scores, or a figure is in reach.
bool tellsSomething(const AnswerBody &body)
{
    if (const auto *score = std::get_if<ScoreAnswer>(&body))
        return !score->totals.empty();
    const auto *floor = std::get_if<PlaceFloorAnswer>(&body);
    return floor && std::ranges::any_of(floor->figures, [](const FigureVerdict &figure) {
               return figure.verdict == Verdict::Capturable || figure.verdict == Verdict::Open;
           });
}

} // namespace

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

std::optional<Question> questionRaisedAt(const Board &board, Square square)
{
    const std::vector<Question> about = questionsAbout(board, square);
    const auto found = std::ranges::find_if(
        about, [&board](const Question &question) { return tellsSomething(answer(board, question).body); });
    return found == about.end() ? std::nullopt : std::optional(*found);
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

namespace {

/// A ransom of somebody whose figure is a prisoner: the asker, else the first player of whom one is.
std::optional<Question> aboutPrisoner(const Board &board)
{
    const Scenario &scenario = board.scenario();
    const auto isPrisoner = [&](Colour colour) {
        return std::ranges::any_of(scenario.players, [&](const Player &holder) {
            return !board.prisonersOf(holder.colour, colour).empty();
        });
    };
    if (isPrisoner(askerOf(scenario, {.ask = Ask::Ransom})))
        return Question{.ask = Ask::Ransom};
    const std::vector<Colour> players = playerOrder(scenario);
    const auto owner = std::ranges::find_if(players, isPrisoner);
    return owner == players.end() ? std::nullopt : std::optional(Question{.ask = Ask::Ransom, .by = *owner});
}

} // namespace

std::optional<Question> carriedOver(const Question &question, const Board &from, const Board &to, Square near)
{
    if (question.target)
        return aboutSuchFigure(question, from, to, near);
    const Question asked{.ask = question.ask};
    switch (question.ask) {
    case Ask::PlaceFigure:
        return aboutTile({.ask = Ask::PlaceFigure, .figure = question.figure}, to, near,
                         [](const Tile &tile) { return tile.towerFoundation; });
    case Ask::PlaceFloor:
        return aboutTile(asked, to, near, [](const Tile &tile) { return tile.towerFoundation; });
    case Ask::Watchtower:
        return aboutTile(asked, to, near, [](const Tile &tile) { return tile.watchtower.has_value(); });
    case Ask::Score:
        return question.at ? aboutTile(asked, to, near, [](const Tile &) { return true; })
                           : std::optional(asked);
    case Ask::Ransom: return aboutPrisoner(to);
    case Ask::Actions: return asked;
    case Ask::Outlook: break; // always about a figure
    }
    return std::nullopt;
}

std::vector<Question> everyQuestion(const Board &board)
{
    const Scenario &scenario = board.scenario();
    std::vector<Question> questions;
    for (const PlacedTile &tile : scenario.tiles)
        for (const Question &question : questionsAbout(board, tile.at))
            if (question.ask != Ask::Score)
                questions.push_back(question);
    for (const std::string &id : figureIds(scenario))
        questions.push_back({.ask = Ask::Outlook, .target = id});
    for (const Colour player : playerOrder(scenario))
        for (const Ask ask : {Ask::Actions, Ask::Ransom})
            questions.push_back({.ask = ask, .by = player});
    questions.push_back({.ask = Ask::Score});
    return questions;
}

} // namespace towerwatch
