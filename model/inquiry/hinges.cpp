// SPDX-License-Identifier: MIT
#include "model/inquiry/hinges.h"

#include "model/inquiry/compare.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"

#include <cstdlib>

namespace towerwatch {

namespace {

constexpr int highestTried = 30; ///< floors, the new one included

/// The outcomes under other rules that differ from the own; `outcomeOn` judges a board.
template <typename Outcome, typename Judge>
Hinges<Outcome> acrossRules(const std::vector<PositionPtr> &positions, Judge outcomeOn)
{
    Hinges<Outcome> hinges;
    const TableRules &own = positions.front()->board().rules();
    const Outcome now = outcomeOn(positions.front()->board());
    for (const PositionPtr &position : positions) {
        const TableRules &rules = position->board().rules();
        const Outcome then = outcomeOn(position->board());
        if (then == now)
            continue;
        if (rules.tower != own.tower)
            hinges.tower.emplace_back(rules.tower, then);
        for (const HouseRule rule : allHouseRules)
            if (rules.house.contains(rule) != own.house.contains(rule))
                hinges.house.emplace_back(rule, then);
    }
    return hinges;
}

Legality legalityOf(const Answer &answer)
{
    return std::visit(
        [](const auto &body) {
            if constexpr (requires { body.legal; })
                return body.legal;
            else
                return Legality::No;
        },
        answer.body);
}

Value outcomeValue(Verdict verdict)
{
    return Value::of(name(verdict));
}
Value outcomeValue(Legality legal)
{
    return toValue(legal);
}

template <typename Key, typename Outcome>
void addPart(Value &map, std::string_view part, const std::vector<std::pair<Key, Outcome>> &entries)
{
    if (entries.empty())
        return;
    Value values = Value::map();
    for (const auto &[key, outcome] : entries)
        values.set(name(key), outcomeValue(outcome));
    map.set(part, std::move(values));
}

template <typename Outcome> Value hingesValue(const Hinges<Outcome> &hinges)
{
    Value map = Value::map();
    addPart(map, "tower", hinges.tower);
    addPart(map, "house", hinges.house);
    addPart(map, "by", hinges.by);
    if (hinges.height)
        map.set("height",
                Value::map("height", hinges.height->first, "verdict", outcomeValue(hinges.height->second)));
    return map;
}

} // namespace

HingeFinder::HingeFinder(const Scenario &scenario, const TileCatalogue &catalogue)
{
    Scenario variant = scenario;
    for (const TableRules &rules : comparedRules(scenario.rules)) {
        variant.rules = rules;
        m_positions.push_back(std::make_shared<const Position>(variant, catalogue));
    }
}

FigureHinges HingeFinder::ofFigure(int figure, Square tower, int height, Colour by) const
{
    auto hinges = acrossRules<Verdict>(
        m_positions, [&](const Board &board) { return verdictOf(board, figure, tower, height, by); });
    const Verdict now = verdictOf(own(), figure, tower, height, by);
    for (const Colour other : playerOrder(own().scenario()))
        if (const Verdict then = verdictOf(own(), figure, tower, height, other);
            then != now && judgeFloor(own(), tower, other).legal == Legality::Yes)
            hinges.by.emplace_back(other, then);
    for (int tried = 1; tried <= highestTried; ++tried) {
        if (hinges.height && std::abs(hinges.height->first - height) <= std::abs(tried - height))
            continue;
        if (const Verdict then = verdictOf(own(), figure, tower, tried, by); then != now)
            hinges.height = {tried, then};
    }
    return hinges;
}

LegalityHinges HingeFinder::ofQuestion(const Question &question) const
{
    return acrossRules<Legality>(m_positions,
                                 [&](const Board &board) { return legalityOf(answer(board, question)); });
}

AnswerHinges HingeFinder::of(const Answer &answer) const
{
    const Question &question = answer.question;
    AnswerHinges hinges;
    if (question.ask == Ask::PlaceFigure || question.ask == Ask::Ransom)
        hinges.legality = ofQuestion(question);
    if (const auto *floor = std::get_if<PlaceFloorAnswer>(&answer.body))
        for (const FigureVerdict &verdict : floor->figures)
            hinges.figures.push_back(ofFigure(verdict.figure, *question.at, floor->height, *question.by));
    return hinges;
}

void addHinges(Value &value, const AnswerHinges &hinges)
{
    if (hinges.legality)
        value.set("hinges", hingesValue(*hinges.legality));
    for (std::size_t i = 0; i < value.keys.size(); ++i)
        for (std::size_t j = 0; value.keys[i] == "figures" && j < hinges.figures.size(); ++j)
            value.items[i].items[j].set("hinges", hingesValue(hinges.figures[j]));
}

} // namespace towerwatch
