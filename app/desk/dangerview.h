// SPDX-License-Identifier: MIT
/// Marks on the board what the next floor of every tower could take, while that is wanted.
#pragma once

#include "model/board/position.h"

#include <QMenu>
#include <optional>

namespace towerwatch {

class BoardLink;
class Inquiry;

class DangerView : public QObject
{
    Q_OBJECT

public:
    /// `wanted` switches the marks; `filter` offers the players whose floors count.
    DangerView(const Inquiry &inquiry, BoardLink &link, QAction &wanted, QMenu &filter);

private:
    void show();
    void fill();

    const Inquiry &m_inquiry;
    BoardLink &m_link;
    QAction &m_wanted;
    QMenu &m_filter;
    PositionPtr m_position; ///< whose dangers are marked; null: none are
    std::optional<Colour> m_by;
};

} // namespace towerwatch
