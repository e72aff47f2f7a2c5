// SPDX-License-Identifier: MIT
#include "model/inquiry/hinges.h"

#include "model/inquiry/variants.h"
#include "model/referee/answerkinds.h"
#include "model/referee/answervalue.h"
#include "model/referee/referee.h"

#include <cstdlib>

namespace towerwatch {

namespace {

constexpr int highestTried = 30; ///< floors, the new one included

/// The outcomes under other rules that differ from the own; `outcomeOn` judges the board under the rules of a
/// number.
template <typename Outcome, typename Judge>
Hinges<Outcome> acrossRules(const Variants &variants, Judge outcomeOn)
{
    Hinges<Outcome> hinges;
    const TableRules &own = variants.compared().front();
    const Outcome now = outcomeOn(variants.own().board(), 0);
    for (std::size_t i = 1; i < variants.compared().size(); ++i) {
        const TableRules &rules = variants.compared()[i];
        const Outcome then = outcomeOn(variants.under(rules).board(), i);
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
    : m_variants(atNoMoment(scenario), catalogue)
{
}

FigureHinges HingeFinder::ofFigure(int figure, std::vector<TowerReach> &tower, int height, Colour by,
                                   const std::vector<Colour> &others) const
{
    auto hinges = acrossRules<Verdict>(m_variants, [&](const Board &board, std::size_t rules) {
        return tower[rules].verdict(figure, exposureOf(board, figure, by).verdict, height);
    });
    TowerReach &reach = tower.front();
    const Verdict exposed = exposureOf(own(), figure, by).verdict;
    const Verdict now = reach.verdict(figure, exposed, height);
    for (const Colour other : others)
        if (const Verdict then = reach.verdict(figure, exposureOf(own(), figure, other).verdict, height);
            then != now)
            hinges.by.emplace_back(other, then);
    for (int tried = 1; tried <= highestTried; ++tried) {
        if (hinges.height && std::abs(hinges.height->first - height) <= std::abs(tried - height))
            continue;
        if (const Verdict then = reach.verdict(figure, exposed, tried); then != now)
            hinges.height = {tried, then};
    }
    return hinges;
}

LegalityHinges HingeFinder::ofQuestion(const Question &question) const
{
    return acrossRules<Legality>(
        m_variants, [&](const Board &board, std::size_t) { return legalityOf(answer(board, question)); });
}

AnswerHinges HingeFinder::of(const Answer &answer) const
{
    const Question &question = answer.question;
    AnswerHinges hinges;
    if (answerKindOf(question.ask).hinges)
        hinges.legality = ofQuestion(question);
    const auto *floor = std::get_if<PlaceFloorAnswer>(&answer.body);
    if (!floor || floor->figures.empty())
        return hinges;
    std::vector<TowerReach> tower;
    for (const TableRules &rules : m_variants.compared())
        tower.emplace_back(m_variants.under(rules).board(), *question.at);
    std::vector<Colour> others = playerOrder(own().scenario());
    std::erase_if(others, [&](Colour other) {
        return judgeFloor(own(), *question.at, other, question.placed).legal != Legality::Yes;
    });
    for (const FigureVerdict &verdict : floor->figures)
        hinges.figures.push_back(ofFigure(verdict.figure, tower, floor->height, *question.by, others));
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
    const int tile = takes(question.ask, "placed") ? board.tileAt(*question.at) : -1;
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
