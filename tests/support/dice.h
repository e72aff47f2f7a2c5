// SPDX-License-Identifier: MIT
/// Seeded chance for the boards that tests and benchmarks make up.
#pragma once

#include "model/scenario/tiles.h"

#include <random>

namespace randomboards {

/// Random numbers with a mapping of our own: the distributions of the library differ between libraries.
class Dice
{
public:
    explicit Dice(std::uint32_t seed)
        : m_engine(seed)
    {
    }

    int below(int limit) { return static_cast<int>(m_engine() % static_cast<std::uint32_t>(limit)); }
    int between(int least, int most) { return least + below(most - least + 1); }
    bool chance(int percent) { return below(100) < percent; }
    template <typename List> const auto &pick(const List &list)
    {
        return list[below(static_cast<int>(list.size()))];
    }
    template <typename T> void shuffle(std::vector<T> &list)
    {
        for (int i = static_cast<int>(list.size()) - 1; i > 0; --i)
            std::swap(list[i], list[below(i + 1)]);
    }

private:
    std::mt19937 m_engine;
};

/// What a turned tile shows on a side of the board.
inline towerwatch::Edge shown(const towerwatch::Tile &design, towerwatch::Rotation rotation, int side)
{
    return design.edges[static_cast<std::size_t>((side + 4 - static_cast<int>(rotation)) % 4)];
}

} // namespace randomboards
