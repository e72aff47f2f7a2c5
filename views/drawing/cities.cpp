// SPDX-License-Identifier: MIT
#include "views/drawing/tilelayout.h"

namespace towerwatch::drawing {

namespace {

constexpr double lensDent = 53.0;
constexpr double lensCap = 23.0;
constexpr double narrowDent = 37.0;
constexpr double narrowCap = 19.0;

Point corner(int index)
{
    return turnedPoint({0, 0}, index);
}

/// From the first to the second corner of a side, bulging into the tile.
Path bulge(int side, double depth)
{
    const double rise = 10.0 + (depth - capDepth) * 0.45;
    const Path north{{0, 0}, {{{16, rise}, {29, depth}, {50, depth}}, {{71, depth}, {84, rise}, {100, 0}}}};
    return north.turned(side);
}

/// Cuts off sides `side` and the next one.
Path cornerCurve(int side, double hollow)
{
    const double near = 22 - hollow, far = 72 - hollow;
    const Path east{{100, 0}, {{{far, near}, {near, far}, {0, 100}}}};
    return east.turned(side + 3);
}

bool holdsOther(const Tile &tile, std::size_t self, Side side)
{
    const int city = tile.cityAt(side);
    return city >= 0 && city != static_cast<int>(self);
}

/// Whether a city other than `self` curves around the cap on `side`; 2: from both opposite sides of it.
int lensAround(const Tile &tile, std::size_t self, int side)
{
    for (std::size_t i = 0; i < tile.cities.size(); ++i) {
        const SideSet sides = tile.cities[i].sides;
        if (i != self && sides.contains(sideAt(side + 1)) && sides.contains(sideAt(side + 3)))
            return holdsOther(tile, i, sideAt(side + 2)) ? 2 : 1;
    }
    return 0;
}

double dentDepth(const Tile &tile, std::size_t self, int side)
{
    if (!holdsOther(tile, self, sideAt(side)))
        return capDepth;
    return holdsOther(tile, self, sideAt(side + 2)) ? narrowDent : lensDent;
}

/// How far a corner city draws back because another corner city faces it.
/// Without any neighbour it swells a little.
double hollowFor(const Tile &tile, std::size_t self, int side)
{
    const bool first = holdsOther(tile, self, sideAt(side)),
               second = holdsOther(tile, self, sideAt(side + 1));
    if (first && tile.cityAt(sideAt(side)) == tile.cityAt(sideAt(side + 1)))
        return 7.0;
    return first || second ? 0.0 : -8.0;
}

/// Whether the wall of a city runs into the corner after `side`, because it parts the meadows there.
bool wallReachesCorner(const Tile &tile, std::size_t self, int side)
{
    return isLarge(tile.cities[self]) && parted(tile, 2 * side + 1, 2 * side + 2);
}

/// The wall that cuts off `count` sides from `first` on.
Path wallAlong(const Tile &tile, std::size_t self, int first, int count)
{
    if (count == 1)
        return bulge(first, dentDepth(tile, self, first));
    if (count == 2)
        return cornerCurve(first, hollowFor(tile, self, first));
    static constexpr double depths[]{capDepth, lensCap, narrowCap};
    const int side = first + 3;
    return bulge(side, depths[lensAround(tile, self, side & 3)]).reversed();
}

CityShape ringCity(std::size_t index)
{
    static constexpr Point centres[]{{50, 50}, {24, 24}, {76, 76}, {24, 76}, {76, 24}};
    const Point c = centres[index % 5];
    const double r = 15, k = r * 0.5523;
    const Path ring{{c.x, c.y - r},
                    {{{c.x + k, c.y - r}, {c.x + r, c.y - k}, {c.x + r, c.y}},
                     {{c.x + r, c.y + k}, {c.x + k, c.y + r}, {c.x, c.y + r}},
                     {{c.x - k, c.y + r}, {c.x - r, c.y + k}, {c.x - r, c.y}},
                     {{c.x - r, c.y - k}, {c.x - k, c.y - r}, {c.x, c.y - r}}}};
    return {ring, flattened(ring), {}};
}

CityShape cityShape(const Tile &tile, std::size_t index)
{
    const SideSet sides = tile.cities[index].sides;
    if (sides.empty())
        return ringCity(index);
    int first = 0;
    while (!sides.contains(sideAt(first)))
        ++first;
    CityShape shape{{corner(first), {}}, {}, {}};
    for (int i = first; i < first + 4;) {
        if (sides.contains(sideAt(i))) {
            shape.outline.lineTo(corner(++i));
            continue;
        }
        int count = 1;
        while (i + count < first + 4 && !sides.contains(sideAt(i + count)) &&
               !wallReachesCorner(tile, index, i + count - 1))
            ++count;
        shape.walls.push_back(wallAlong(tile, index, i & 3, count));
        shape.outline.append(shape.walls.back());
        i += count;
    }
    shape.polygon = flattened(shape.outline);
    return shape;
}

} // namespace

bool parted(const Tile &tile, int halfEdge, int otherHalfEdge)
{
    const int a = tile.fieldAt(static_cast<HalfEdge>(halfEdge & 7));
    const int b = tile.fieldAt(static_cast<HalfEdge>(otherHalfEdge & 7));
    return a >= 0 && b >= 0 && a != b;
}

std::vector<CityShape> cityShapes(const Tile &tile)
{
    std::vector<CityShape> result;
    for (std::size_t i = 0; i < tile.cities.size(); ++i)
        result.push_back(cityShape(tile, i));
    return result;
}

} // namespace towerwatch::drawing
