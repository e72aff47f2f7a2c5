// SPDX-License-Identifier: MIT
#include "model/desk/trail.h"

#include "model/board/fittingtiles.h"

#include <utility>

namespace towerwatch {

void Trail::lay(Square at)
{
    if (!std::exchange(m_walked, false) && !m_laid.empty()) {
        m_way = wayTo(m_laid.back(), at).value_or(m_way);
        m_inLine = neighbour(m_laid.back(), m_way) == at;
    }
    m_laid.push_back(at);
}

void Trail::walk(Square from, Square to)
{
    if (const std::optional<Side> way = wayTo(from, to)) {
        m_way = *way;
        m_inLine = m_walked = true;
    }
}

std::optional<Square> Trail::last() const
{
    return m_laid.empty() ? std::nullopt : std::optional(m_laid.back());
}

std::optional<Square> Trail::next(const Board &board) const
{
    return m_laid.empty() ? std::nullopt : nextFree(board, m_laid.back(), m_way, m_inLine);
}

} // namespace towerwatch
