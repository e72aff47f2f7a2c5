// SPDX-License-Identifier: MIT
/// Finds the tile on a square.
#pragma once

#include "model/value/geometry.h"

#include <algorithm>
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
        std::size_t slot = home(square);
        for (int step = 0; m_slots[slot].value >= 0; ++step, slot = next(slot)) {
            if (m_slots[slot].square == square)
                return false;
            if (step == mostSteps && m_spread < mostSpread) {
                spread();
                return insert(square, value);
            }
            m_longest = std::max(m_longest, step + 1);
        }
        m_slots[slot] = {square, value};
        return true;
    }

    /// The number of `square`, or -1.
    int at(Square square) const
    {
        std::size_t slot = home(square);
        for (int step = 0; step <= m_longest && m_slots[slot].value >= 0; ++step, slot = next(slot))
            if (m_slots[slot].square == square)
                return m_slots[slot].value;
        return -1;
    }

    /// The slot in which a square is looked for first. Rows lie in one piece, so that neighbours are near
    /// each other in memory, and the golden ratio keeps the rows apart, however many there are.
    std::size_t home(Square square) const
    {
        const std::uint64_t row = static_cast<std::uint64_t>(square.y) * m_factor >> m_shift;
        return static_cast<std::size_t>(row + static_cast<std::uint64_t>(square.x)) & (m_slots.size() - 1);
    }

private:
    struct Slot
    {
        Square square;
        int value;
    };

    /// A real board never has this many squares with the same slot. For a file that was made so, the slots
    /// are computed anew, with another factor and more room, so that every search stays short.
    static constexpr int mostSteps = 256, mostSpread = 6;

    std::size_t next(std::size_t slot) const { return (slot + 1) & (m_slots.size() - 1); }

    void spread()
    {
        std::vector<Slot> old(m_slots.size() * 2, {{}, -1});
        old.swap(m_slots);
        --m_shift;
        ++m_spread;
        m_longest = 0;
        m_factor = m_factor * 6364136223846793005ull | 1;
        for (const Slot &slot : old)
            if (slot.value >= 0)
                insert(slot.square, slot.value);
    }

    std::vector<Slot> m_slots;
    std::uint64_t m_factor = 0x9E3779B97F4A7C15ull; ///< the golden ratio, until slots are computed anew
    int m_longest = 0;                              ///< steps of the longest search
    int m_spread = 0;                               ///< how often slots were computed anew
    int m_shift = 60;                               ///< leaves as many bits as the number of a slot has
};

} // namespace towerwatch
