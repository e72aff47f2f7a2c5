// SPDX-License-Identifier: MIT
#include "model/board/board.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

int rootOf(std::vector<int> &parents, int segment)
{
    const auto at = [&](int i) -> int & { return parents[static_cast<std::size_t>(i)]; };
    while (at(segment) != segment)
        segment = at(segment) = at(at(segment));
    return segment;
}

void join(std::vector<int> &parents, int a, int b)
{
    if (a < 0 || b < 0)
        return;
    a = rootOf(parents, a);
    b = rootOf(parents, b);
    parents[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
}

constexpr std::array<HalfEdge, 2> halvesOf(Side side)
{
    const int first = 2 * static_cast<int>(side);
    return {static_cast<HalfEdge>(first), static_cast<HalfEdge>(first + 1)};
}

} // namespace

Groups::Groups(std::size_t count, const std::vector<std::pair<int, int>> &pairs)
    : m_begin(count + 1)
    , m_items(pairs.size())
{
    for (const auto &[group, item] : pairs)
        ++m_begin[static_cast<std::size_t>(group) + 1];
    for (std::size_t i = 1; i <= count; ++i)
        m_begin[i] += m_begin[i - 1];
    std::vector<std::uint32_t> next(m_begin.begin(), m_begin.end() - 1);
    for (const auto &[group, item] : pairs)
        m_items[next[static_cast<std::size_t>(group)]++] = item;
}

LaidTiles::LaidTiles(const Scenario &scenario, const TileCatalogue &catalogue)
    : m_scenario(&scenario)
    , m_squares(scenario.tiles.size())
{
    const Designs designs(scenario, catalogue);
    m_designs.reserve(scenario.tiles.size());
    for (const PlacedTile &placed : scenario.tiles) {
        m_squares.insert(placed.at, static_cast<int>(m_designs.size()));
        m_designs.push_back(designs.find(placed.tile));
    }
}

Board::Board(const Scenario &scenario, const TileCatalogue &catalogue)
    : LaidTiles(scenario, catalogue)
{
    numberSegments();
    std::vector<int> parents(m_segmentFeatures.size());
    std::vector<bool> open(parents.size());
    for (std::size_t i = 0; i < parents.size(); ++i)
        parents[i] = static_cast<int>(i);
    joinTiles(parents, open);
    nameFeatures(parents, open);
    placeFigures();
    lockUpPrisoners();
}

void Board::numberSegments()
{
    m_firstSegment.reserve(m_designs.size() + 1);
    int segments = 0;
    for (int i = 0; i < static_cast<int>(m_designs.size()); ++i) {
        m_firstSegment.push_back(segments);
        const Tile *tile = design(i);
        if (!tile || tileAt(placed(i).at) != i)
            continue;
        if (tile->towerFoundation)
            m_towers.push_back(i);
        segments += static_cast<int>(tile->cities.size() + tile->roads.size() + tile->fields.size()) +
                    (placed(i).bridge ? 1 : 0);
    }
    ranges::sort(m_towers, [this](int a, int b) { return placed(a).at < placed(b).at; });
    m_firstSegment.push_back(segments);
    m_segmentFeatures.resize(static_cast<std::size_t>(segments));
}

int Board::segment(int tile, int local) const
{
    const auto i = static_cast<std::size_t>(tile);
    return local < 0 || m_firstSegment[i] == m_firstSegment[i + 1] ? -1 : m_firstSegment[i] + local;
}

/// The road segment at a side, printed or bridge.
int Board::roadSegment(int tile, Side side) const
{
    const PlacedTile &here = placed(tile);
    const Tile &design = *this->design(tile);
    const int cities = static_cast<int>(design.cities.size());
    if (const int road = design.roadAt(turnedBack(side, here.rotation)); road >= 0)
        return segment(tile, cities + road);
    if (isEndOf(here.bridge, side))
        return segment(tile, cities + static_cast<int>(design.roads.size()));
    return -1;
}

int Board::fieldSegment(int tile, int field) const
{
    const Tile &design = *this->design(tile);
    const auto before = design.cities.size() + design.roads.size() + (placed(tile).bridge ? 1 : 0);
    return field < 0 ? -1 : segment(tile, static_cast<int>(before) + field);
}

void Board::joinTiles(std::vector<int> &parents, std::vector<bool> &open) const
{
    for (int tile = 0; tile < static_cast<int>(m_designs.size()); ++tile)
        if (segment(tile, 0) >= 0)
            for (const Side side : allSides)
                joinSide(tile, side, parents, open);
}

/// Joins what two tiles show of the same kind; marks what faces an empty square.
void Board::joinSide(int tile, Side side, std::vector<int> &parents, std::vector<bool> &open) const
{
    const PlacedTile &here = placed(tile);
    const Tile &design = *this->design(tile);
    const int other = tileAt(neighbour(here.at, side));
    const int city = segment(tile, design.cityAt(turnedBack(side, here.rotation)));
    const int road = roadSegment(tile, side);
    if (other < 0) {
        for (const int segment : {city, road})
            if (segment >= 0)
                open[static_cast<std::size_t>(segment)] = true;
        return;
    }
    if (other < tile || segment(other, 0) < 0) // each pair once; an unknown tile joins nothing
        return;
    const PlacedTile &there = placed(other);
    const Tile &otherDesign = *this->design(other);
    join(parents, city, segment(other, otherDesign.cityAt(turnedBack(opposite(side), there.rotation))));
    join(parents, road, roadSegment(other, opposite(side)));
    for (const HalfEdge half : halvesOf(side))
        join(parents, fieldSegment(tile, design.fieldAt(turnedBack(half, here.rotation))),
             fieldSegment(other, otherDesign.fieldAt(turnedBack(facing(half), there.rotation))));
}

void Board::nameFeatures(const std::vector<int> &parents, const std::vector<bool> &open)
{
    std::vector<int> roots(parents);
    std::vector<std::pair<int, int>> featureTiles;
    std::vector<int> lastTile;
    featureTiles.reserve(parents.size());
    for (int tile = 0; tile < static_cast<int>(m_designs.size()); ++tile) {
        for (int s = m_firstSegment[static_cast<std::size_t>(tile)];
             s < m_firstSegment[static_cast<std::size_t>(tile) + 1]; ++s) {
            const Tile &design = *this->design(tile);
            const int local = s - m_firstSegment[static_cast<std::size_t>(tile)];
            const int cities = static_cast<int>(design.cities.size());
            const int roads = static_cast<int>(design.roads.size()) + (placed(tile).bridge ? 1 : 0);
            const int root = rootOf(roots, s);
            int &id = m_segmentFeatures[static_cast<std::size_t>(s)];
            if (root == s) {
                id = static_cast<int>(m_features.size());
                m_features.push_back({.kind = local < cities           ? FeatureKind::City
                                              : local < cities + roads ? FeatureKind::Road
                                                                       : FeatureKind::Field});
                lastTile.push_back(-1);
            } else {
                id = m_segmentFeatures[static_cast<std::size_t>(root)];
            }
            Feature &feature = m_features[static_cast<std::size_t>(id)];
            feature.complete = feature.complete && !open[static_cast<std::size_t>(s)];
            if (local < cities)
                feature.coatsOfArms += design.cities[static_cast<std::size_t>(local)].coatsOfArms;
            if (std::exchange(lastTile[static_cast<std::size_t>(id)], tile) != tile)
                featureTiles.emplace_back(id, tile);
        }
    }
    m_featureTiles = Groups(m_features.size(), featureTiles);
    for (const Castle &castle : m_scenario->castles)
        if (const int tile = tileAt(castle.at); tile >= 0)
            if (const int city = cityAt(tile, castle.city); city >= 0)
                m_features[static_cast<std::size_t>(city)].castle = true;
}

void Board::placeFigures()
{
    std::vector<std::pair<int, int>> byTile, byFeature;
    m_crowdOf.assign(m_features.size(), -1);
    m_figureFeatures.reserve(m_scenario->figures.size());
    for (int i = 0; i < figureCount(); ++i) {
        const Figure &figure = this->figure(i);
        const int tile = figure.at ? tileAt(*figure.at) : -1;
        const int feature = tile >= 0 && figure.on ? featureAt(tile, *figure.on) : -1;
        m_figureFeatures.push_back(feature);
        if (!figure.at || (figure.on && !hasSquare(figure.on->kind)))
            m_squareless.push_back(i);
        if (tile >= 0)
            byTile.emplace_back(tile, i);
        if (tile >= 0 && figure.kind == FigureKind::Fairy)
            m_fairies.insert(tile);
        if (tile >= 0 && figure.isOn(PlaceKind::Tower))
            m_towerTops.emplace(tile, i);
        if (feature >= 0)
            byFeature.emplace_back(feature, i);
        if (feature >= 0)
            addToCrowd(feature, figure);
    }
    m_tileFigures = Groups(m_designs.size(), byTile);
    m_featureFigures = Groups(m_features.size(), byFeature);
}

void Board::addToCrowd(int feature, const Figure &figure)
{
    const bool pig = figure.kind == FigureKind::Pig;
    if (!figure.owner || (!pig && !isMeeple(figure.kind)))
        return;
    int &crowd = m_crowdOf[static_cast<std::size_t>(feature)];
    if (crowd < 0) {
        crowd = static_cast<int>(m_crowds.size());
        m_crowds.emplace_back();
    }
    Crowd &here = m_crowds[static_cast<std::size_t>(crowd)];
    const auto owner = static_cast<std::size_t>(*figure.owner);
    ++(pig ? here.pigs : here.meeples)[owner];
    if (const int strength = rulesOf(figure.kind).strength; strength == byCoats)
        ++here.byCoats[owner];
    else
        here.strength[owner] += strength;
}

void Board::lockUpPrisoners()
{
    m_colours = playerOrder(*m_scenario);
    for (const Colour colour : allOf<Colour>)
        if (ranges::find(m_colours, colour) == m_colours.end())
            m_colours.push_back(colour);
    m_due = dueExchanges(m_scenario->players);
    m_players = m_scenario->players;
    for (const DueExchange &due : m_due)
        m_players = afterExchange(std::move(m_players), due);
    for (const Player &player : m_players)
        for (const Prisoner &prisoner : player.prisoners) {
            auto &kinds = m_prisoners[{player.colour, prisoner.owner}];
            if (ranges::find(kinds, prisoner.kind) == kinds.end())
                kinds.push_back(prisoner.kind);
        }
}

const Player *Board::player(Colour colour) const
{
    const auto found = ranges::find(m_players, colour, &Player::colour);
    return found == m_players.end() ? nullptr : &*found;
}

const Crowd &Board::crowdIn(int feature) const
{
    static constexpr Crowd nobody;
    const int crowd = m_crowdOf[static_cast<std::size_t>(feature)];
    return crowd < 0 ? nobody : m_crowds[static_cast<std::size_t>(crowd)];
}

const std::vector<FigureKind> &Board::prisonersOf(Colour holder, Colour owner) const
{
    static const std::vector<FigureKind> none;
    const auto found = m_prisoners.find({holder, owner});
    return found == m_prisoners.end() ? none : found->second;
}

int Board::featureOfSegment(int segment) const
{
    return segment < 0 ? -1 : m_segmentFeatures[static_cast<std::size_t>(segment)];
}

int Board::cityAt(int tile, Side side) const
{
    const Tile *design = this->design(tile);
    return design ? featureOfSegment(segment(tile, design->cityAt(turnedBack(side, placed(tile).rotation))))
                  : -1;
}

int Board::roadAt(int tile, Side side) const
{
    const Tile *design = this->design(tile);
    const bool printed = design && design->roadAt(turnedBack(side, placed(tile).rotation)) >= 0;
    return printed ? featureOfSegment(roadSegment(tile, side)) : -1;
}

int Board::bridgeOf(int tile) const
{
    const Tile *design = this->design(tile);
    if (!design || !placed(tile).bridge)
        return -1;
    return featureOfSegment(segment(tile, static_cast<int>(design->cities.size() + design->roads.size())));
}

int Board::fieldAt(int tile, HalfEdge half) const
{
    const Tile *design = this->design(tile);
    return design ? featureOfSegment(
                        fieldSegment(tile, design->fieldAt(turnedBack(half, placed(tile).rotation))))
                  : -1;
}

int Board::innerFieldOf(int tile) const
{
    const Tile *design = this->design(tile);
    return design ? featureOfSegment(fieldSegment(tile, design->innerField())) : -1;
}

int Board::featureAt(int tile, const Place &place) const
{
    switch (place.kind) {
    case PlaceKind::Road: return roadAt(tile, place.side);
    case PlaceKind::City:
    case PlaceKind::Castle: return cityAt(tile, place.side);
    case PlaceKind::Field: return place.halfEdge ? fieldAt(tile, *place.halfEdge) : innerFieldOf(tile);
    case PlaceKind::Bridge: return bridgeOf(tile);
    case PlaceKind::Monastery:
    case PlaceKind::Garden:
    case PlaceKind::Tower:
    case PlaceKind::Acrobat:
    case PlaceKind::Carcassonne:
    case PlaceKind::Wheel: return -1;
    }
    return -1;
}

std::vector<std::pair<int, SideSet>> Board::roadsAndCitiesOf(int tile) const
{
    std::vector<std::pair<int, SideSet>> found;
    const auto add = [&](int feature, Side side) {
        if (feature < 0)
            return;
        auto entry = ranges::find_if(found, [&](const auto &item) { return item.first == feature; });
        if (entry == found.end())
            entry = found.insert(found.end(), {feature, {}});
        entry->second.insert(side);
    };
    for (const Side side : allSides) {
        add(roadAt(tile, side), side);
        if (isEndOf(placed(tile).bridge, side))
            add(bridgeOf(tile), side);
    }
    for (const Side side : allSides)
        add(cityAt(tile, side), side);
    return found;
}

int Board::figureOnTower(int tile) const
{
    const auto found = m_towerTops.find(tile);
    return found == m_towerTops.end() ? -1 : found->second;
}

} // namespace towerwatch
