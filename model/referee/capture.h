// SPDX-License-Identifier: MIT
/// Who can be captured, and what follows from it (towerwatch-rules(7), "Placing a floor").
#pragma once

#include "model/referee/reach.h"
#include "model/referee/watchtowers.h"

namespace towerwatch {

/// The rulings that say that a figure of this kind is safe; none where it can be captured.
Because kindShelters(FigureKind kind, TowerRules rules);

/// Whether a figure may be captured by `by` at all, wherever the tower stands: Safe, Open or Capturable, and
/// why.
struct Exposure
{
    Verdict verdict = Verdict::Safe;
    Facts facts = {}; ///< none where it is capturable
    Because because = {};
};
Exposure exposureOf(const Board &board, int figure, Colour by);

/// The verdict on a figure that the tower reaches through a square, as placeFloor() gives it.
FigureVerdict verdictInReach(const Board &board, int figure, Square tower, Square through, int distance,
                             Colour by, WatchtowerValues &values);

/// How a tower's range gets to a figure: through its square, or the nearest one of a lord's castle.
struct Way
{
    Square through{};
    int distance = 0;
};

/// Which figures a tower reaches, whatever its height: for many figures and heights of one tower.
class TowerReach
{
public:
    TowerReach(const Board &board, Square tower);

    /// Nothing where no range is enough.
    std::optional<Way> to(int figure);
    /// The verdict about a figure whose exposure is known, as the target of floor number `height`.
    Verdict verdict(int figure, Verdict exposed, int height);

private:
    std::optional<Way> nearest(const std::vector<Square> &squares) const;

    const Board &m_board;
    Distances m_distances;
    std::map<int, std::optional<Way>> m_castles; ///< by feature
};

/// The figures whose own tile is in a tower's reach, and the castle lords through any tile of their castle,
/// whether they can be captured or not; ascending.
std::vector<int> figuresIn(const Board &board, const std::vector<Square> &reach);

/// What follows when `by` captures the figure: what becomes of it, orphans, majority,
/// watchtowers, tower.
std::vector<Consequence> consequencesOf(const Board &board, int figure, Colour by, WatchtowerValues &values);

/// The builder or pig that stays when a figure is captured, as its owner has another meeple in the feature;
/// -1 without one. `known`: a cache of what was found before.
using Dependants = std::map<std::pair<int, Colour>, int>; ///< by feature and owner
int stayingWithout(const Board &board, int figure, Dependants &known);

/// The only meeple that keeps a builder or pig in its feature; -1: there are more or none, or it is neither.
int keeperOf(const Board &board, int figure);

/// Whether capturing the figure leaves a barn or shepherd of its owner without a meeple in the feature.
bool leavesBarnOrShepherd(const Board &board, int figure);

/// Whether it depends on a field that may differ in the third edition of the watchtowers if capturing the
/// figure leaves a pig alone: it is its owner's last meeple there, and a pig of his stands on such a tile.
bool hangsOnChangedFields(const Board &board, int figure);

/// Whether a figure stands in a castle, so that every tile of the castle brings it into reach.
bool isCastleLord(const Board &board, int figure);

/// The squares that bring a figure into reach: its own, for a castle lord those of the castle; none without a
/// square.
std::vector<Square> squaresOf(const Board &board, int figure);

} // namespace towerwatch
