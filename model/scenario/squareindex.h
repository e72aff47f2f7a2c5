// SPDX-License-Identifier: MIT
/// Finds the tile on a square.
#pragma once

#include "model/scenario/geometry.h"

#include <cstdint>
#include <vector>

namespace towerwatch {

/// An index from squares to numbers: open addressing in one block, because every rule asks it all the time.
class SquareIndex
{
public:
    /// An index with room for `count` squares.
    explicit SquareIndex(std::size_t count = 0)
    {
        std::size_t capacity = 16;
        for (m_shift = 60; capacity < count * 2; --m_shift)
            capacity *= 2;
        m_slots.assign(capacity, {{}, -1});
    }

    /// Adds `square` unless it is there already; whether it was added.
    bool insert(Square square, int value)
    {
        Slot &slot = m_slots[find(square)];
        if (slot.value >= 0)
            return false;
        slot = {square, value};
        return true;
    }

    /// The number of `square`, or -1.
    int at(Square square) const { return m_slots[find(square)].value; }

    /// The slot in which a square is looked for first. Rows lie in one piece, so that neighbours are near
    /// each other in memory, and the golden ratio keeps the rows apart, however many there are.
    std::size_t home(Square square) const
    {
        const std::uint64_t row = static_cast<std::uint64_t>(square.y) * 0x9E3779B97F4A7C15ull >> m_shift;
        return static_cast<std::size_t>(row + static_cast<std::uint64_t>(square.x)) & (m_slots.size() - 1);
    }

private:
    struct Slot
    {
        Square square;
        int value;
    };

    std::size_t find(Square square) const
    {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t slot = home(square);
        while (m_slots[slot].value >= 0 && m_slots[slot].square != square)
            slot = (slot + 1) & mask;
        return slot;
    }

    std::vector<Slot> m_slots;
    int m_shift = 60; ///< leaves as many bits as the number of a slot has
};

} // namespace towerwatch
