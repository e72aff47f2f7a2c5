// SPDX-License-Identifier: MIT
#include "model/referee/answerkinds.h"
#include "model/referee/moment.h"
#include "model/referee/referee.h"
#include "model/referee/strength.h"
#include "model/value/ranges.h"

namespace towerwatch {

namespace {

ColourPoints pointsAfter(const Scenario &scenario, Colour payer, Colour holder)
{
    ColourPoints points;
    for (const Player &player : scenario.players) {
        const int change = player.colour == payer ? -ransomCost : player.colour == holder ? ransomCost : 0;
        if (change != 0 && player.points)
            points.emplace_back(player.colour, *player.points + change);
    }
    return points;
}

/// One option for each holder and kind: holders in player order, kinds in the order of the file.
std::vector<RansomOption> optionsOf(const Board &board, Colour by, std::optional<Colour> from,
                                    std::optional<FigureKind> kind)
{
    std::vector<RansomOption> options;
    for (const Player &holder : board.players()) {
        std::vector<FigureKind> seen;
        for (const Prisoner &prisoner : holder.prisoners) {
            const bool meant = prisoner.owner == by && (!from || *from == holder.colour) &&
                               (!kind || *kind == prisoner.kind) && holder.colour != by;
            if (!meant || ranges::find(seen, prisoner.kind) != seen.end())
                continue;
            seen.push_back(prisoner.kind);
            options.push_back(
                {prisoner.kind, holder.colour, pointsAfter(board.scenario(), by, holder.colour)});
        }
    }
    return options;
}

} // namespace

RansomAnswer ransom(const Board &board, Colour by, std::optional<Colour> from, std::optional<FigureKind> kind)
{
    const Scenario &scenario = board.scenario();
    const Turn turn = turnOf(scenario, by);
    RansomAnswer answer;
    for (const Fact &fact : momentAgainstRansom(scenario))
        refuse(answer, fact);
    for (const HouseRule rule : allHouseRules)
        if (scenario.rules.house.contains(rule) && rowOf(rule).changes.noRansom)
            refuse(answer, {.name = FactName::HouseRule, .house = rule, .because = {rowOf(rule).ruling}});
    if (turn.player.value_or(by) != by)
        refuse(answer,
               {.name = FactName::NotOnTurn, .player = turn.player, .because = {cite::ransomOwnTurn}});
    if (turn.ransomPaid)
        refuse(answer,
               {.name = FactName::AlreadyPaid, .because = {cite::ransomOncePerTurn, cite::ransomDoubleTurn}});
    auto options = optionsOf(board, by, from, kind);
    if (options.empty())
        refuse(answer, {.name = FactName::NoPrisoner, .because = {cite::ransomOwnerOnly}});
    const Player *payer = board.player(by);
    const bool poor = payer && payer->points && *payer->points < ransomCost;
    if (poor)
        refuse(answer, {.name = FactName::TooFewPoints,
                        .number = *payer->points,
                        .limit = ransomCost,
                        .open = !switchesOf(scenario.rules.tower).ransomNeedsThreePoints,
                        .because = {cite::ransomMinScore}});
    if (isRefused(answer.facts))
        return answer;
    answer.legal = poor ? Legality::Open : Legality::Yes;
    if (poor)
        answer.because.push_back(cite::ransomMinScore);
    addOnce(answer.because, {cite::ransomThree,
                             EditionRuling(cite::ransomFlat, cite::ransomFlatC1).under(scenario.rules.tower),
                             cite::ransomOwnTurn, cite::ransomOncePerTurn, cite::ransomMinScore});
    if (options.size() > 1)
        answer.because.push_back(cite::ransomChoiceByOwner);
    if ((turn.laid && !turn.laid->at) || turn.hasDone(Done::Phantom))
        answer.because.push_back(cite::ransomTiming);
    answer.options = std::move(options);
    return answer;
}

namespace {

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

} // namespace

const AnswerKind ransomKind{
    .answer = [](const Board &board, const Question &question, Colour by) -> AnswerBody {
        return ransom(board, by, question.from, question.figure);
    },
    .write =
        [](Value &map, const AnswerWriter &, const Answer &answer) {
            const auto &options = std::get<RansomAnswer>(answer.body).options;
            map.set("options", Value::listOf(options, [](const RansomOption &option) {
                        return Value::map("figure", option.figure, "holder", option.holder, "cost",
                                          ransomCost, "points", toValue(option.points));
                    }));
        },
    .mark = nullptr,
    .ground = nullptr,
    .decisive = {{"legal"}, {"options", {"figure", "holder"}}},
    .hinges = true,
    .alike = aboutPrisoner};

} // namespace towerwatch
