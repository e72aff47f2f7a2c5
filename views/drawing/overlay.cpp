// SPDX-License-Identifier: MIT
#include "views/drawing/overlay.h"

#include "model/board/places.h"
#include "model/value/ranges.h"
#include "views/drawing/badgeroom.h"
#include "views/drawing/shapes.h"
#include "views/drawing/tilelayout.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace towerwatch::drawing {

namespace {

constexpr double armLength = 17; ///< of an arrow of the range
constexpr std::string_view roundJoin = "stroke-linejoin=\"round\"";

/// The colours of marks that are no materials.
struct MarkInks
{
    std::string_view veil, veilOpacity, reach, area, casing, glow, frame, pointed;
};

constexpr MarkInks lightInks{"#ffffff", "0.2",     "#a3261a", "#274b8f",
                             "#fffaf0", "#ffcf3f", "#1d1a16", "#0b6e6e"};
constexpr MarkInks darkInks{"#fff6df", "0.13",    "#ff7a63", "#8fb4ff",
                            "#1d1a16", "#ffcf3f", "#fffaf0", "#7fe3dc"};

constexpr MarkInks contrastInks{"#ffffff", "0.25",    "#ff4a2e", "#8fd3ff",
                                "#000000", "#ffe600", "#ffffff", "#00ffff"};

const MarkInks &inksOf(Scheme scheme)
{
    return scheme == Scheme::Light ? lightInks : scheme == Scheme::Dark ? darkInks : contrastInks;
}

/// Writes marks; widths never fall below what can be seen.
class MarkWriter
{
public:
    MarkWriter(const Scene &scene, const MarkStyle &style)
        : m_scene(scene)
        , m_feet(scene)
        , m_room(scene)
        , m_style(style)
        , m_out(style.scheme)
        , m_inks(inksOf(style.scheme))
    {
    }

    bool shows(Square square) const { return m_style.shows(square); }

    std::vector<Square> shown(const std::vector<Square> &squares) const
    {
        std::vector<Square> result;
        ranges::copy_if(squares, std::back_inserter(result), [this](Square square) { return shows(square); });
        return result;
    }

    double width(double units, double pixels) const { return m_style.width(units, pixels); }
    double badgeScale() const { return m_style.badgeScale(4); }

    void reach(const BoardMarks &marks)
    {
        const std::string outline = outlineOf(shown(marks.reach));
        m_out.path(outline, {m_inks.veil, {}, 0, attribute("fill-opacity", m_inks.veilOpacity)});
        m_out.path(innerBorders(marks.reach), {{}, m_inks.casing, width(0.9, 1), "stroke-opacity=\"0.6\""});
        m_out.path(outline, {{}, m_inks.casing, width(6.4, 4), roundJoin});
        m_out.path(outline, {{}, m_inks.reach, width(3.6, 2), roundJoin});
    }

    /// Squares of the range that have no tile.
    void bare(const BoardMarks &marks)
    {
        const double dash = width(8, 5), inset = width(5, 4);
        const std::string dashes = "stroke-dasharray=\"" + number(dash) + ' ' + number(dash * 0.7) + '"';
        for (const Square square : shown(marks.bare)) {
            const Point at = cornerOf(square) + Point{inset, inset};
            const double side = tileSize - 2 * inset;
            m_out.rect(at, side, side, {{}, m_inks.reach, width(2.4, 1.6), dashes}, 3);
        }
    }

    void area(const BoardMarks &marks)
    {
        const std::string outline = outlineOf(shown(marks.area));
        const double dash = width(9, 5);
        const std::string dashes = "stroke-dasharray=\"" + number(dash) + ' ' + number(dash * 0.6) + '"';
        m_out.path(outline, {{}, m_inks.casing, width(5.2, 3.4), roundJoin});
        m_out.path(outline, {{}, m_inks.area, width(3.2, 2), dashes});
    }

    void glow(const std::string &area, const std::string &borders, double fillOpacity)
    {
        m_out.path(area, {m_inks.glow, {}, 0, attribute("fill-opacity", number(fillOpacity, true))});
        m_out.path(borders, {{}, m_inks.glow, width(9, 6), attribute("stroke-opacity", "0.35")});
        m_out.path(borders, {{}, m_inks.glow, width(5, 3.6), attribute("stroke-opacity", "0.6")});
        m_out.path(borders, {{}, m_inks.frame, width(1.3, 1), attribute("stroke-opacity", "0.75")});
    }

    /// A thin line around what is pointed at.
    void pointed(const std::string &borders)
    {
        m_out.path(borders, {{}, m_inks.casing, width(3.4, 3), roundJoin});
        m_out.path(borders, {{}, m_inks.pointed, width(1.6, 1.4), roundJoin});
    }

    /// The outlines of a feature on all its tiles that are shown.
    std::string outlinesOf(int feature, Outline outline) const
    {
        std::string outlines;
        for (const int tile : m_scene.board().tilesOf(feature))
            if (shows(m_scene.board().placed(tile).at))
                outlines += featureOutline(m_scene.board(), feature, tile, outline);
        return outlines;
    }

    void feature(int feature)
    {
        const bool wide = m_scene.board().feature(feature).kind == FeatureKind::Field;
        glow(outlinesOf(feature, Outline::Area), outlinesOf(feature, Outline::Borders),
             wide ? 0.2 : 0.45); // a meadow may be most of the board
    }

    void features(const BoardMarks &marks)
    {
        for (const int lit : marks.litFeatures)
            if (lit >= 0 && lit < static_cast<int>(m_scene.board().features().size()))
                feature(lit);
    }

    void litSquares(const BoardMarks &marks)
    {
        const std::string outline = outlineOf(shown(marks.litSquares));
        glow(outline, outline, 0.14);
    }

    /// The arrows of the range, on the ground; `over`: those that the tower would hide.
    void arms(const BoardMarks &marks, bool over)
    {
        if (!marks.tower || !shows(*marks.tower))
            return;
        std::set<std::pair<int, int>> directions;
        for (const Square square : marks.reach) {
            const int dx = square.x - marks.tower->x, dy = square.y - marks.tower->y;
            if (dx != 0 || dy != 0)
                directions.emplace((dx > 0) - (dx < 0), (dy > 0) - (dy < 0));
        }
        for (const auto &[dx, dy] : directions) {
            const Point centre = cornerOf(*marks.tower) + tileCentre, along = unit({double(dx), double(dy)});
            const double far = dx != 0 && dy != 0 ? 62 : 46;
            if (isBehindTower(*marks.tower, centre + along * (far - armLength / 2)) == over)
                arm(centre, along, far);
        }
    }

    void frame(const BoardMarks &marks)
    {
        if (!marks.selectedSquare || !shows(*marks.selectedSquare))
            return;
        const double outer = width(2.8, 2.4), inner = width(1.3, 1.1), inset = width(3.2, 2) + outer / 2;
        const Point at = cornerOf(*marks.selectedSquare) + Point{inset, inset};
        const double side = tileSize - 2 * inset;
        m_out.rect(at, side, side, {{}, m_inks.casing, outer}, 3);
        m_out.rect(at, side, side, {{}, m_inks.frame, inner}, 3);
    }

    void halos(const BoardMarks &marks)
    {
        for (const int figure : marks.litFigures)
            if (isShown(figure))
                halo(m_feet.of(figure), lies(figure));
        if (isShown(marks.selectedFigure)) {
            const Point foot = m_feet.of(marks.selectedFigure);
            m_out.ellipse(foot, 14, 6.5, {{}, m_inks.casing, width(4.4, 3.4)});
            m_out.ellipse(foot, 14, 6.5, {m_inks.glow, m_inks.frame, width(2, 1.6)});
        }
    }

    void counts(const BoardMarks &marks)
    {
        for (const SquareCount &counted : marks.counted) {
            if (!shows(counted.at))
                continue;
            const double scale = badgeScale();
            const double w = std::max(17.0, digitsWidth(counted.count, 9.5) + 9) * scale, h = 17 * scale;
            const Box box = freeCorner(counted.at, w, h);
            const Point at{box.x, box.y};
            m_out.rect(at, w, h, {m_inks.area, m_inks.casing, 1.6 * scale}, h / 2);
            m_out.digits(counted.count, {at.x + w / 2, at.y + h / 2}, 9.5 * scale,
                         m_style.scheme == Scheme::Light ? "#ffffff" : "#10182c", 2.0);
        }
    }

    void verdicts(const BoardMarks &marks)
    {
        constexpr double radius = 7.5; // of a badge with its rim
        const double scale = badgeScale() * 1.1;
        std::vector<std::pair<Point, Verdict>> badges;
        std::string lines;
        for (const auto &[figure, verdict] : marks.verdicts) {
            if (verdict == Verdict::OutOfReach || !isShown(figure))
                continue;
            const auto spot = m_room.beside(figure, radius * scale);
            if (spot.away)
                lines += svgPath({m_room.chestOf(figure), spot.middle}, false);
            badges.emplace_back(spot.middle, verdict);
        }
        m_out.path(lines, {{}, m_inks.casing, width(3.4, 2.6), roundJoin});
        m_out.path(lines, {{}, m_inks.frame, width(1.4, 1.1), roundJoin});
        for (const auto &[middle, verdict] : badges)
            m_out.addAt(middle, badgeArt(verdict, m_style.scheme), scale);
    }

    /// A triangle beside each figure, with the number of towers, and a box on each tower, with the number of
    /// figures; nothing where they could not be read.
    void dangers(const DangerMarks &dangers)
    {
        if (tileSize / m_style.unitsPerPixel < dangersFrom)
            return;
        const double scale = badgeScale();
        const std::string_view ink = m_style.scheme == Scheme::Light ? "#ffffff" : "#10182c";
        std::string shapes;
        std::vector<std::tuple<int, Point, double, double>> numbers; // what, where, how high and heavy
        for (const auto &[figure, towers] : dangers.figures)
            if (isShown(figure)) {
                const Point middle = m_room.beside(figure, 11 * scale).middle + Point{0, 2} * scale;
                shapes += svgPath({middle + Point{0, -11} * scale, middle + Point{10, 7} * scale,
                                   middle + Point{-10, 7} * scale},
                                  true);
                numbers.emplace_back(towers, middle + Point{0, 1.5} * scale, 8 * scale, 1.8);
            }
        for (const SquareCount &tower : dangers.towers)
            if (shows(tower.at)) {
                const double w = std::max(15.0, digitsWidth(tower.count, 9) + 7) * scale, h = 15 * scale;
                std::array<Box, 4> boxes = cornersOf(tower.at, w, h);
                std::swap(boxes.front(), boxes.back());
                const Box box = m_room.among(boxes);
                const Point corner{box.x + box.width, box.y};
                shapes += svgPath(
                    {corner, corner + Point{0, h}, corner + Point{-w, h}, corner + Point{-w, 0}}, true);
                numbers.emplace_back(tower.count, corner + Point{-w / 2, h / 2}, 9 * scale, 2.0);
            }
        m_out.path(shapes, {m_inks.reach, m_inks.casing, width(1.6, 1), roundJoin});
        for (const auto &[number, middle, height, weight] : numbers)
            m_out.digits(number, middle, height, ink, weight);
    }

    void warnings(const BoardMarks &marks)
    {
        if (marks.warnings)
            m_out.add(warningMarks(m_scene, *marks.warnings, m_room, m_style));
    }

    std::string take() { return m_out.take(); }

private:
    /// A `name="value"` pair; valid until the next one is asked for.
    std::string_view attribute(std::string_view name, std::string_view value)
    {
        m_attribute = std::string(name) + "=\"" + std::string(value) + "\" stroke-linejoin=\"round\"";
        return m_attribute;
    }

    /// The borders between neighbouring squares of the set.
    std::string innerBorders(const std::vector<Square> &squares) const
    {
        const std::vector<Square> drawn = shown(squares);
        const std::set<Square> all(drawn.begin(), drawn.end());
        std::string result;
        for (const Square square : drawn) {
            const Point far = cornerOf(square + Square{1, 1});
            if (all.contains(neighbour(square, Side::E)))
                result += 'M' + number(far.x) + ' ' + number(far.y - tileSize) + 'V' + number(far.y);
            if (all.contains(neighbour(square, Side::S)))
                result += 'M' + number(far.x - tileSize) + ' ' + number(far.y) + 'H' + number(far.x);
        }
        return result;
    }

    /// The boxes of a size in the corners of a square; the last one is that of dangers.
    static std::array<Box, 4> cornersOf(Square square, double w, double h)
    {
        constexpr double margin = 6;
        const Point low = cornerOf(square) + Point{margin, margin},
                    high = cornerOf(square) + Point{tileSize - margin - w, tileSize - margin - h};
        return {{{low.x, low.y, w, h}, {low.x, high.y, w, h}, {high.x, high.y, w, h}, {high.x, low.y, w, h}}};
    }

    /// Where a badge lies in a corner of a square and covers no coat of arms, which may be what it counts.
    Box freeCorner(Square square, double w, double h)
    {
        const std::array<Box, 4> corners = cornersOf(square, w, h);
        const Tile *tile = m_scene.board().designAt(square);
        if (!tile)
            return m_room.among(corners);
        const auto layout = layoutOf(*tile);
        const Rotation rotation = m_scene.board().placed(m_scene.board().tileAt(square)).rotation;
        std::vector<Box> free;
        ranges::copy_if(corners, std::back_inserter(free), [&](const Box &corner) {
            return ranges::none_of(layout->shields, [&](Point shield) {
                const Point p = cornerOf(square) + turnedPoint(shield, rotation) - Point{corner.x, corner.y};
                return p.x > -shieldRadius && p.x < w + shieldRadius && p.y > -shieldRadius &&
                       p.y < h + shieldRadius;
            });
        });
        return free.empty() ? m_room.among(corners) : m_room.among(free);
    }

    bool isShown(int figure) const
    {
        if (figure < 0 || figure >= m_scene.board().figureCount())
            return false;
        const std::optional<Square> &at = m_scene.board().figure(figure).at;
        return !at || shows(*at);
    }

    bool lies(int figure) const { return figureSprite(m_scene.board().figure(figure)).lying; }

    /// Whether the floors of the tower on a square cover a point.
    bool isBehindTower(Square square, Point point) const
    {
        std::vector<PlacedSprite> standing;
        if (const int tile = m_scene.board().tileAt(square); tile >= 0)
            m_scene.addStanding(tile, standing);
        return ranges::any_of(standing, [point](const PlacedSprite &it) {
            return it.sprite.kind == Sprite::Kind::Tower && boxOf(it.sprite).contains(point - it.at);
        });
    }

    void arm(Point centre, Point along, double far)
    {
        const Point across{-along.y, along.x};
        const Point tip = centre + along * far, tail = centre + along * (far - armLength);
        const Polyline shape{tip, tail + across * 10, tail + along * 4.5, tail - across * 10};
        m_out.path(svgPath(shape, true), {m_inks.reach, m_inks.casing, width(2.2, 1.4), roundJoin});
    }

    void halo(Point foot, bool lying)
    {
        const Point middle = foot + Point{0, lying ? -6.0 : -10.0};
        m_out.ellipse(middle, lying ? 21 : 18, lying ? 15 : 18,
                      {m_inks.glow, {}, 0, "fill-opacity=\"0.45\""});
        m_out.ellipse(middle, lying ? 18 : 15, lying ? 12 : 15,
                      {m_inks.glow, m_inks.frame, width(1.4, 1), "fill-opacity=\"0.75\""});
    }

    const Scene &m_scene;
    Feet m_feet;
    BadgeRoom m_room;
    const MarkStyle &m_style;
    Writer m_out;
    const MarkInks &m_inks;
    std::string m_attribute;
};

} // namespace

std::string placeMarks(const Scene &scene, int tile, const Place &place, const MarkStyle &style)
{
    MarkWriter out(scene, style);
    const int feature = scene.board().featureAt(tile, place);
    out.pointed(feature >= 0 ? out.outlinesOf(feature, Outline::Borders)
                             : placeOutline(scene.board(), tile, place, Outline::Borders));
    return out.take();
}

std::string marksUnder(const Scene &scene, const BoardMarks &marks, const MarkStyle &style)
{
    MarkWriter out(scene, style);
    out.features(marks);
    out.frame(marks); // which hides no outline
    out.bare(marks);
    out.reach(marks);
    out.area(marks);
    out.litSquares(marks);
    out.arms(marks, false);
    out.halos(marks);
    return out.take();
}

std::string marksOver(const Scene &scene, const BoardMarks &marks, const MarkStyle &style)
{
    MarkWriter out(scene, style);
    out.arms(marks, true);
    out.counts(marks);
    out.verdicts(marks);
    out.dangers(marks.dangers);
    out.warnings(marks);
    return out.take();
}

} // namespace towerwatch::drawing
