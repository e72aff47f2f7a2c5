// SPDX-License-Identifier: MIT
/// Where badges have room on a board.
#pragma once

#include "views/drawing/scene.h"

#include <span>

namespace towerwatch::drawing {

/// Finds room for badges one after the other: over no figure, no number of a tower and no badge before, where
/// there is any such room close by. The scene must outlive it.
class BadgeRoom
{
public:
    explicit BadgeRoom(const Scene &scene);

    /// The middle of a round badge that belongs to a figure, and whether it lies so far off that a line has
    /// to say whose it is.
    struct Spot
    {
        Point middle;
        bool away = false;
    };
    Spot beside(int figure, double radius);
    /// The first of several boxes that is free, or the one that covers least; on the board.
    Box among(std::span<const Box> boxes);
    /// The same of middles of a round badge.
    Point among(std::span<const Point> middles, double radius);
    /// The middle of the body of a figure.
    Point chestOf(int figure);

private:
    /// Something that badges avoid.
    struct Thing
    {
        Box box;
        int figure = -1; ///< whose body it is
    };

    /// What stands near a point.
    std::vector<const Thing *> thingsNear(Point point);
    const std::vector<Thing> &thingsOn(Square square);
    /// How much of a box is covered already: 0 none.
    double coveredOf(const Box &box);
    void take(const Box &box);

    const Scene &m_scene;
    Feet m_feet;
    std::map<Square, std::vector<Thing>> m_standing; ///< by the square of the tile
    std::map<Square, std::vector<Thing>> m_taken;    ///< badges, by the square of their middle
};

} // namespace towerwatch::drawing
