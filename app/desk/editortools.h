// SPDX-License-Identifier: MIT
/// Editing beyond one tile at a time: selections, the clipboard, the palettes by key, the mini map.
#pragma once

#include "app/document/document.h"
#include "views/board/blocktool.h"

#include <QAction>
#include <QMainWindow>
#include <array>

class QMenu;

namespace towerwatch {

class Actions;
class BoardLink;
class FigurePalette;
class MiniMap;
class TilePalette;

/// What the tools work on. All of it outlives them.
struct EditorParts
{
    QMainWindow &window;
    ScenarioDocument &document;
    const Actions &actions;
    BoardWidget &board;
    BoardLink &link;
    TilePalette &tiles;
    FigurePalette &figures;
};

class EditorTools : public QObject
{
    Q_OBJECT

public:
    explicit EditorTools(const EditorParts &parts);

    /// Adds to the menu of a place on the board what these tools do there.
    void addTo(QMenu &menu, Square square, int figure);
    /// Names the actions in the language of the program.
    void retranslate();
    BlockTool *blocks() const { return m_blocks; }

    void cut();
    void copy();
    /// Takes the scenario on the clipboard in hand.
    void paste();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Tool : std::uint8_t {
        Cut,
        Copy,
        Paste,
        SelectAll,
        Band,
        LayTile,
        Figure,
        Move,
        MiniMap,
        Count_
    };

    QAction *operator[](Tool tool) const { return m_actions[static_cast<std::size_t>(tool)]; }
    void makeActions();
    void fillMenus();
    void bindKeys();
    void connectBlocks();
    void connectPalettes();
    void connectActions();
    void enable();
    Squares selected() const;
    void edit(const std::optional<Scenario> &after, const QString &text);
    void say(const QString &words) const;
    void sayPlace() const;
    void findTile(std::optional<Square> square);
    void takeFigure();
    void move();
    void addFigureChanges(QMenu &menu, int figure);

    EditorParts m_parts;
    BlockTool *m_blocks;
    MiniMap *m_map;
    std::array<QAction *, static_cast<std::size_t>(Tool::Count_)> m_actions{};
};

} // namespace towerwatch
