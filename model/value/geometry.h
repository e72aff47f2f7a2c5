// SPDX-License-Identifier: MIT
/// Squares of the table, sides and half edges of a tile, and how a tile is turned.
#pragma once

#include "model/value/enums.h"
#include "model/value/limits.h"

#include <functional>

namespace towerwatch {

/// A square of the table. x grows east, y grows south. Squares are ordered by row, then column.
struct Square
{
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(Square, Square) = default;
    friend constexpr auto operator<=>(Square a, Square b)
    {
        const auto rows = a.y <=> b.y;
        return rows != 0 ? rows : a.x <=> b.x;
    }
    friend constexpr Square operator+(Square a, Square b) { return {a.x + b.x, a.y + b.y}; }
};

/// The smallest number of orthogonal steps between two squares.
constexpr int stepsBetween(Square a, Square b)
{
    const int dx = a.x - b.x, dy = a.y - b.y;
    return (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
}
/// Whether a scenario may name the square.
constexpr bool isOnTable(Square square)
{
    const auto within = [](int number) {
        return number >= -limits::coordinate && number <= limits::coordinate;
    };
    return within(square.x) && within(square.y);
}

/// A rectangle of squares.
struct Extent
{
    Square first, last;

    constexpr int columns() const { return last.x - first.x + 1; }
    constexpr int rows() const { return last.y - first.y + 1; }
    constexpr bool contains(Square square) const
    {
        return square.x >= first.x && square.x <= last.x && square.y >= first.y && square.y <= last.y;
    }
    /// The smallest one that holds this one and `square`.
    constexpr Extent with(Square square) const
    {
        return {{std::min(first.x, square.x), std::min(first.y, square.y)},
                {std::max(last.x, square.x), std::max(last.y, square.y)}};
    }
    friend constexpr bool operator==(const Extent &, const Extent &) = default;
};

/// A side of a square, clockwise from north.
enum class Side : std::uint8_t { N, E, S, W };

/// The side `index` quarter turns clockwise from N, whatever the number.
constexpr Side sideAt(int index)
{
    return static_cast<Side>(index & 3);
}
template <> inline constexpr auto enumNames<Side> = words<Side::W>("N E S W");
inline constexpr auto allSides = allOf<Side>;

/// Half of a side, clockwise from the western half of the north side.
enum class HalfEdge : std::uint8_t { NNW, NNE, ENE, ESE, SSE, SSW, WSW, WNW };
template <>
inline constexpr auto enumNames<HalfEdge> = words<HalfEdge::WNW>("NNW NNE ENE ESE SSE SSW WSW WNW");
inline constexpr auto allHalfEdges = allOf<HalfEdge>;

/// How far a tile is turned clockwise. Under R90 the tile's north side looks east.
enum class Rotation : std::uint8_t { R0, R90, R180, R270 };
constexpr int quarterTurns(Rotation rotation)
{
    return static_cast<int>(rotation);
}
constexpr int degrees(Rotation rotation)
{
    return 90 * quarterTurns(rotation);
}
constexpr Rotation rotationOfQuarters(int quarters)
{
    return static_cast<Rotation>(quarters & 3);
}

constexpr Side turned(Side side, Rotation by)
{
    return static_cast<Side>((static_cast<int>(side) + quarterTurns(by)) & 3);
}
constexpr Side turnedBack(Side side, Rotation by)
{
    return static_cast<Side>((static_cast<int>(side) - quarterTurns(by)) & 3);
}
constexpr HalfEdge turned(HalfEdge half, Rotation by)
{
    return static_cast<HalfEdge>((static_cast<int>(half) + 2 * quarterTurns(by)) & 7);
}
constexpr HalfEdge turnedBack(HalfEdge half, Rotation by)
{
    return static_cast<HalfEdge>((static_cast<int>(half) - 2 * quarterTurns(by)) & 7);
}

constexpr Side opposite(Side side)
{
    return static_cast<Side>(static_cast<int>(side) ^ 2);
}
/// The half edge of the neighbouring tile that touches `half`.
constexpr HalfEdge facing(HalfEdge half)
{
    return static_cast<HalfEdge>(static_cast<int>(half) ^ 5);
}
constexpr Side sideOf(HalfEdge half)
{
    return static_cast<Side>(static_cast<int>(half) >> 1);
}

/// The square that shares side `side` with `square`.
constexpr Square neighbour(Square square, Side side)
{
    constexpr std::array<Square, 4> steps{Square{0, -1}, Square{1, 0}, Square{0, 1}, Square{-1, 0}};
    return square + steps[static_cast<std::size_t>(side)];
}

/// The way from a square to another in its row or column; nothing elsewhere.
constexpr std::optional<Side> wayTo(Square from, Square to)
{
    if ((from.x == to.x) == (from.y == to.y))
        return {};
    return to.x > from.x ? Side::E : to.x < from.x ? Side::W : to.y > from.y ? Side::S : Side::N;
}

/// A set of small enumerators, one bit each; `Width` is their number, so that sets can be turned.
template <typename Enum, int Width> class EnumSet
{
public:
    constexpr EnumSet() = default;
    constexpr explicit EnumSet(unsigned bits)
        : m_bits(static_cast<std::uint8_t>(bits))
    {
    }

    constexpr bool contains(Enum value) const { return (m_bits >> static_cast<unsigned>(value) & 1u) != 0; }
    constexpr void insert(Enum value)
    {
        m_bits |= static_cast<std::uint8_t>(1u << static_cast<unsigned>(value));
    }
    /// With an enumerator that it has not, or without one that it has.
    constexpr EnumSet toggled(Enum value) const
    {
        return EnumSet(m_bits ^ 1u << static_cast<unsigned>(value));
    }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr unsigned bits() const { return m_bits; }
    constexpr EnumSet turned(Rotation by) const
    {
        const int steps = quarterTurns(by) * Width / 4;
        return EnumSet((m_bits << steps | m_bits >> (Width - steps)) & ((1u << Width) - 1));
    }
    friend constexpr bool operator==(EnumSet, EnumSet) = default;

private:
    std::uint8_t m_bits = 0;
};

using SideSet = EnumSet<Side, 4>;
using HalfEdgeSet = EnumSet<HalfEdge, 8>;

} // namespace towerwatch

template <> struct std::hash<towerwatch::Square>
{
    std::size_t operator()(towerwatch::Square square) const noexcept
    {
        const auto x = static_cast<std::uint32_t>(square.x), y = static_cast<std::uint32_t>(square.y);
        return static_cast<std::size_t>((static_cast<std::uint64_t>(y) << 32 | x) * 0x9E3779B97F4A7C15ull >>
                                        16);
    }
};
