// SPDX-License-Identifier: MIT
#include "model/referee/strength.h"

#include <algorithm>

namespace towerwatch {

std::vector<Colour> colourOrder(const Scenario &scenario)
{
    std::vector<Colour> order = playerOrder(scenario);
    for (std::size_t i = 0; i < colourNames.size(); ++i)
        if (const auto colour = static_cast<Colour>(i);
            std::find(order.begin(), order.end(), colour) == order.end())
            order.push_back(colour);
    return order;
}

int strengthOf(FigureKind kind, bool inCity, int coats)
{
    if (!isMeeple(kind))
        return 0;
    if (kind == FigureKind::Mayor)
        return inCity ? coats : 0;
    return kind == FigureKind::LargeMeeple ? 2 : 1;
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
    return strongest(
        strengths(board, board.figuresIn(feature), f.kind == FeatureKind::City, f.coatsOfArms, without));
}

} // namespace towerwatch
