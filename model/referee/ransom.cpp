// SPDX-License-Identifier: MIT
#include "model/referee/referee.h"
#include "model/referee/strength.h"
#include "model/value/ranges.h"

#include <algorithm>

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
std::vector<RansomOption> optionsOf(const Scenario &scenario, Colour by, std::optional<Colour> from,
                                    std::optional<FigureKind> kind)
{
    std::vector<RansomOption> options;
    for (const Player &holder : scenario.players) {
        std::vector<FigureKind> seen;
        for (const Prisoner &prisoner : holder.prisoners) {
            const bool meant = prisoner.owner == by && (!from || *from == holder.colour) &&
                               (!kind || *kind == prisoner.kind) && holder.colour != by;
            if (!meant || ranges::find(seen, prisoner.kind) != seen.end())
                continue;
            seen.push_back(prisoner.kind);
            options.push_back({prisoner.kind, holder.colour, pointsAfter(scenario, by, holder.colour)});
        }
    }
    return options;
}

} // namespace

RansomAnswer ransom(const Board &board, Colour by, std::optional<Colour> from, std::optional<FigureKind> kind)
{
    const Scenario &scenario = board.scenario();
    RansomAnswer answer;
    const auto refuse = [&](const Fact &fact, const Because &because) {
        answer.facts.push_back(fact);
        addOnce(answer.because, because);
    };
    if (scenario.rules.house.contains(HouseRule::EyeForAnEye))
        refuse({.name = FactName::HouseRule}, {cite::houseEyeForEye});
    if (scenario.turn && scenario.turn->player != by)
        refuse({.name = FactName::NotOnTurn, .player = scenario.turn->player}, {cite::ransomOwnTurn});
    if (scenario.turn && scenario.turn->player == by && scenario.turn->ransomPaid)
        refuse({.name = FactName::AlreadyPaid}, {cite::ransomOncePerTurn, cite::ransomDoubleTurn});
    auto options = optionsOf(scenario, by, from, kind);
    if (options.empty())
        refuse({.name = FactName::NoPrisoner}, {cite::ransomOwnerOnly});
    const Player *payer = findPlayer(scenario, by);
    const bool poor = payer && payer->points && *payer->points < ransomCost;
    if (poor)
        answer.facts.push_back(
            {.name = FactName::TooFewPoints, .number = *payer->points, .limit = ransomCost});
    if (poor && switchesOf(scenario.rules.tower).ransomNeedsThreePoints)
        answer.because.push_back(cite::ransomMinScore);
    if (!answer.because.empty())
        return answer;
    answer.legal = poor ? Legality::Open : Legality::Yes;
    if (poor)
        answer.because.push_back(cite::ransomMinScore);
    addOnce(answer.because,
            {cite::ransomThree, ofEdition(scenario.rules.tower, cite::ransomFlat, cite::ransomFlatC1),
             cite::ransomOwnTurn, cite::ransomOncePerTurn, cite::ransomMinScore});
    if (options.size() > 1)
        answer.because.push_back(cite::ransomChoiceByOwner);
    answer.options = std::move(options);
    return answer;
}

} // namespace towerwatch
