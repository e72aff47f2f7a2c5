// SPDX-License-Identifier: MIT
/// Which way somebody lays a table.
#pragma once

#include "model/board/board.h"

#include <optional>
#include <vector>

namespace towerwatch {

/// Where tiles were laid in turn, and from there where the next one will lie.
class Trail
{
public:
    void lay(Square at);
    /// The keys went from a square to another.
    void walk(Square from, Square to);
    /// What was laid last is in hand again.
    void takeBack() { m_laid.pop_back(); }

    std::optional<Square> last() const;
    /// Where whoever laid the last tile goes on; without an empty square: nothing.
    std::optional<Square> next(const Board &board) const;

private:
    std::vector<Square> m_laid;
    Side m_way = Side::E;  ///< from the tile before to the last, or the way that keys went since
    bool m_inLine = false; ///< whether the last tile is beside the one before, or keys went there
    bool m_walked = false; ///< whether keys went since the last tile
};

} // namespace towerwatch
