// SPDX-License-Identifier: MIT
#include "views/drawing/scene.h"

#include "model/value/ranges.h"
#include "views/drawing/shapes.h"
#include "views/drawing/tilelayout.h"

#include <algorithm>
#include <set>

namespace towerwatch::drawing {

namespace {

constexpr double stripGap = 16.0;  ///< between the board and the strip
constexpr double stripRow = 38.0;  ///< height of one row of the strip
constexpr double stripStep = 27.0; ///< from figure to figure
constexpr double signGap = 6.0;    ///< between the sign and the first figure
constexpr double stripSide = 22.0; ///< from its left end to the middle of the sign
constexpr double bodyHalfWidth = 10.0;
constexpr double overAll = 1e12; ///< a depth in front of everything that stands

Box towerBox(int floors)
{
    const double top = towerTop(std::max(floors, 1)) + 7;
    return {-13, -top, 27, top + 9};
}

/// The castle's sprite on the board and the tile it is drawn with.
std::pair<int, PlacedSprite> placedCastle(const Board &board, int tile, Side side)
{
    const Square square = board.placed(tile).at;
    const int other = board.tileAt(neighbour(square, side));
    const bool shared = other >= 0 && board.cityAt(other, opposite(side)) == board.cityAt(tile, side);
    Point at = cornerOf(square) + middleOf(side);
    if (!shared)
        at = at + (tileCentre - middleOf(side)) * 0.4;
    const bool later = shared && board.placed(other).at > square;
    return {later ? other : tile, {{.kind = Sprite::Kind::Castle}, at, -1, at.y}};
}

/// How far what stands in the first row rises above the board.
double riseOf(const Scene &scene)
{
    const Extent &extent = scene.extent();
    const Board &board = scene.board();
    const double top = cornerOf(extent.first).y;
    double highest = top;
    for (const PlacedTile &placed : board.scenario().tiles) {
        const int tile = board.tileAt(placed.at);
        if (placed.at.y != extent.first.y || placed.floors == 0 || !board.design(tile))
            continue;
        std::vector<PlacedSprite> standing;
        scene.addStanding(tile, standing);
        for (const PlacedSprite &it : standing)
            highest = std::min(highest, it.at.y + boxOf(it.sprite).y);
    }
    return top - highest;
}

} // namespace

std::size_t SpriteHash::operator()(const Sprite &sprite) const noexcept
{
    std::uint64_t hash = std::hash<const Tile *>{}(sprite.tile);
    for (const int part :
         {static_cast<int>(sprite.kind), static_cast<int>(sprite.rotation), sprite.number,
          static_cast<int>(sprite.figure), sprite.owner ? static_cast<int>(*sprite.owner) : -1,
          int(sprite.lying), int(sprite.flat)})
        hash = hash * 0x9E3779B97F4A7C15ull + static_cast<std::uint64_t>(part);
    return static_cast<std::size_t>(hash ^ hash >> 29);
}

std::string spriteArt(const Sprite &sprite, Scheme scheme)
{
    switch (sprite.kind) {
    case Sprite::Kind::Tile:
        return sprite.flat ? flatTileArt(*sprite.tile, sprite.rotation, scheme)
                           : tileArt(*sprite.tile, sprite.rotation, sprite.number, scheme);
    case Sprite::Kind::Bridge: return bridgeArt(static_cast<Bridge>(sprite.number), scheme);
    case Sprite::Kind::Castle: return picture("castle", scheme);
    case Sprite::Kind::Tower:
        return sprite.flat ? flatTowerArt(sprite.number, scheme) : towerArt(sprite.number, scheme);
    case Sprite::Kind::Figure:
        return (sprite.flat ? flatFigureArt : figureArt)(sprite.figure, sprite.owner, sprite.lying, scheme);
    case Sprite::Kind::Floors: return floorsArt(sprite.number, sprite.flat, scheme);
    case Sprite::Kind::Badge: return badgeArt(static_cast<Verdict>(sprite.number), scheme);
    case Sprite::Kind::Sign:
        return picture("sign-" + std::string(name(static_cast<PlaceKind>(sprite.number))), scheme);
    }
    return {};
}

Box boxOf(const Sprite &sprite)
{
    switch (sprite.kind) {
    case Sprite::Kind::Tile:
    case Sprite::Kind::Bridge: return {0, 0, tileSize, tileSize};
    case Sprite::Kind::Castle: return {-26, -28, 52, 52};
    case Sprite::Kind::Tower: return towerBox(sprite.number);
    case Sprite::Kind::Figure: return {-22, -32, 44, 42};
    case Sprite::Kind::Floors: return floorsBox(sprite.number, sprite.flat);
    case Sprite::Kind::Badge: return {-8, -8, 16, 16};
    case Sprite::Kind::Sign: return {-14, -14, 28, 28};
    }
    return {};
}

Box bodyBox(Point foot, bool lying)
{
    return lying ? Box{foot.x - 14, foot.y - 15, 26, 18}
                 : Box{foot.x - bodyHalfWidth, foot.y - 23, 2 * bodyHalfWidth, 26};
}

Sprite figureSprite(const Figure &figure)
{
    return {.kind = Sprite::Kind::Figure,
            .figure = figure.kind,
            .owner = figure.owner,
            .lying = figure.isOn(PlaceKind::Field) && isMeeple(figure.kind)};
}

Scene::Scene(const Position &position)
    : m_position(position)
    , m_extent(extentOf(position.scenario()))
{
    placeCastles();
    layStrip();
}

void Scene::placeCastles()
{
    std::set<int> seen;
    for (const Castle &castle : m_position.scenario().castles) {
        const int tile = board().tileAt(castle.at);
        const int city = tile < 0 || !board().design(tile) ? -1 : board().cityAt(tile, castle.city);
        if (city < 0 || !seen.insert(city).second)
            continue;
        m_castles.insert(placedCastle(board(), tile, castle.city));
    }
}

void Scene::layStrip()
{
    const double left = m_extent.first.x * tileSize, top = (m_extent.last.y + 1) * tileSize + stripGap;
    const double width = std::max(2, m_extent.columns()) * tileSize;
    double x = 0, y = 0;
    const auto put = [&](Sprite sprite, double rise, int figure) {
        const Point at{left + x + stripSide, top + y + stripRow / 2 + rise};
        m_strip.push_back({sprite, at, figure, at.y});
        x += stripStep;
    };
    for (const PlaceKind kind : {PlaceKind::Carcassonne, PlaceKind::Wheel}) {
        bool begun = false;
        for (int i = 0; i < board().figureCount(); ++i) {
            const Figure &figure = board().figure(i);
            if (!figure.isOn(kind))
                continue;
            if (x > 0 && (!begun || x + 2 * stripSide > width)) {
                x = 0;
                y += stripRow;
            }
            if (!begun) {
                put({.kind = Sprite::Kind::Sign, .number = static_cast<int>(kind)}, 0, -1);
                x += signGap;
                begun = true;
            }
            put(figureSprite(figure), 11, i);
        }
    }
    if (!m_strip.empty())
        m_stripBox = {left, top, width, y + stripRow};
}

Box Scene::bounds() const
{
    const Point corner = cornerOf(m_extent.first);
    Box box{corner.x, corner.y, m_extent.columns() * tileSize, m_extent.rows() * tileSize};
    if (!m_stripBox.empty()) {
        box.height = m_stripBox.y + m_stripBox.height - box.y;
        box.width = std::max(box.width, m_stripBox.width);
    }
    return box;
}

void Scene::addGround(int tile, std::vector<PlacedSprite> &to) const
{
    const PlacedTile &placed = board().placed(tile);
    const Tile *design = board().design(tile);
    const Point corner = cornerOf(placed.at);
    if (!design)
        return;
    to.push_back({{.tile = design, .rotation = placed.rotation, .number = variantFor(placed.at)}, corner});
    if (placed.bridge)
        to.push_back({{.kind = Sprite::Kind::Bridge, .number = static_cast<int>(*placed.bridge)}, corner});
}

void Scene::addCastles(int tile, std::vector<PlacedSprite> &to) const
{
    const auto [first, last] = m_castles.equal_range(tile);
    for (auto it = first; it != last; ++it)
        to.push_back(it->second);
}

bool Scene::addStanding(int tile, std::vector<PlacedSprite> &to, Effort effort) const
{
    const PlacedTile &placed = board().placed(tile);
    const Tile *design = board().design(tile);
    const std::span<const int> figures = board().figuresOn(tile);
    const bool tower = design && placed.floors > 0;
    if (!tower && figures.empty())
        return true;
    const auto feet = standingsOn(board(), tile, effort);
    if (!feet)
        return false;
    const Point foot = tower ? cornerOf(placed.at) + foundationSpot(*design, placed.rotation) : Point{};
    if (tower)
        to.push_back({{.kind = Sprite::Kind::Tower, .number = placed.floors}, foot, -1, foot.y});
    for (std::size_t i = 0; i < figures.size(); ++i)
        to.push_back(
            {figureSprite(board().figure(figures[i])), (*feet)[i].foot, figures[i], (*feet)[i].depth});
    if (tower)
        to.push_back({{.kind = Sprite::Kind::Floors, .number = placed.floors}, foot, -1, overAll});
    return true;
}

Point Scene::footOf(int figure) const
{
    return Feet(*this).of(figure);
}

Point Feet::of(int figure)
{
    const Board &board = m_scene.board();
    const Figure &it = board.figure(figure);
    if (it.at && board.tileAt(*it.at) < 0)
        return cornerOf(*it.at) + tileCentre;
    if (const auto known = m_known.find(figure); known != m_known.end())
        return known->second;
    if (it.at) {
        std::vector<PlacedSprite> standing;
        m_scene.addStanding(board.tileAt(*it.at), standing);
        keep(standing);
    } else {
        keep(m_scene.strip());
    }
    return m_known[figure];
}

void Feet::keep(const std::vector<PlacedSprite> &sprites)
{
    for (const PlacedSprite &sprite : sprites)
        if (sprite.figure >= 0)
            m_known[sprite.figure] = sprite.at;
}

int Scene::figureAt(Point point) const
{
    std::vector<PlacedSprite> near;
    const Square square = squareAt(point);
    for (int dy : {0, 1})
        for (int dx : {-1, 0, 1})
            if (const int tile = board().tileAt(square + Square{dx, dy}); tile >= 0)
                addStanding(tile, near);
    near.insert(near.end(), m_strip.begin(), m_strip.end());
    int best = -1;
    double bestDepth = 0;
    for (const PlacedSprite &it : near) {
        if (it.figure < 0 || !bodyBox(it.at, it.sprite.lying).contains(point))
            continue;
        if (best < 0 || it.depth >= bestDepth) {
            best = it.figure;
            bestDepth = it.depth;
        }
    }
    return best;
}

BoardSprites spritesOf(const Scene &scene)
{
    BoardSprites sprites;
    const Board &board = scene.board();
    for (int tile = 0; tile < static_cast<int>(board.scenario().tiles.size()); ++tile) {
        if (board.tileAt(board.placed(tile).at) != tile)
            continue;
        scene.addGround(tile, sprites.ground);
        scene.addCastles(tile, sprites.castles);
        scene.addStanding(tile, sprites.standing);
    }
    ranges::stable_sort(sprites.standing,
                        [](const PlacedSprite &a, const PlacedSprite &b) { return a.depth < b.depth; });
    sprites.standing.insert(sprites.standing.end(), scene.strip().begin(), scene.strip().end());
    return sprites;
}

Box paperBox(const Scene &scene)
{
    const Box box = scene.bounds();
    const double above = std::max(paperMargin, riseOf(scene));
    return {box.x - paperMargin, box.y - above, box.width + 2 * paperMargin,
            box.height + above + paperMargin};
}

} // namespace towerwatch::drawing
