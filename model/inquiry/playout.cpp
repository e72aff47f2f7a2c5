// SPDX-License-Identifier: MIT
#include "model/inquiry/playout.h"

#include "model/referee/strength.h"

namespace towerwatch {

std::vector<PlayStep> playOut(const Board &board, const ScoreAnswer &answer)
{
    std::vector<PlayStep> steps;
    ColourSums totals{};
    const auto add = [&](PlayStep step, const ColourSums &points) {
        for (std::size_t i = 0; i < points.size(); ++i)
            totals[i] += points[i];
        step.totals = inPlayerOrder(board, totals);
        steps.push_back(std::move(step));
    };
    for (const TriggeredWatchtower &tower : answer.watchtowers) {
        ColourSums points{};
        for (const int figure : tower.figures)
            if (const auto owner = board.figure(figure).owner)
                points[static_cast<std::size_t>(*owner)] += tower.value;
        add({PlayKind::Watchtower, {tower.at}, tower.figures}, points);
    }
    for (const ScoredFeature &feature : answer.features) {
        ColourSums points{};
        for (const Colour colour : feature.receivers)
            points[static_cast<std::size_t>(colour)] += feature.points;
        add({PlayKind::Feature, feature.tiles, standingIn(board, feature)}, points);
    }
    for (const ScoredFeature &feature : answer.features)
        if (std::vector<int> leaving = standingIn(board, feature); !leaving.empty())
            add({PlayKind::GoHome, feature.tiles, std::move(leaving)}, {});
    return steps;
}

} // namespace towerwatch
