// SPDX-License-Identifier: MIT
/// What lies where on a tile, in the orientation of its catalogue entry. Pictures and regions both come from
/// it.
#pragma once

#include "views/drawing/path.h"

#include <array>
#include <bit>
#include <memory>
#include <span>

namespace towerwatch::drawing {

inline constexpr double roadWidth = 12.0;
inline constexpr double capDepth = 28.0;
inline constexpr double foundationRadius = 11.0;
inline constexpr double watchtowerRadius = 11.0;
inline constexpr double milestoneRadius = 8.5;
inline constexpr double buildingRadius = 18.0;
inline constexpr double abbeyRadius = 34.0;
inline constexpr double gardenHalf = 8.0;
inline constexpr double shieldRadius = 10.0;
inline constexpr double cornCircleRadius = 13.0;
inline constexpr double bushRadius = 3.4;

/// A city segment: its outline (clockwise, closed) and the parts of it that are walls.
struct CityShape
{
    Path outline;
    Polyline polygon;
    std::vector<Path> walls;
};

/// A road segment: the middle lines of its branches. A road that bridges lies over the cities it crosses.
struct RoadShape
{
    std::vector<Path> tracks;
    std::vector<Polyline> lines;
    bool bridges = false;
};

/// A round thing: a foundation, a junction, a bush.
struct Disc
{
    Point centre;
    double radius = 0.0;
};

/// One number for each cell of a grid over the tile; the cells are squares of their own.
class Grid
{
public:
    static constexpr int size = 100;
    /// All cells, row by row.
    static const std::vector<Square> &cells();
    /// Where a cell stands among them.
    static std::size_t index(Square cell) { return static_cast<std::size_t>(cell.y) * size + cell.x; }
    static bool has(Square cell) { return cell.x >= 0 && cell.y >= 0 && cell.x < size && cell.y < size; }
    int at(Square cell) const { return m_values[index(cell)]; }
    void set(Square cell, int value) { m_values[index(cell)] = value; }
    void fill(int value) { m_values.assign(m_values.size(), value); }
    static Point middle(Square cell) { return {cell.x + 0.5, cell.y + 0.5}; }
    /// Sets the cells within `radius` of a point.
    void setAround(Point centre, double radius, int value);
    /// The cell that holds `p`, or the nearest one.
    static Square cellOf(Point p);

private:
    std::vector<int> m_values = std::vector<int>(static_cast<std::size_t>(size * size), 0);
};

/// Everything on a tile.
struct Layout
{
    std::vector<CityShape> cities;
    std::vector<RoadShape> roads;
    std::optional<Disc> foundation;
    std::optional<Disc> watchtower;
    std::optional<Disc> building;
    bool buildingIsMonastery = false;
    std::vector<Disc> milestones;
    std::vector<Point> gates;
    std::optional<Point> garden;
    std::vector<Point> shields;
    std::optional<Point> cornCircle;
    std::vector<Disc> bushes; ///< hedges between meadows that nothing else parts
    bool paved = false;       ///< the abbey: no meadow at all
};

/// Whether a city of the tile covers `p`.
bool inCity(const Layout &layout, Point p);

/// Where the first figure of a field, city or road stands, in each rotation; as the catalogue turns the tile.
struct FoundStand
{
    int region = 0; ///< its code()
    std::array<Point, 4> spots;
};

/// What on a tile has to be searched for. The build does it for every tile of the catalogue.
struct FoundSpots
{
    std::optional<Point> foundation;
    std::optional<Point> watchtower;
    std::optional<Point> garden;
    std::optional<Point> cornCircle;
    std::span<const Point> shields;
    std::span<const Point> bushes;
    std::span<const FoundStand> stands;
};

/// A region as one number, and back.
constexpr int code(Region region)
{
    return region.index * 16 + static_cast<int>(region.kind);
}
constexpr Region regionOf(int code)
{
    return {static_cast<RegionKind>(code % 16), code / 16};
}
inline constexpr int noRegion = code({RegionKind::Obstacle, 0});

/// The layout of a tile; computed once for each design.
std::shared_ptr<const Layout> layoutOf(const Tile &tile);
/// code() of the region of every cell of a tile; computed once for each design.
std::shared_ptr<const Grid> regionsOf(const Tile &tile);

/// The layout, with everything searched for anew; layoutOf() says the same.
Layout searchedLayout(const Tile &tile);

/// Where the first figure of a field, city or road stands, searched for anew; spotFor() says the same,
/// turned.
Point searchedStand(const Tile &tile, Region region, Rotation rotation);
/// Everything about a tile that its layout depends on.
std::string designKey(const Tile &tile);
/// What the build found for a design of the catalogue; null for others. See views/drawing/table/laytiles.cpp.
const FoundSpots *spotsFoundAtBuild(std::string_view designKey);

/// The outlines of the tile's cities.
std::vector<CityShape> cityShapes(const Tile &tile);
/// Lays the roads of the tile, and the foundation, watchtower, milestone or gate at which they end.
void layRoads(const Tile &tile, Layout &layout);
/// Finds room for everything that is not yet in place: foundation, watchtower, garden, shields, corn circle.
void placeThings(const Tile &tile, Layout &layout);
/// Plants hedges where the catalogue parts meadows that nothing else parts.
void plantHedges(const Tile &tile, Layout &layout);
/// Tells the fields apart: the regions of all cells.
Grid partFields(const Tile &tile, const Layout &layout);

/// What lies at `p` over the meadow, if anything.
std::optional<Region> solidAt(const Layout &layout, Point p);
/// How far `p` is from the roads; negative on them.
double distanceToRoads(const Layout &layout, Point p);
/// How far `p` is from everything that lies over the meadow; negative inside of it.
double distanceToSolids(const Layout &layout, Point p);
/// How far `p` is from the walls of the city around it and from what stands over it; negative outside of
/// cities.
double roomInCity(const Layout &layout, Point p);
/// The regions of all cells; meadow is `code` of field `fieldIndex`.
Grid solidGrid(const Layout &layout, int fieldIndex);
/// The distance of every cell of one of the `wanted` regions to the nearest other cell or the tile's edge, in
/// the order of Grid::cells().
std::vector<float> clearance(const Grid &grid, const std::vector<int> &wanted);

/// The outlines of a field, as the catalogue turns the tile.
std::vector<Polyline> fieldOutlines(const Tile &tile, int field);

/// Whether the catalogue has both half edges in fields, but not in the same one.
bool parted(const Tile &tile, int halfEdge, int otherHalfEdge);
/// Whether a city has more than one side.
inline bool isLarge(const CitySegment &city)
{
    return std::popcount(city.sides.bits()) > 1;
}
/// The middle of a side.
Point middleOf(Side side);

} // namespace towerwatch::drawing
