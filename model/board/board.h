// SPDX-License-Identifier: MIT
/// The board of a scenario: which tile lies where, which features the tiles make, which figure stands in
/// which.
#pragma once

#include "model/board/squareindex.h"
#include "model/scenario/due.h"
#include "model/scenario/scenario.h"

#include <map>
#include <set>
#include <span>

namespace towerwatch {

enum class FeatureKind : std::uint8_t { Road, City, Monastery, Field };
template <>
inline constexpr auto enumNames<FeatureKind> = words<FeatureKind::Field>("road city monastery field");

/// Numbers grouped by other numbers, in one block: the tiles of each feature, the figures of each tile.
class Groups
{
public:
    Groups() = default;
    /// Groups the second of each pair by the first, which is below `count`; the order within a group stays.
    Groups(std::size_t count, const std::vector<std::pair<int, int>> &pairs);
    std::span<const int> operator[](int group) const
    {
        const auto i = static_cast<std::size_t>(group);
        return std::span(m_items).subspan(m_begin[i], m_begin[i + 1] - m_begin[i]);
    }

private:
    std::vector<std::uint32_t> m_begin{0};
    std::vector<int> m_items;
};

/// A road, city or field of the board, over all its tiles. A road may run over bridges.
struct Feature
{
    FeatureKind kind = FeatureKind::Road;
    bool complete = true; ///< no side of it faces an empty square
    bool castle = false;  ///< the whole city is a castle: no city any more, never scored
    int coatsOfArms = 0;
};

/// How many meeples of each colour stand in a feature, how strong they are without those whose strength is
/// that of the coats of arms, how many those are, and how many pigs.
struct Crowd
{
    std::array<int, enumNames<Colour>.size()> meeples{}, strength{}, byCoats{}, pigs{};
};

/// Which tile of a scenario lies where: all that is known before tiles are joined. Of two tiles on one square
/// only the first counts. The scenario and the catalogue must outlive it.
class LaidTiles
{
public:
    LaidTiles(const Scenario &scenario, const TileCatalogue &catalogue);

    const Scenario &scenario() const { return *m_scenario; }
    const TableRules &rules() const { return m_scenario->rules; }
    const PlacedTile &placed(int tile) const { return m_scenario->tiles[static_cast<std::size_t>(tile)]; }

    /// The tile on `square`, as an index of the scenario's tiles; -1: empty.
    int tileAt(Square square) const { return m_squares.at(square); }
    /// The design of a tile; null if it is unknown.
    const Tile *design(int tile) const { return m_designs[static_cast<std::size_t>(tile)]; }
    /// The design of the tile on `square`, or null.
    const Tile *designAt(Square square) const
    {
        const int tile = tileAt(square);
        return tile < 0 ? nullptr : design(tile);
    }

protected:
    const Scenario *m_scenario;
    SquareIndex m_squares;
    std::vector<const Tile *> m_designs;
};

/// Everything about a scenario that follows from how tiles join (towerwatch-rules(7), "Features"). Total:
/// unknown tiles do not count, a figure on a place that is not there stands in no feature.
class Board : public LaidTiles
{
public:
    Board(const Scenario &scenario, const TileCatalogue &catalogue);

    const Figure &figure(int figure) const { return m_scenario->figures[static_cast<std::size_t>(figure)]; }
    int figureCount() const { return static_cast<int>(m_scenario->figures.size()); }

    const std::vector<Feature> &features() const { return m_features; }
    const Feature &feature(int id) const { return m_features[static_cast<std::size_t>(id)]; }
    /// The tiles of a feature, each once, in the order of the file.
    std::span<const int> tilesOf(int feature) const { return m_featureTiles[feature]; }
    /// The figures in a feature, in the order of the file.
    std::span<const int> figuresIn(int feature) const { return m_featureFigures[feature]; }
    /// The figures whose square is that of the tile, in the order of the file.
    std::span<const int> figuresOn(int tile) const { return m_tileFigures[tile]; }
    /// The figures that have no square, in the order of the file.
    const std::vector<int> &figuresWithoutSquare() const { return m_squareless; }
    /// The tiles with a tower foundation, in the order of their squares.
    const std::vector<int> &towers() const { return m_towers; }
    /// How many figures stand in a feature; counted once for each feature.
    const Crowd &crowdIn(int feature) const;
    /// Whether the fairy stands on the tile.
    bool hasFairy(int tile) const { return m_fairies.contains(tile); }
    /// The exchanges that are due.
    const std::vector<DueExchange> &due() const { return m_due; }
    /// The players after the exchanges that are due: with what they hold and have left.
    const std::vector<Player> &players() const { return m_players; }
    /// What is known of one of them, or null.
    const Player *player(Colour colour) const;
    /// The distinct kinds of `owner`'s figures among the prisoners of `holder` then, in the order of the
    /// file.
    const std::vector<FigureKind> &prisonersOf(Colour holder, Colour owner) const;
    /// The colours of the scenario in player order: the players, and owners that are not among them.
    const std::vector<Colour> &colours() const { return m_colours; }

    /// The feature at a side or half edge of a tile in board orientation; -1: none. A road never is a bridge.
    int cityAt(int tile, Side side) const;
    int roadAt(int tile, Side side) const;
    int fieldAt(int tile, HalfEdge half) const;
    int innerFieldOf(int tile) const;
    /// The road feature of the tile's bridge; -1: no bridge.
    int bridgeOf(int tile) const;
    /// The feature at `place` of a tile; -1 for places that are no part of a road, city or field.
    int featureAt(int tile, const Place &place) const;
    /// The feature a figure stands in (that of its castle for a castle lord); -1: none.
    int featureOf(int figure) const { return m_figureFeatures[static_cast<std::size_t>(figure)]; }
    /// The features of the parts of one tile, fields among them; parts that are joined have the same.
    std::span<const int> featuresOf(int tile) const
    {
        const auto i = static_cast<std::size_t>(tile);
        const auto begin = static_cast<std::size_t>(m_firstSegment[i]);
        return std::span(m_segmentFeatures)
            .subspan(begin, static_cast<std::size_t>(m_firstSegment[i + 1]) - begin);
    }
    /// The roads and cities of one tile with the sides of it that belong to each, bridges included: roads
    /// first, then by first side.
    std::vector<std::pair<int, SideSet>> roadsAndCitiesOf(int tile) const;
    /// The figure on top of the tile's tower; -1: the tower is open.
    int figureOnTower(int tile) const;

private:
    int segment(int tile, int local) const;
    int roadSegment(int tile, Side side) const;
    int fieldSegment(int tile, int field) const;
    int featureOfSegment(int segment) const;
    void numberSegments();
    void joinTiles(std::vector<int> &parents, std::vector<bool> &open) const;
    void joinSide(int tile, Side side, std::vector<int> &parents, std::vector<bool> &open) const;
    void nameFeatures(const std::vector<int> &parents, const std::vector<bool> &open);
    void placeFigures();
    void addToCrowd(int feature, const Figure &figure);
    void lockUpPrisoners();

    std::vector<int> m_firstSegment;    ///< by tile: cities, roads, bridge, fields follow each other
    std::vector<int> m_segmentFeatures; ///< by segment
    std::vector<Feature> m_features;
    std::vector<int> m_figureFeatures;
    Groups m_featureTiles, m_featureFigures, m_tileFigures;
    std::vector<int> m_squareless, m_towers;
    std::vector<int> m_crowdOf; ///< by feature; -1: nobody stands in it
    std::vector<Crowd> m_crowds;
    std::map<int, int> m_towerTops; ///< figures by tile
    std::set<int> m_fairies;        ///< tiles
    std::vector<DueExchange> m_due;
    std::vector<Player> m_players;                                            ///< after them
    std::map<std::pair<Colour, Colour>, std::vector<FigureKind>> m_prisoners; ///< by holder and owner
    std::vector<Colour> m_colours;
};

} // namespace towerwatch
