// SPDX-License-Identifier: MIT
/// Several squares of the board at once: selecting them by rubber band and keys, carrying them as a block.
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
    /// Whether dragging selects even without Shift, wherever it begins; the board shows a notice meanwhile.
    void setBandMode(bool on);
    bool bandMode() const { return m_bandMode; }

signals:
    /// The user wants to leave the band mode.
    void bandModeLeft();
    void selectionChanged();
    void blockPlaced(Square at);
    void moveAsked(Square way);
    void turnAsked(bool clockwise);
    void removeAsked();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class Doing { Nothing, Band, Toggle, Place, Press, Carry };

    bool press(QMouseEvent *event);
    bool move(QMouseEvent *event);
    bool release(QMouseEvent *event);
    Doing doingFor(QMouseEvent *event, Square square) const;
    bool isOurs(const QKeyEvent *event) const;
    bool key(QKeyEvent *event);
    bool blockKey(QKeyEvent *event);
    bool turn(QEvent *event);
    void extend(Side side);
    void carry();
    void turnBlock(bool clockwise);
    void showBlock(Scenario block, bool carried);
    void keepTiles();
    void click(Square square);
    Squares banded() const;
    void paint(QPainter &painter);
    void paintSquares(QPainter &painter, const Squares &squares) const;
    void paintMode(QPainter &painter) const;
    void paintBlock(QPainter &painter, Square at);

    BoardWidget &m_board;
    Squares m_selection, m_before;  ///< selected, and before the band or the keys extended it
    std::optional<Square> m_anchor; ///< where Shift+arrows began
    PositionPtr m_block;            ///< in hand or carried along
    std::unique_ptr<drawing::Scene> m_scene;
    BoardRenderer m_renderer{16};
    bool m_carried = false, m_bandMode = false;
    Doing m_doing = Doing::Nothing;
    QPointF m_start, m_now;
};

} // namespace towerwatch
