// SPDX-License-Identifier: MIT
/// The outlines of all figures, the middle of the foot at 0 0, about 22 high.
#pragma once

#include "model/scenario/figures.h"
#include "views/drawing/geometry.h"

namespace towerwatch::drawing {

/// What a figure looks like.
struct Silhouette
{
    FigureKind kind;
    Point mark;                  ///< where the player's mark is
    double markScale;            ///< its size; 1: 10 x 10
    std::string_view colour;     ///< the fill of one that nobody owns
    std::string_view body;       ///< the closed outline
    std::string_view lines;      ///< inner lines, in the outline's colour
    std::string_view spots;      ///< small light areas: eyes, buttons
    std::string_view plain = {}; ///< the outline for very small pictures; empty: the same
};

const Silhouette &silhouetteOf(FigureKind kind);

} // namespace towerwatch::drawing
