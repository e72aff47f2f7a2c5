// SPDX-License-Identifier: MIT
#include "model/inquiry/suggestions.h"

#include "model/referee/answerkinds.h"
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
        if (needs(question.ask, "target"))
            questions.push_back({.ask = question.ask, .target = figureId(to.scenario(), figure)});
        else if (const auto carried = questionAboutFigure(to, figure);
                 carried && carried->ask == question.ask)
            questions.push_back(*carried);
    return questions;
}

/// What asks the same on `to`, the nearest first.
std::vector<Question> alike(const Question &question, const Board &from, const Board &to, Square near)
{
    if (question.target)
        return aboutSuchFigures(question, from, to, near);
    if (const auto alike = answerKindOf(question.ask).alike)
        return alike(to);
    if (!takes(question.ask, squareKeyOf(question.ask)) || !question.at)
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

std::vector<Question> aboutFigure(const std::string &id)
{
    std::vector<Question> questions;
    for (const QuestionKind &kind : questionKinds)
        if (kind.about == Topic::Figure)
            questions.push_back({.ask = kind.ask, .target = id});
    return questions;
}

} // namespace

std::vector<Question> questionsAbout(const Board &board, Square square)
{
    std::vector<Question> questions;
    const Tile *design = board.designAt(square);
    if (!design)
        return questions;
    for (const Topic about : {Topic::Tower, Topic::Watchtower, Topic::Tile})
        for (const QuestionKind &kind : questionKinds)
            if (kind.about == about && isAskedAt(about, *design)) {
                questions.push_back({.ask = kind.ask, .at = square});
                if (needs(kind.ask, "figure"))
                    questions.back().figure = FigureKind::Meeple;
            }
    return questions;
}

std::vector<Question> questionsAboutFigure(const Board &board, int figure)
{
    std::vector<Question> questions = aboutFigure(figureId(board.scenario(), figure));
    if (auto other = questionAboutFigure(board, figure))
        questions.push_back(std::move(*other));
    return questions;
}

std::optional<Question> questionRaisedAt(const Board &board, Square square)
{
    const std::vector<Question> about = questionsAbout(board, square);
    const auto found = ranges::find_if(about, [&board](const Question &question) {
        const auto tellsNews = answerKindOf(question.ask).tellsNews;
        return tellsNews && tellsNews(answer(board, question));
    });
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
            if (needs(question.ask, "at"))
                questions.push_back(question);
    for (const std::string &id : figureIds(scenario))
        ranges::copy(aboutFigure(id), std::back_inserter(questions));
    for (const Colour player : playerOrder(scenario))
        for (std::size_t i = std::size(questionKinds); i-- > 0;) // all that he may do before its parts
            if (questionKinds[i].about == Topic::Player)
                questions.push_back({.ask = questionKinds[i].ask, .by = player});
    for (const QuestionKind &kind : questionKinds)
        if (kind.about == Topic::Board || (kind.about == Topic::Tile && !needs(kind.ask, "at")))
            questions.push_back({.ask = kind.ask});
    return questions;
}

} // namespace towerwatch
