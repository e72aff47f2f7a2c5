// SPDX-License-Identifier: MIT
/// The pictures: SVG elements (no <svg> around them) for everything that can lie on the board.
/// They use only what SVG Tiny 1.2 and QtSvg 6.4 draw: paths, basic shapes, plain and gradient fills,
/// transforms.
#pragma once

#include "model/referee/answers.h"
#include "views/drawing/tilegeometry.h"

namespace towerwatch::drawing {

enum class Scheme : std::uint8_t { Light, Dark, Contrast };

/// A picture that is always the same: the file of this name in resources/art, in the colours of the scheme;
/// empty if there is none.
std::string picture(std::string_view name, Scheme scheme);

/// Text from a file for SVG or HTML, inside an element or an attribute: what has a meaning there is escaped,
/// what may not stand there at all is replaced.
std::string escaped(std::string_view text);

/// Number of looks a tile has; boards pick one by position, so that they do not look wallpapered.
inline constexpr int tileVariants = 4;
int variantFor(Square square);

/// A tile turned by `rotation`, filling 0 0 100 100 exactly. Buildings, shields and signs stay upright.
std::string tileArt(const Tile &tile, Rotation rotation, int variant, Scheme scheme);

/// The same in flat regions, for tiles drawn smaller than 24 pixels.
std::string flatTileArt(const Tile &tile, Rotation rotation, Scheme scheme);

/// One colour for tiles smaller than 6 pixels, as "#rrggbb": what most of the tile is.
std::string tileColour(const Tile &tile, Scheme scheme);

/// Planks over the tile, feet on both sides; fills 0 0 100 100, mostly transparent.
std::string bridgeArt(Bridge bridge, Scheme scheme);

/// A tower of `floors` floors (1 or more), standing with the middle of its foot at 0 0. At most ten floors
/// are drawn one by one; more only grow the number.
std::string towerArt(int floors, Scheme scheme);
/// The same as one block, for boards whose tiles are drawn flat.
std::string flatTowerArt(int floors, Scheme scheme);
/// The number of its floors on a sign; `large`: to be read on small tiles too.
std::string floorsArt(int floors, bool large, Scheme scheme);
/// How far above its foot the top of such a tower is, where a figure stands.
double towerTop(int floors);
inline constexpr int mostSpots = 24; ///< of a region; further figures share them
/// Where the tower of this tile stands: the middle of its foundation, or what comes near it without one.
Point foundationSpot(const Tile &tile, Rotation rotation);

/// A figure, the middle of its foot at 0 0, about 22 high; `lying` for farmers. Players differ by colour and
/// by a mark (dot, bar, triangle, cross, ring, wave, diamond, star); neutral figures have no owner.
std::string figureArt(FigureKind kind, std::optional<Colour> owner, bool lying, Scheme scheme);
/// The same without shade and inner lines, for boards whose tiles are drawn flat.
std::string flatFigureArt(FigureKind kind, std::optional<Colour> owner, bool lying, Scheme scheme);

/// The fill colour of a player's figures and a colour that is readable on it.
struct PlayerColours
{
    std::string fill;
    std::string ink;
};
PlayerColours playerColours(Colour colour);
/// The player's mark alone, centred on 0 0, in a box of 10 x 10.
std::string playerMark(Colour colour, const std::string &ink);

/// The badge of a verdict (tick, shield, question mark, far dot), centred on 0 0, in a box of 12 x 12.
inline std::string badgeArt(Verdict verdict, Scheme scheme)
{
    return picture("badge-" + std::string(name(verdict)), scheme);
}

} // namespace towerwatch::drawing
