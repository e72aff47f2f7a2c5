// SPDX-License-Identifier: MIT
/// Who is strongest in a feature (towerwatch-rules(7), "Scoring").
#pragma once

#include "model/referee/answers.h"

namespace towerwatch {

/// What a figure adds to its owner's strength in a city with `coats` coats of arms, or elsewhere.
int strengthOf(FigureKind kind, bool inCity, int coats);

/// A number for each colour, and those above 0 in player order.
using ColourSums = std::array<int, enumNames<Colour>.size()>;
ColourPoints inPlayerOrder(const Board &board, const ColourSums &sums);

/// Strengths above 0 of the owners of `figures`, in player order.
template <typename Figures>
ColourPoints strengths(const Board &board, const Figures &figures, bool inCity, int coats)
{
    ColourSums sums{};
    for (const int i : figures)
        if (const Figure &figure = board.figure(i); figure.owner)
            sums[static_cast<std::size_t>(*figure.owner)] += strengthOf(figure.kind, inCity, coats);
    return inPlayerOrder(board, sums);
}

/// Those with the highest strength.
std::vector<Colour> strongest(const ColourPoints &strengths);

/// Who holds a road or city of the board, ignoring the figure `without` (-1: none).
std::vector<Colour> holdersOf(const Board &board, int feature, int without = -1);

/// The figures that stand in a scored feature.
std::vector<int> standingIn(const Board &board, const ScoredFeature &feature);

} // namespace towerwatch
