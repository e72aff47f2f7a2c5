// SPDX-License-Identifier: MIT
/// The strip in a corner of the board: what can be done with the framed tile, or with those selected.
#pragma once

#include "app/window/presenters/workplace.h"
#include "views/window/board/blocktool.h"

class QLabel;
class QToolButton;

namespace towerwatch {

class TileBar : public QObject
{
    Q_OBJECT

public:
    /// Adds itself to the board of `at`; it is seen while a tile is framed.
    TileBar(const Workplace &at, BlockTool &blocks);

private:
    void refresh();
    void nameTile(const PlacedTile &tile);
    void openMenu();

    Workplace m_at;
    BlockTool &m_blocks;
    QWidget *m_bar;
    QLabel *m_name;
    QToolButton *m_turn;
    QWidget *m_tower; ///< the floors, of a tile that can have some
    QLabel *m_floors;
    QToolButton *m_rest;
};

} // namespace towerwatch
