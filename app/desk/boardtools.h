// SPDX-License-Identifier: MIT
/// Editing beyond one tile at a time: selections, the clipboard, the palettes by key, the mini map.
#pragma once

#include "app/document/document.h"
#include "views/board/blocktool.h"

#include <QMainWindow>

class QMenu;

namespace towerwatch {

class Actions;
class FigurePalette;
class LiveDesk;
class MiniMap;
class TilePalette;

/// What the tools work on. All of it outlives them.
struct BoardToolParts
{
    QMainWindow &window;
    ScenarioDocument &document;
    const Actions &actions;
    BoardWidget &board;
    LiveDesk &desk;
    TilePalette &tiles;
    FigurePalette &figures;
};

class BoardTools : public QObject
{
    Q_OBJECT

public:
    explicit BoardTools(const BoardToolParts &parts);

    /// Adds to the menu of a place on the board what these tools do there.
    void addTo(QMenu &menu, Square square, int figure);
    BlockTool *blocks() const { return m_blocks; }

    void cut();
    void copy();
    /// Takes the scenario on the clipboard in hand.
    void paste();

signals:
    /// A scenario is laid without these parts of it.
    void leftOut(const QString &parts);

private:
    void connectBlocks();
    void connectPalettes();
    void connectActions();
    const Scenario &scenario() const;
    Squares selected() const;
    void edit(const std::optional<Scenario> &after, const QString &text);
    void say(const QString &words) const;
    void sayPlace() const;
    void findTile(std::optional<Square> square);
    void takeFigure();
    void move();
    void addFigureChanges(QMenu &menu, int figure);

    BoardToolParts m_parts;
    BlockTool *m_blocks;
    MiniMap *m_map;
};

} // namespace towerwatch
