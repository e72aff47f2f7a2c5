// SPDX-License-Identifier: MIT
/// Editing beyond one tile at a time: selections, the clipboard, the mini map, the menu.
#pragma once

#include "app/window/presenters/workplace.h"
#include "views/window/board/blocktool.h"

namespace towerwatch {

class NoticeBanner;

class BoardTools : public QObject
{
    Q_OBJECT

public:
    /// What is pasted in part is told of by `notice`.
    BoardTools(const Workplace &at, BlockTool &blocks, NoticeBanner &notice);

private:
    void connectBlocks();
    void connectBoard();
    void connectActions();
    Squares selected() const;
    /// Takes a step, unless there is no room for it; whether it did.
    bool edit(const std::optional<Scenario> &after, const QString &text);
    void sayPlace() const;
    /// Says what can be done with the tiles that are selected.
    void saySelection() const;
    void sayLeftOut(const Scenario &block) const;
    void cut();
    void copy();
    /// Takes the scenario on the clipboard in hand.
    void paste();
    void move();

    Workplace m_at;
    NoticeBanner &m_notice;
    BlockTool &m_blocks;
};

} // namespace towerwatch
