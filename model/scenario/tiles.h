// SPDX-License-Identifier: MIT
/// Tile designs: what is printed on a tile, in the orientation of its catalogue entry.
#pragma once

#include "model/scenario/figures.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace towerwatch {

/// What a side of a tile shows. `Any` is the abbey's: it fits everything and closes it.
enum class Edge : std::uint8_t { Field, Road, City, Any };
inline constexpr std::array<char, 4> edgeLetters{'F', 'R', 'C', 'A'};

struct CitySegment
{
    SideSet sides;
    int coatsOfArms = 0;
    friend bool operator==(const CitySegment &, const CitySegment &) = default;
};

struct RoadSegment
{
    SideSet sides; ///< a road with one side ends on the tile
    friend bool operator==(const RoadSegment &, const RoadSegment &) = default;
};

struct FieldSegment
{
    HalfEdgeSet halfEdges;   ///< empty: a meadow that touches no side, `field inner`
    std::vector<int> cities; ///< indices of the city segments it touches on this tile
    friend bool operator==(const FieldSegment &, const FieldSegment &) = default;
};

/// What a watchtower counts. Prices are points for each.
enum class Bonus : std::uint8_t { Meeple, CoatOfArms, RoadTile, CityTile, Monastery };
template <>
inline constexpr auto
    enumNames<Bonus> = words<Bonus::Monastery>("meeple coat-of-arms road-tile city-tile monastery");

struct Watchtower
{
    int points = 0;
    Bonus per = Bonus::Meeple;
    friend bool operator==(const Watchtower &, const Watchtower &) = default;
};

/// What the third edition may have changed on a watchtower tile (ruling wt-c3-fields).
struct ThirdEditionFields
{
    std::string status; ///< "unresolved" or "same-as-c2-expected"
    std::vector<FieldSegment> fieldsIfChanged;
    friend bool operator==(const ThirdEditionFields &, const ThirdEditionFields &) = default;
};

/// How many copies of a tile an edition's set holds; no number: the tile is not in a counted set.
struct TileCounts
{
    std::optional<int> c1, c2, c3;

    /// Those of the first, second or third edition.
    std::optional<int> in(int edition) const { return edition == 1 ? c1 : edition == 2 ? c2 : c3; }
    friend bool operator==(const TileCounts &, const TileCounts &) = default;
};

/// One tile design. Facts only; pictures are computed from them.
struct Tile
{
    std::string id;
    std::string jcz = {}; ///< JCloisterZone's id, for importing its games
    std::string set =
        {}; ///< base, tower, watchtowers, corn-circles-1, guest; empty for a scenario's own design
    std::string letter = {}; ///< letter of the base game's tiles
    TileCounts count = {};
    std::array<Edge, 4> edges{}; ///< N E S W
    std::vector<CitySegment> cities = {};
    std::vector<RoadSegment> roads = {};
    bool monastery = false;
    std::string building = {}; ///< the guest building: abbey, shrine, german-cathedral, ...
    bool standIn = false;      ///< only the building matters: the real tile shows more
    bool garden = false;
    bool towerFoundation = false;
    std::optional<Watchtower> watchtower = {};
    std::string cornCircle = {}; ///< road, city, field
    std::vector<FieldSegment> fields = {};
    std::optional<ThirdEditionFields> c3 = {};
    std::string note = {};
    std::string comment = {}; ///< in a scenario

    /// The segment that holds a side or half edge, in catalogue orientation; -1: none.
    int cityAt(Side side) const;
    int roadAt(Side side) const;
    int fieldAt(HalfEdge half) const;
    /// The field that touches no side; -1: none.
    int innerField() const;
    Edge edge(Side side) const { return edges[static_cast<std::size_t>(side)]; }
    bool isAbbey() const { return edges[0] == Edge::Any; }

    friend bool operator==(const Tile &, const Tile &) = default;
};

/// Tile designs by id, in catalogue order.
class TileCatalogue
{
public:
    TileCatalogue() = default;
    explicit TileCatalogue(std::vector<Tile> tiles);
    TileCatalogue(const TileCatalogue &) = delete;
    TileCatalogue &operator=(const TileCatalogue &) = delete;

    const std::vector<Tile> &tiles() const { return m_tiles; }
    /// The design called `id`, or null.
    const Tile *find(std::string_view id) const;

private:
    std::vector<Tile> m_tiles;
    std::unordered_map<std::string_view, const Tile *> m_byId;
};

} // namespace towerwatch
