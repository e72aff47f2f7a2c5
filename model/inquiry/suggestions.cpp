// SPDX-License-Identifier: MIT
#include "model/inquiry/suggestions.h"

#include "model/referee/reach.h"
#include "model/referee/referee.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <tuple>

namespace towerwatch {

namespace {

/// The figures that are to one asker what another is to another, as large, his own or not; the nearest first.
std::vector<int> figuresLike(const Figure &model, Colour asker, const Board &board, Colour here, Square near)
{
    std::vector<std::pair<int, int>> found; // distance, figure
    for (int i = 0; i < board.figureCount(); ++i)
        if (const Figure &figure = board.figure(i);
            figure.kind == model.kind && figure.at && (figure.owner == here) == (model.owner == asker))
            found.emplace_back(stepsBetween(*figure.at, near), i);
    ranges::sort(found);
    std::vector<int> figures;
    for (const auto &[distance, figure] : found)
        figures.push_back(figure);
    return figures;
}

std::vector<Question> aboutSuchFigures(const Question &question, const Board &from, const Board &to,
                                       Square near)
{
    std::vector<Question> questions;
    const int model = figureCalled(from.scenario(), question.target);
    if (model < 0)
        return questions;
    for (const int figure : figuresLike(from.figure(model), askerOf(from.scenario(), question), to,
                                        askerOf(to.scenario(), {.ask = question.ask}), near))
        if (question.ask == Ask::Outlook)
            questions.push_back({.ask = Ask::Outlook, .target = figureId(to.scenario(), figure)});
        else if (const auto carried = questionAboutFigure(to, figure);
                 carried && carried->ask == question.ask)
            questions.push_back(*carried);
    return questions;
}

/// Whether an answer is worth reading when nobody asked: somebody scores, or a figure is in reach.
bool tellsSomething(const AnswerBody &body)
{
    if (const auto *score = std::get_if<ScoreAnswer>(&body))
        return !score->totals.empty();
    const auto *floor = std::get_if<PlaceFloorAnswer>(&body);
    return floor && ranges::any_of(floor->figures, [](const FigureVerdict &figure) {
               return figure.verdict == Verdict::Capturable || figure.verdict == Verdict::Open;
           });
}

/// A ransom of somebody whose figure is a prisoner: the asker, else the first player of whom one is.
std::vector<Question> aboutPrisoner(const Board &board)
{
    const Scenario &scenario = board.scenario();
    const auto isPrisoner = [&](Colour colour) {
        return ranges::any_of(scenario.players, [&](const Player &holder) {
            return !board.prisonersOf(holder.colour, colour).empty();
        });
    };
    if (isPrisoner(askerOf(scenario, {.ask = Ask::Ransom})))
        return {{.ask = Ask::Ransom}};
    const std::vector<Colour> players = playerOrder(scenario);
    const auto owner = ranges::find_if(players, isPrisoner);
    return owner == players.end() ? std::vector<Question>()
                                  : std::vector<Question>{{.ask = Ask::Ransom, .by = *owner}};
}

/// What asks the same on `to`, the nearest first.
std::vector<Question> alike(const Question &question, const Board &from, const Board &to, Square near)
{
    if (question.target)
        return aboutSuchFigures(question, from, to, near);
    if (question.ask == Ask::Ransom)
        return aboutPrisoner(to);
    if (question.ask == Ask::Actions || !question.at)
        return {{.ask = question.ask}};
    std::vector<Question> questions;
    for (const PlacedTile &tile : to.scenario().tiles)
        for (Question each : questionsAbout(to, tile.at))
            if (each.ask == question.ask) {
                each.figure = question.figure;
                questions.push_back(each);
            }
    ranges::sort(questions, {},
                 [near](const Question &each) { return std::pair(stepsBetween(*each.at, near), *each.at); });
    return questions;
}

} // namespace

std::vector<Question> questionsAbout(const Board &board, Square square)
{
    std::vector<Question> questions;
    const Tile *design = board.designAt(square);
    if (!design)
        return questions;
    if (design->towerFoundation)
        questions = {{.ask = Ask::PlaceFloor, .at = square},
                     {.ask = Ask::PlaceFigure, .at = square, .figure = FigureKind::Meeple}};
    if (design->watchtower)
        questions.push_back({.ask = Ask::Watchtower, .at = square});
    questions.push_back({.ask = Ask::Score, .at = square});
    return questions;
}

std::vector<Question> questionsAboutFigure(const Board &board, int figure)
{
    std::vector<Question> questions{{.ask = Ask::Outlook, .target = figureId(board.scenario(), figure)}};
    if (auto other = questionAboutFigure(board, figure))
        questions.push_back(std::move(*other));
    return questions;
}

std::optional<Question> questionRaisedAt(const Board &board, Square square)
{
    const std::vector<Question> about = questionsAbout(board, square);
    const auto found = ranges::find_if(
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
        return Question{
            .ask = Ask::PlaceFloor, .at = std::get<2>(*best), .target = figureId(board.scenario(), figure)};
    if (!square)
        return std::nullopt;
    const auto questions = questionsAbout(board, *square);
    return questions.empty() ? std::nullopt : std::optional(questions.front());
}

std::optional<Question> carriedOver(const Question &question, const Board &from, const Board &to, Square near,
                                    const std::function<bool(const Question &)> &suits)
{
    constexpr std::size_t most = 60; // that are tried: a board may have thousands
    const std::vector<Question> candidates = alike(question, from, to, near);
    const auto end = candidates.begin() + static_cast<std::ptrdiff_t>(std::min(most, candidates.size()));
    const auto found = suits ? std::find_if(candidates.begin(), end, suits) : candidates.begin();
    return found == end ? std::nullopt : std::optional(*found);
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
