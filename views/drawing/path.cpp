// SPDX-License-Identifier: MIT
#include "views/drawing/path.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace towerwatch::drawing {

namespace {

constexpr int stepsPerCubic = 14;

Point cubicAt(Point start, const Cubic &piece, double t)
{
    const double u = 1 - t;
    return start * (u * u * u) + piece.a * (3 * u * u * t) + piece.b * (3 * u * t * t) +
           piece.end * (t * t * t);
}

bool isStraight(Point start, const Cubic &piece)
{
    const Point along = piece.end - start;
    const double size = std::max(length(along), 1e-9);
    return std::abs(cross(along, piece.a - start)) / size < 0.01 &&
           std::abs(cross(along, piece.b - start)) / size < 0.01;
}

/// Where the line through `p` along `direction` enters the tile.
Point entry(Point p, Point direction)
{
    double t = -1e9;
    const auto clip = [&t](double position, double speed) {
        if (std::abs(speed) > 1e-9)
            t = std::max(t, std::min(-position / speed, (tileSize - position) / speed));
    };
    clip(p.x, direction.x);
    clip(p.y, direction.y);
    return p + direction * t;
}

/// Where two lines meet; halfway between their points if they are nearly parallel.
Point meeting(Point p, Point along, Point q, Point other)
{
    const double area = cross(along, other);
    if (std::abs(area) < 0.05)
        return (p + q) * 0.5;
    return p + along * (cross(q - p, other) / area);
}

double squaredDistanceToSegment(Point a, Point b, Point p)
{
    const Point along = b - a;
    const double square = dot(along, along);
    const double t = square > 0 ? std::clamp(dot(p - a, along) / square, 0.0, 1.0) : 0.0;
    const Point between = p - (a + along * t);
    return dot(between, between);
}

void simplify(const Polyline &line, std::size_t first, std::size_t last, double tolerance, Polyline &result)
{
    std::size_t farthest = first;
    double most = tolerance;
    for (std::size_t i = first + 1; i < last; ++i) {
        const double d = distanceToSegment(line[first], line[last], line[i]);
        if (d > most) {
            most = d;
            farthest = i;
        }
    }
    if (farthest == first) {
        result.push_back(line[last]);
        return;
    }
    simplify(line, first, farthest, tolerance, result);
    simplify(line, farthest, last, tolerance, result);
}

std::string pair(Point p)
{
    return number(p.x) + ' ' + number(p.y);
}

/// Whether the straight line from `a` to `b` runs along a side of the tile.
bool alongSide(Point a, Point b)
{
    const auto same = [](double p, double q, double side) {
        return std::abs(p - side) < 0.3 && std::abs(q - side) < 0.3;
    };
    return same(a.x, b.x, 0) || same(a.x, b.x, tileSize) || same(a.y, b.y, 0) || same(a.y, b.y, tileSize);
}

} // namespace

double length(Point a)
{
    return std::sqrt(dot(a, a));
}

Point unit(Point a)
{
    const double size = length(a);
    return size > 0 ? a * (1 / size) : a;
}

double insideBy(Point p)
{
    return std::min(std::min(p.x, tileSize - p.x), std::min(p.y, tileSize - p.y));
}

Point turnedPoint(Point p, int quarters)
{
    for (int i = 0; i < (quarters & 3); ++i)
        p = {tileSize - p.y, p.x};
    return p;
}

void Path::lineTo(Point p)
{
    const Point from = end();
    pieces.push_back({from + (p - from) * (1.0 / 3), from + (p - from) * (2.0 / 3), p});
}

Path Path::reversed() const
{
    Path result{end(), {}};
    for (std::size_t i = pieces.size(); i-- > 0;)
        result.pieces.push_back({pieces[i].b, pieces[i].a, i == 0 ? start : pieces[i - 1].end});
    return result;
}

Path Path::turned(int quarters) const
{
    Path result{turnedPoint(start, quarters), {}};
    for (const Cubic &piece : pieces)
        result.pieces.push_back({turnedPoint(piece.a, quarters), turnedPoint(piece.b, quarters),
                                 turnedPoint(piece.end, quarters)});
    return result;
}

Path Path::line(Point from, Point to)
{
    Path result{from, {}};
    result.lineTo(to);
    return result;
}

Polyline flattened(const Path &path)
{
    Polyline result{path.start};
    Point from = path.start;
    for (const Cubic &piece : path.pieces) {
        const int steps = isStraight(from, piece) ? 1 : stepsPerCubic;
        for (int i = 1; i <= steps; ++i)
            result.push_back(cubicAt(from, piece, static_cast<double>(i) / steps));
        from = piece.end;
    }
    return result;
}

Path inset(const Path &path, double by)
{
    Polyline handles{path.start};
    for (const Cubic &piece : path.pieces)
        handles.insert(handles.end(), {piece.a, piece.b, piece.end});
    Polyline moved;
    Polyline along;
    for (std::size_t i = 0; i + 1 < handles.size(); ++i) {
        along.push_back(unit(handles[i + 1] - handles[i]));
        moved.push_back(handles[i] + Point{-along[i].y, along[i].x} * by);
    }
    Polyline result{entry(moved.front(), along.front())};
    for (std::size_t i = 1; i < moved.size(); ++i) {
        const Point before = handles[i] + Point{-along[i - 1].y, along[i - 1].x} * by;
        result.push_back(std::abs(cross(along[i - 1], along[i])) < 0.05
                             ? (before + moved[i]) * 0.5
                             : meeting(moved[i - 1], along[i - 1], moved[i], along[i]));
    }
    result.push_back(entry(moved.back(), along.back() * -1));
    Path inner{result.front(), {}};
    for (std::size_t i = 1; i + 2 < result.size(); i += 3)
        inner.pieces.push_back({result[i], result[i + 1], result[i + 2]});
    return inner;
}

Path shortened(const Path &path, double by)
{
    Path result = path;
    const auto trim = [by](Path &trimmed) {
        Cubic &piece = trimmed.pieces.front();
        const double size = std::max(length(piece.a - trimmed.start) * 2, by + 1);
        const double t = by / size;
        const auto mix = [t](Point a, Point b) { return a + (b - a) * t; };
        const Point ab = mix(trimmed.start, piece.a), bc = mix(piece.a, piece.b),
                    cd = mix(piece.b, piece.end);
        const Point abc = mix(ab, bc), bcd = mix(bc, cd);
        trimmed.start = mix(abc, bcd);
        piece.a = bcd;
        piece.b = cd;
    };
    if (result.pieces.empty())
        return result;
    trim(result);
    result = result.reversed();
    trim(result);
    return result.reversed();
}

double distanceTo(const Polyline &line, Point p)
{
    if (line.empty())
        return 1e9;
    double result = dot(p - line.front(), p - line.front());
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        result = std::min(result, squaredDistanceToSegment(line[i], line[i + 1], p));
    return std::sqrt(result);
}

double distanceToSegment(Point a, Point b, Point p)
{
    return std::sqrt(squaredDistanceToSegment(a, b, p));
}

bool contains(const Polyline &polygon, Point p)
{
    bool inside = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const Point a = polygon[i], b = polygon[j];
        if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside;
}

Polyline simplified(const Polyline &line, double tolerance)
{
    if (line.size() < 3)
        return line;
    Polyline result{line.front()};
    simplify(line, 0, line.size() - 1, tolerance, result);
    return result;
}

std::string number(double value, bool fine)
{
    const long scale = fine ? 100 : 10;
    long whole = std::lround(value * static_cast<double>(scale));
    std::string result = whole < 0 ? "-" : "";
    whole = std::abs(whole);
    const long left = whole / scale;
    long right = whole % scale;
    if (left != 0 || right == 0)
        result += std::to_string(left);
    if (right != 0) {
        std::string digits = std::to_string(scale + right).substr(1);
        while (digits.back() == '0')
            digits.pop_back();
        result += '.' + digits;
    }
    return result == "-0" ? "0" : result;
}

std::string svgPath(const Path &path, bool move)
{
    std::string result = (move ? 'M' : 'L') + pair(path.start);
    Point from = path.start;
    for (const Cubic &piece : path.pieces) {
        result += isStraight(from, piece) ? 'L' + pair(piece.end)
                                          : 'C' + pair(piece.a) + ' ' + pair(piece.b) + ' ' + pair(piece.end);
        from = piece.end;
    }
    return result;
}

std::string svgPath(const Polyline &line, bool closed)
{
    std::string result;
    for (const Point &p : line)
        result += (result.empty() ? 'M' : 'L') + pair(p);
    return closed && !result.empty() ? result + 'Z' : result;
}

std::string pathOnBoard(const std::vector<Polyline> &outlines, Point corner, bool borders)
{
    std::string result;
    for (const Polyline &outline : outlines) {
        bool drawing = false;
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const Point from = outline[i], to = outline[(i + 1) % outline.size()];
            const bool skipped = borders && alongSide(from, to);
            if (!skipped && !drawing)
                result += 'M' + pair(from + corner);
            if (!skipped)
                result += 'L' + pair(to + corner);
            drawing = !skipped;
        }
    }
    return result;
}

} // namespace towerwatch::drawing
