// SPDX-License-Identifier: MIT
/// In which direction the user lays tiles.
#pragma once

#include "model/board/board.h"

#include <optional>
#include <vector>

namespace towerwatch {

/// Where tiles were laid one after the other, and where the next one will probably lie.
class Trail
{
public:
    void lay(Square at);
    /// The keys moved the cursor from a square to another.
    void walk(Square from, Square to);
    /// The last tile was taken back.
    void takeBack() { m_laid.pop_back(); }

    std::optional<Square> last() const;
    /// Where the next tile will probably lie; nothing without an empty square.
    std::optional<Square> next(const Board &board) const;

private:
    std::vector<Square> m_laid;
    Side m_way = Side::E;  ///< from the tile before to the last, or the way that keys went since
    bool m_inLine = false; ///< whether the last tile is beside the one before, or keys went there
    bool m_walked = false; ///< whether keys went since the last tile
};

} // namespace towerwatch
