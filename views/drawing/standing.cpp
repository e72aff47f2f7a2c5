// SPDX-License-Identifier: MIT
#include "model/value/ranges.h"
#include "views/drawing/scene.h"

#include "views/drawing/tilelayout.h"

#include <array>
#include <cmath>
#include <map>
#include <mutex>
#include <tuple>

namespace towerwatch::drawing {

namespace {

constexpr double besideFigure = 19.0; ///< how far the fairy stands from her figure
/// Where neutral figures stand: the corners first, then between them.
constexpr std::array<Point, 8> neutralSpots{
    {{18, 93}, {82, 93}, {82, 30}, {18, 30}, {50, 95}, {50, 28}, {18, 62}, {82, 62}}};

/// What tells one place of a tile from another: its kind and region. Two with the same key share their
/// ground.
using PlaceKey = std::pair<PlaceKind, int>;

PlaceKey keyOf(const Tile &tile, Rotation rotation, const Place &place)
{
    const std::optional<Region> region = regionOfPlace(tile, rotation, place);
    return {place.kind, region ? code(*region) : -1};
}

/// However many figures share a place, they stand on a bounded number of spots: those of a region one after
/// the other, those of a row closer together.
void bounded(PlaceKind kind, int &index, int &count)
{
    constexpr int mostInRow = 64;
    if (kind == PlaceKind::Road || kind == PlaceKind::City || kind == PlaceKind::Field) {
        index %= mostSpots;
        count = 1;
    } else if (count > mostInRow) {
        index = static_cast<int>(std::int64_t{index} * mostInRow / count);
        count = mostInRow;
    }
}

/// spotFor() with a memory: a spot takes a while to find, and boards are painted often.
std::optional<Point> knownSpot(const Tile &tile, Rotation rotation, const Place &place, int index, int count,
                               Effort effort)
{
    using StandKey = std::tuple<Rotation, PlaceKind, Side, int, int, int>;
    struct Design
    {
        Tile tile; ///< another scenario may call another tile the same
        std::map<StandKey, Point> spots;
    };
    constexpr std::size_t mostKept = 512;
    static std::mutex mutex;
    static std::unordered_map<std::string, Design> designs;

    bounded(place.kind, index, count);
    const int half = place.halfEdge ? static_cast<int>(*place.halfEdge) : -1;
    const StandKey key{rotation, place.kind, place.side, half, index, count};
    const std::scoped_lock lock(mutex);
    if (designs.size() >= mostKept)
        designs.clear();
    Design &design = designs[tile.id];
    if (design.tile != tile)
        design = {tile, {}};
    if (const auto found = design.spots.find(key); found != design.spots.end())
        return found->second;
    if (effort == Effort::KnownOnly)
        return std::nullopt;
    return design.spots.emplace(key, spotFor(tile, rotation, place, index, count)).first->second;
}

/// The `index`-th of `count` figures on a place.
struct Rank
{
    int index = 0;
    int count = 1;
};

/// The spot of a figure, raised by the tower or laid along the bridge.
std::optional<Standing> standingAt(const Tile &tile, const PlacedTile &placed, Place place, Rank rank,
                                   Effort effort)
{
    if (place.kind == PlaceKind::Bridge && placed.bridge)
        place.side = endsOf(*placed.bridge)[0];
    const auto spot = knownSpot(tile, placed.rotation, place, rank.index, rank.count, effort);
    if (!spot)
        return std::nullopt;
    if (place.kind == PlaceKind::Tower)
        return Standing{{spot->x, spot->y - towerTop(placed.floors)}, spot->y + 0.5};
    return Standing{*spot, spot->y};
}

Point neutralFoot(FigureKind kind, int index, const std::optional<Point> &companion)
{
    if (kind == FigureKind::Fairy && companion)
        return *companion + Point{companion->x > 70 ? -besideFigure : besideFigure, 1.5};
    return neutralSpots[static_cast<std::size_t>(index) % neutralSpots.size()];
}

/// How many figures stand on each place of a tile.
std::map<PlaceKey, int> countsOn(const Board &board, int tile)
{
    std::map<PlaceKey, int> counts;
    for (const int figure : board.figuresOn(tile))
        if (const auto &on = board.figure(figure).on)
            ++counts[keyOf(*board.design(tile), board.placed(tile).rotation, *on)];
    return counts;
}

Standing onBoard(Square square, Standing standing)
{
    const Point corner = cornerOf(square);
    return {corner + standing.foot, corner.y + standing.depth};
}

/// A foot behind a tower, that of its tile or of the one before it, moved so far aside that whoever stands
/// there is seen.
Point besideTowers(const Board &board, Square at, Point foot)
{
    constexpr double aside = 14;
    for (const Square square : {at, neighbour(at, Side::S)}) {
        const int tile = board.tileAt(square);
        const Tile *design = tile < 0 ? nullptr : board.design(tile);
        if (!design || board.placed(tile).floors == 0)
            continue;
        const Point tower = cornerOf(square) + foundationSpot(*design, board.placed(tile).rotation);
        if (foot.y < tower.y && foot.y > tower.y - towerTop(board.placed(tile).floors) - aside &&
            std::abs(foot.x - tower.x) < aside)
            foot.x = tower.x + (foot.x < tower.x ? -aside : aside);
    }
    return foot;
}

/// Whether a point of a tile is on the walls of its tower.
bool isOnTower(const Tile &design, const PlacedTile &placed, Point point)
{
    constexpr double halfWidth = 10;
    if (!design.towerFoundation || placed.floors == 0)
        return false;
    const Point up = foundationSpot(design, placed.rotation) - point;
    return std::abs(up.x) < halfWidth && up.y > 0 && up.y < towerTop(placed.floors) + halfWidth / 2;
}

} // namespace

std::optional<std::vector<Standing>> standingsOn(const Board &board, int tile, Effort effort)
{
    const PlacedTile &placed = board.placed(tile);
    const Tile *design = board.design(tile);
    const std::span<const int> figures = board.figuresOn(tile);
    if (!design)
        return std::vector<Standing>(figures.size(), onBoard(placed.at, {tileCentre, tileCentre.y}));

    const std::map<PlaceKey, int> counts = countsOn(board, tile);
    std::map<PlaceKey, int> before;
    std::vector<Standing> result;
    std::optional<Point> companion;
    for (const int i : figures) {
        const Figure &figure = board.figure(i);
        if (!figure.on) {
            result.emplace_back();
            continue;
        }
        const PlaceKey key = keyOf(*design, placed.rotation, *figure.on);
        const Rank rank{before[key]++, counts.at(key)};
        const auto standing = standingAt(*design, placed, *figure.on, rank, effort);
        if (!standing)
            return std::nullopt;
        result.push_back(*standing);
        if (!companion)
            companion = standing->foot;
    }
    int neutral = 0;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const Figure &figure = board.figure(figures[i]);
        if (!figure.on) {
            const Point foot = neutralFoot(figure.kind, neutral++, companion);
            result[i] = {foot, foot.y};
        }
        result[i] = onBoard(placed.at, result[i]);
        if (!figure.isOn(PlaceKind::Tower))
            result[i].foot = besideTowers(board, placed.at, result[i].foot);
    }
    return result;
}

Point footFor(const Board &board, int tile, FigureKind kind, const std::optional<Place> &place)
{
    const PlacedTile &placed = board.placed(tile);
    const Tile *design = board.design(tile);
    if (!design)
        return cornerOf(placed.at) + tileCentre;
    if (!place) {
        int neutral = 0;
        for (const int i : board.figuresOn(tile))
            neutral += board.figure(i).on ? 0 : 1;
        return cornerOf(placed.at) + neutralFoot(kind, neutral, std::nullopt);
    }
    const int there = countsOn(board, tile)[keyOf(*design, placed.rotation, *place)];
    const auto standing = standingAt(*design, placed, *place, {there, there + 1}, Effort::WorkOut);
    const Point foot = onBoard(placed.at, *standing).foot;
    return place->kind == PlaceKind::Tower ? foot : besideTowers(board, placed.at, foot);
}

Point roughSpot(const std::optional<Place> &place, int index)
{
    Point spot{30.0 + 40.0 * (index % 2), 70};
    if (!place)
        return spot;
    if (namesSide(place->kind)) {
        spot = tileCentre + (middleOf(place->side) - tileCentre) * 0.55;
    } else if (place->kind == PlaceKind::Field) {
        const int half = place->halfEdge ? static_cast<int>(*place->halfEdge) : 4;
        spot = turnedPoint({half % 2 == 0 ? 25.0 : 75.0, 22}, rotationOfQuarters(half / 2));
    } else {
        spot = tileCentre;
    }
    return spot + Point{7.0 * (index % 3), 0};
}

std::optional<Place> placeUnder(const Board &board, Point point)
{
    const Square square = squareAt(point);
    const int tile = board.tileAt(square);
    const Tile *design = tile < 0 ? nullptr : board.design(tile);
    if (!design)
        return std::nullopt;
    const PlacedTile &placed = board.placed(tile);
    const Point local = point - cornerOf(square);
    if (isOnTower(*design, placed, local))
        return Place{PlaceKind::Tower, Side::N, {}};
    if (placed.bridge) {
        const double across = *placed.bridge == Bridge::EW ? local.y : local.x;
        if (std::abs(across - tileCentre.x) <= 10.0)
            return Place{PlaceKind::Bridge, Side::N, {}};
    }
    std::optional<Place> place = placeAt(*design, placed.rotation, local);
    if (place && place->kind == PlaceKind::City) {
        const int city = board.cityAt(tile, place->side);
        if (city >= 0 && board.feature(city).castle)
            place->kind = PlaceKind::Castle;
    }
    return place;
}

bool meansFeature(const Board &board, Point point)
{
    constexpr std::array features{PlaceKind::Road, PlaceKind::City, PlaceKind::Castle, PlaceKind::Bridge,
                                  PlaceKind::Monastery};
    constexpr double near = 10; // beside the disc: a figure or a number stands there
    const std::optional<Place> place = placeUnder(board, point);
    if (!place || ranges::find(features, place->kind) == features.end())
        return false;
    const PlacedTile &placed = board.placed(board.tileAt(squareAt(point)));
    const auto layout = layoutOf(*board.designAt(placed.at));
    const Point local = turnedBackPoint(point - cornerOf(placed.at), placed.rotation);
    const auto isNear = [&](const std::optional<Disc> &disc) {
        return disc && length(local - disc->centre) < disc->radius + near;
    };
    return !isNear(layout->foundation) && !isNear(layout->watchtower);
}

} // namespace towerwatch::drawing
