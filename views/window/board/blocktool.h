// SPDX-License-Identifier: MIT
/// Several squares of the board at once: selecting them by clicks and keys, carrying them as a block.
#pragma once

#include "model/edit/blockedits.h"
#include "views/window/board/boardwidget.h"

class QMouseEvent;

namespace towerwatch {

/// Filters the events of a board widget and handles those for a selection or a block in hand.
class BlockTool : public QObject
{
    Q_OBJECT

public:
    explicit BlockTool(BoardWidget &board);

    /// The selected squares; all of them have tiles.
    const Squares &selection() const { return m_selection; }
    void setSelection(const Squares &squares);
    /// Takes a block in hand: its ghost (preview) follows the pointer and a click puts it down. Without
    /// tiles: none.
    void setBlock(Scenario block);
    /// The block in hand, or null.
    const Scenario *block() const { return m_block && !m_carried ? &m_block->scenario() : nullptr; }
    /// Where a click or Enter would lay the block's square 0, 0, and whether it can be laid there.
    std::optional<Square> blockPlace() const;
    bool fits(Square at) const;

signals:
    void selectionChanged();
    void blockPlaced(Square at);
    void moveAsked(Square way);
    void removeAsked();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// What a pressed mouse button does; Taken: it has selected or put down, and its release is nobody's.
    enum class Doing { Nothing, Taken, Press, Carry };

    bool press(QMouseEvent *event);
    void move(QMouseEvent *event);
    bool release(QMouseEvent *event);
    bool isOurs(const QKeyEvent *event) const;
    bool key(QKeyEvent *event);
    bool arrow(Side side, Qt::KeyboardModifiers modifiers);
    Square startOfKeys() const;
    /// Selects the rectangle from where the selecting began to here, beside what was selected before.
    void extend(Square start, Square to);
    void toggle(Square square);
    void place();
    void showBlock(Scenario block, bool carried);
    void keepTiles();
    void paint(QPainter &painter);
    void paintSelection(QPainter &painter) const;
    void paintBlock(QPainter &painter, Square at);

    BoardWidget &m_board;
    Squares m_selection, m_before;  ///< selected, and before it was extended
    std::optional<Square> m_anchor; ///< where extending begins
    PositionPtr m_block;            ///< in hand or carried along
    std::unique_ptr<drawing::Scene> m_scene;
    BoardRenderer m_renderer{16};
    bool m_carried = false;
    Doing m_doing = Doing::Nothing;
    QPointF m_start, m_now;
};

} // namespace towerwatch
