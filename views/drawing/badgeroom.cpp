// SPDX-License-Identifier: MIT
#include "views/drawing/badgeroom.h"

#include "model/value/ranges.h"
#include "views/drawing/overlay.h"
#include "views/drawing/path.h"

#include <algorithm>
#include <limits>

namespace towerwatch::drawing {

namespace {

Point centreOf(const Box &box)
{
    return {box.x + box.width / 2, box.y + box.height / 2};
}

/// The square around a round badge; its corners are empty, so a little less of it.
Box boxAround(Point middle, double radius)
{
    const double half = radius * 0.9;
    return {middle.x - half, middle.y - half, 2 * half, 2 * half};
}

double sharedBy(const Box &a, const Box &b)
{
    const double width = std::min(a.x + a.width, b.x + b.width) - std::max(a.x, b.x),
                 height = std::min(a.y + a.height, b.y + b.height) - std::max(a.y, b.y);
    return width > 0 && height > 0 ? width * height : 0;
}

Box shifted(const Box &box, Point by)
{
    return {box.x + by.x, box.y + by.y, box.width, box.height};
}

/// So many things on a square leave no room for badges: those after them are not avoided, and the work grows
/// with the figures, however many stand on one tile.
constexpr std::size_t crowd = 32;

/// The ways from the middle of a body to its badge, the dearest first: the shoulders, the feet, over the
/// head, below.
constexpr std::array<Point, 8> ways{
    {{1, -0.7}, {-1, -0.7}, {1, 0.1}, {-1, 0.1}, {1, 0.8}, {-1, 0.8}, {0, -1}, {0, 1}}};

} // namespace

BadgeRoom::BadgeRoom(const Scene &scene)
    : m_scene(scene)
    , m_feet(scene)
{
}

Point BadgeRoom::chestOf(int figure)
{
    return centreOf(bodyBox(m_feet.of(figure), figureSprite(m_scene.board().figure(figure)).lying));
}

const std::vector<BadgeRoom::Thing> &BadgeRoom::thingsOn(Square square)
{
    const auto [found, isNew] = m_standing.try_emplace(square);
    if (!isNew)
        return found->second;
    std::vector<PlacedSprite> standing;
    if (const int tile = m_scene.board().tileAt(square); tile >= 0)
        m_scene.addStanding(tile, standing);
    else if (sharedBy(m_scene.stripBox(), {cornerOf(square).x, cornerOf(square).y, tileSize, tileSize}) > 0)
        ranges::copy_if(m_scene.strip(), std::back_inserter(standing),
                        [&](const PlacedSprite &sprite) { return squareAt(sprite.at) == square; });
    for (const PlacedSprite &it : standing) {
        if (found->second.size() >= crowd)
            break;
        if (it.sprite.kind == Sprite::Kind::Floors)
            found->second.push_back({shifted(boxOf(it.sprite), it.at)});
        if (it.figure < 0)
            continue;
        found->second.push_back({bodyBox(it.at, it.sprite.lying), it.figure});
        if (const auto badge = idBadgeOf(m_scene, it.figure, it.at))
            found->second.push_back({{badge->middle.x - badge->width / 2, badge->middle.y - idBadgeHeight / 2,
                                      badge->width, idBadgeHeight}});
    }
    return found->second;
}

std::vector<const BadgeRoom::Thing *> BadgeRoom::thingsNear(Point point)
{
    std::vector<const Thing *> things;
    const Square middle = squareAt(point);
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const Square square = middle + Square{dx, dy};
            for (const Thing &thing : thingsOn(square))
                things.push_back(&thing);
            if (const auto taken = m_taken.find(square); taken != m_taken.end())
                for (const Thing &thing : taken->second)
                    things.push_back(&thing);
        }
    return things;
}

double BadgeRoom::coveredOf(const Box &box)
{
    double covered = 0;
    for (const Thing *thing : thingsNear(centreOf(box)))
        covered += sharedBy(box, thing->box);
    return covered / (box.width * box.height);
}

void BadgeRoom::take(const Box &box)
{
    std::vector<Thing> &taken = m_taken[squareAt(centreOf(box))];
    if (taken.size() < crowd)
        taken.push_back({box});
}

BadgeRoom::Spot BadgeRoom::beside(int figure, double radius)
{
    constexpr double gap = 0.5, dearness = 0.002, elsewhere = 0.3, farther = 0.05;
    const Point chest = chestOf(figure);
    const Box body = bodyBox(m_feet.of(figure), figureSprite(m_scene.board().figure(figure)).lying);
    const std::vector<const Thing *> around = thingsNear(chest);
    const auto isOthers = [&](Point middle) { // nearer to somebody else
        return ranges::any_of(around, [&](const Thing *thing) {
            return thing->figure >= 0 && thing->figure != figure &&
                   length(middle - centreOf(thing->box)) < length(middle - chest);
        });
    };
    Spot best;
    double least = std::numeric_limits<double>::max();
    for (int ring = 0; ring < 4; ++ring)
        for (std::size_t way = 0; way < ways.size(); ++way) {
            const double off = radius * 0.9 + gap + ring * radius * 1.1;
            const double x = ways[way].x * (body.width / 2 + off);
            const double y =
                ways[way].y * (ways[way].x == 0 || ring > 0 ? body.height / 2 + off : body.height / 2);
            const Point middle = chest + Point{x, y};
            const double price = coveredOf(boxAround(middle, radius)) + dearness * double(way) +
                                 (isOthers(middle) ? ring == 0 ? elsewhere : farther : 0.0) + farther * ring;
            if (price < least) {
                least = price;
                best = {middle, ring > 0};
            }
        }
    take(boxAround(best.middle, radius));
    return best;
}

Box BadgeRoom::among(std::span<const Box> boxes)
{
    Box best = boxes.front();
    double least = std::numeric_limits<double>::max();
    for (const Box &box : boxes)
        if (const double covered = coveredOf(box); covered < least - 1e-9) {
            least = covered;
            best = box;
        }
    take(best);
    return best;
}

Point BadgeRoom::among(std::span<const Point> middles, double radius)
{
    std::vector<Box> boxes;
    for (const Point middle : middles)
        boxes.push_back(boxAround(middle, radius));
    return centreOf(among(boxes));
}

} // namespace towerwatch::drawing
