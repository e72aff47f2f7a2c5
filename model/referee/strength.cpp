// SPDX-License-Identifier: MIT
#include "model/referee/strength.h"

#include <algorithm>

namespace towerwatch {

int strengthOf(FigureKind kind, bool inCity, int coats)
{
    const int strength = rulesOf(kind).strength;
    return strength != byCoats ? strength : inCity ? coats : 0;
}

ColourPoints inPlayerOrder(const Board &board, const ColourSums &sums)
{
    ColourPoints points;
    for (const Colour colour : board.colours())
        if (const int sum = sums[static_cast<std::size_t>(colour)]; sum > 0)
            points.emplace_back(colour, sum);
    return points;
}

std::vector<Colour> strongest(const ColourPoints &strengths)
{
    int most = 1;
    for (const auto &[colour, strength] : strengths)
        most = std::max(most, strength);
    std::vector<Colour> colours;
    for (const auto &[colour, strength] : strengths)
        if (strength == most)
            colours.push_back(colour);
    return colours;
}

std::vector<Colour> holdersOf(const Board &board, int feature, int without)
{
    const Feature &f = board.feature(feature);
    const bool inCity = f.kind == FeatureKind::City;
    const Crowd &crowd = board.crowdIn(feature);
    ColourSums sums{};
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] = crowd.strength[i] + crowd.byCoats[i] * (inCity ? f.coatsOfArms : 0);
    if (without >= 0 && board.figure(without).owner)
        sums[static_cast<std::size_t>(*board.figure(without).owner)] -=
            strengthOf(board.figure(without).kind, inCity, f.coatsOfArms);
    return strongest(inPlayerOrder(board, sums));
}

std::vector<int> standingIn(const Board &board, const ScoredFeature &feature)
{
    const bool isMonastery = feature.feature < 0;
    const auto there =
        isMonastery ? board.figuresOn(board.tileAt(feature.tiles.front())) : board.figuresIn(feature.feature);
    std::vector<int> figures(there.begin(), there.end());
    std::erase_if(
        figures, [&](int figure) { return isMonastery && !board.figure(figure).isOn(PlaceKind::Monastery); });
    return figures;
}

} // namespace towerwatch
