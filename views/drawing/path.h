// SPDX-License-Identifier: MIT
/// Curves on the unit tile: points, cubic paths, how they are turned, inset and written as SVG path data.
#pragma once

#include "views/drawing/tilegeometry.h"

namespace towerwatch::drawing {

constexpr Point operator+(Point a, Point b)
{
    return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b)
{
    return {a.x - b.x, a.y - b.y};
}
constexpr Point operator*(Point a, double factor)
{
    return {a.x * factor, a.y * factor};
}
constexpr double dot(Point a, Point b)
{
    return a.x * b.x + a.y * b.y;
}
constexpr double cross(Point a, Point b)
{
    return a.x * b.y - a.y * b.x;
}
/// Length of the vector from the origin to `a`.
double length(Point a);
/// `a` as a vector of length 1; the origin stays.
Point unit(Point a);
/// The middle of the tile.
inline constexpr Point tileCentre{tileSize / 2, tileSize / 2};
/// How far inside the tile `p` is; negative outside.
double insideBy(Point p);

/// `p` after the tile was turned clockwise by `quarters` quarter turns.
Point turnedPoint(Point p, int quarters);
inline Point turnedPoint(Point p, Rotation by)
{
    return turnedPoint(p, quarterTurns(by));
}
inline Point turnedBackPoint(Point p, Rotation by)
{
    return turnedPoint(p, 4 - quarterTurns(by));
}

/// One cubic piece of a path: two handles and the end.
struct Cubic
{
    Point a;
    Point b;
    Point end;
};

/// An open chain of cubic pieces.
struct Path
{
    Point start;
    std::vector<Cubic> pieces;

    Point end() const { return pieces.empty() ? start : pieces.back().end; }
    void lineTo(Point p);
    void append(const Path &other) { pieces.insert(pieces.end(), other.pieces.begin(), other.pieces.end()); }
    Path reversed() const;
    Path turned(int quarters) const;
    /// A straight line as a path.
    static Path line(Point from, Point to);
};

/// The path as a chain of short straight lines.
Polyline flattened(const Path &path);
/// A wall's path moved `by` to its right-hand side and ending on the sides of the tile.
Path inset(const Path &path, double by);
/// The path without its first and last `by` units, roughly.
Path shortened(const Path &path, double by);

/// Distance from `p` to the straight line between `a` and `b`.
double distanceToSegment(Point a, Point b, Point p);
/// Distance from `p` to the chain.
double distanceTo(const Polyline &line, Point p);
/// Whether `p` lies inside the closed chain.
bool contains(const Polyline &polygon, Point p);
/// The same chain without points that lie within `tolerance` of a straight line.
Polyline simplified(const Polyline &line, double tolerance);

/// A number with at most one decimal (two where `fine`), as short as can be.
std::string number(double value, bool fine = false);
/// SVG path data of a path; `move` as M, otherwise as a line to its start.
std::string svgPath(const Path &path, bool move = true);
/// SVG path data of a chain.
std::string svgPath(const Polyline &line, bool closed);

/// SVG path data of closed outlines on a tile whose corner is at `corner` of the board. `borders`: without
/// what runs along the sides of the tile.
std::string pathOnBoard(const std::vector<Polyline> &outlines, Point corner, bool borders);

} // namespace towerwatch::drawing
