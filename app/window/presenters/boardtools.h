// SPDX-License-Identifier: MIT
/// Editing beyond one tile at a time: selections, the clipboard, the menu.
#pragma once

#include "app/window/presenters/workplace.h"
#include "views/window/board/blocktool.h"

namespace towerwatch {

class NoticeBanner;

class BoardTools : public QObject
{
    Q_OBJECT

public:
    /// `notice` says what is left out of what is pasted.
    BoardTools(const Workplace &at, BlockTool &blocks, NoticeBanner &notice);

private:
    void connectBlocks();
    void connectBoard();
    void connectActions();
    Squares selected() const;
    /// Makes `after` the scenario, as one undo step; without one says that there is no room. Whether it was
    /// made.
    bool edit(const std::optional<Scenario> &after, const QString &text);
    void sayPlace() const;
    /// Says in the status bar what can be done with the selected tiles.
    void saySelection() const;
    void sayLeftOut(const Scenario &block) const;
    void cut();
    void copy();
    /// Takes the scenario on the clipboard in hand, as a block.
    void paste();
    void move();

    Workplace m_at;
    NoticeBanner &m_notice;
    BlockTool &m_blocks;
};

} // namespace towerwatch
