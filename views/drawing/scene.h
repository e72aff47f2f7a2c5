// SPDX-License-Identifier: MIT
/// What lies where on a board, as a list of pictures: the one way the window, the exports and the palette
/// draw.
#pragma once

#include "model/board/position.h"
#include "model/inquiry/dangers.h"
#include "views/drawing/art.h"

#include <map>

namespace towerwatch::drawing {

/// A picture that many places share. Equal sprites have equal pictures, so that they can be cached.
struct Sprite
{
    enum class Kind : std::uint8_t { Tile, Bridge, Castle, Tower, Figure, Floors, Badge, Sign };
    Kind kind = Kind::Tile;
    const Tile *tile = nullptr;       ///< Tile
    Rotation rotation = Rotation::R0; ///< Tile
    int number = 0; ///< Tile: variant; Tower, Floors: floors; Bridge: axis; Badge: verdict; Sign: place
    FigureKind figure = FigureKind::Meeple;
    std::optional<Colour> owner = {};
    bool lying = false;
    bool flat = false; ///< Tile, Tower, Figure: in flat regions, for boards of small tiles; Floors: larger
    friend bool operator==(const Sprite &, const Sprite &) = default;
};

/// Sprites as keys of hash tables.
struct SpriteHash
{
    std::size_t operator()(const Sprite &sprite) const noexcept;
};

/// The SVG elements of a sprite, around its own origin.
std::string spriteArt(const Sprite &sprite, Scheme scheme);

/// A rectangle in tile units.
struct Box
{
    double x = 0, y = 0, width = 0, height = 0;

    bool empty() const { return width <= 0 || height <= 0; }
    bool contains(Point p) const { return p.x >= x && p.y >= y && p.x < x + width && p.y < y + height; }
};
/// The box a sprite needs around its origin.
Box boxOf(const Sprite &sprite);
/// That of the number of a tower's floors.
Box floorsBox(int floors, bool large);
/// What the body of a figure covers whose foot is at a point.
Box bodyBox(Point foot, bool lying);
/// The picture of a figure: farmers, that is figures on a field, lie.
Sprite figureSprite(const Figure &figure);

/// A sprite with its origin at a point of the board, in tile units (square x, y begins at 100 x, 100 y).
struct PlacedSprite
{
    Sprite sprite;
    Point at;
    int figure = -1;  ///< the figure it shows or belongs to
    double depth = 0; ///< of things that stand: the height on the board at which they touch the ground
};

/// The square that holds a point of the board, and its corner.
Square squareAt(Point point);
constexpr Point cornerOf(Square square)
{
    return {square.x * tileSize, square.y * tileSize};
}

/// Whether spots that are not known yet may be worked out, which takes a while.
enum class Effort : std::uint8_t { KnownOnly, WorkOut };

/// A position laid out for drawing. The position must outlive it.
class Scene
{
public:
    explicit Scene(const Position &position);

    const Position &position() const { return m_position; }
    const Board &board() const { return m_position.board(); }
    const Extent &extent() const { return m_extent; }
    /// The board with its strip, in tile units.
    Box bounds() const;

    /// Adds what lies flat on a tile: the tile and its bridge.
    void addGround(int tile, std::vector<PlacedSprite> &to) const;
    /// Adds the castles that are drawn with a tile: those on its own walls, on shared ones the later tile's.
    void addCastles(int tile, std::vector<PlacedSprite> &to) const;
    /// Adds what stands on a tile: its tower, then its figures, then, to lie over all of them, the number of
    /// floors. It adds nothing and says false if their spots would have to be worked out and may not be.
    bool addStanding(int tile, std::vector<PlacedSprite> &to, Effort effort = Effort::WorkOut) const;

    /// The figures without a square and the signs they stand by, in a strip under the board.
    const std::vector<PlacedSprite> &strip() const { return m_strip; }
    /// The strip's box; empty without such figures.
    const Box &stripBox() const { return m_stripBox; }

    /// Where a figure's foot is.
    Point footOf(int figure) const;
    /// The figure whose picture covers `point`, the foremost one; -1: none.
    int figureAt(Point point) const;

private:
    void placeCastles();
    void layStrip();

    const Position &m_position;
    Extent m_extent;
    std::multimap<int, PlacedSprite> m_castles; ///< by tile
    std::vector<PlacedSprite> m_strip;
    Box m_stripBox;
};

/// Where the feet of many figures of a scene are, worked out once a tile. The scene must outlive it.
class Feet
{
public:
    explicit Feet(const Scene &scene)
        : m_scene(scene)
    {
    }
    Point of(int figure);

private:
    void keep(const std::vector<PlacedSprite> &sprites);

    const Scene &m_scene;
    std::map<int, Point> m_known; ///< by figure
};

/// Everything on a board, from the ground up; what stands is sorted from the back to the front.
struct BoardSprites
{
    std::vector<PlacedSprite> ground, castles, standing;
};
BoardSprites spritesOf(const Scene &scene);

inline constexpr double paperMargin = 28.0;
/// The board with its strip and a margin of paper around it, in tile units: what pictures show.
Box paperBox(const Scene &scene);

/// Where a figure of this kind would stand on a place of a tile, beside those that are there.
Point footFor(const Board &board, int tile, FigureKind kind, const std::optional<Place> &place);
/// The place under a point of the board, as the scenario format names it: bridges and castles too.
std::optional<Place> placeUnder(const Board &board, Point point);
/// Whether a point means a road, city or monastery, not the tile or a tower close by.
bool meansFeature(const Board &board, Point point);

/// The outline of a set of squares as SVG path data in tile units, inner borders left out.
std::string outlineOf(const std::vector<Square> &squares);

/// What lies below the board of a picture.
enum class Ground : std::uint8_t { Paper, Nothing };
/// How tiles are drawn: in full, or in flat regions where they will be too small for more.
enum class Detail : std::uint8_t { Full, Flat };

/// One paragraph of a caption.
struct Paragraph
{
    enum class Style : std::uint8_t { Heading, Answer, Line, Note };
    Style style = Style::Line;
    std::string text = {}; ///< UTF-8
    std::string lead = {}; ///< a number or mark that stands before the text
    std::optional<Verdict> badge = {};
};

/// A whole board with its marks as a complete SVG document, with a caption under the board if there is one.
std::string boardSvg(const Position &position, const BoardMarks &marks, Scheme scheme,
                     const std::vector<Paragraph> &caption = {}, Ground ground = Ground::Paper,
                     Detail detail = Detail::Full);

/// Marks as SVG elements: those under what stands on the board, and those over everything.
struct MarkLayers
{
    std::string under = {}, over = {};
};
/// The same with what boardSvg() adds to them: the numbers of columns and rows below, the ids of figures
/// above.
MarkLayers withNames(const Scene &scene, const BoardSprites &sprites, const MarkLayers &marks, Scheme scheme);

/// Where a figure's foot is, and where it touches the ground: that of a figure on a tower is the tower's.
struct Standing
{
    Point foot;
    double depth = 0;
};

/// The feet of the figures on a tile, in the order of Board::figuresOn; nothing if that is not yet known.
std::optional<std::vector<Standing>> standingsOn(const Board &board, int tile,
                                                 Effort effort = Effort::WorkOut);

/// Roughly where a place is on its tile, for figures that are dots.
Point roughSpot(const std::optional<Place> &place, int index);

} // namespace towerwatch::drawing
