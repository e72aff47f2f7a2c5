// SPDX-License-Identifier: MIT
/// Laying out a board with few keys and clicks: letters on an empty square find a tile, digits take a figure,
/// and the cursor moves on to where the next tile will probably lie.
#pragma once

#include "app/window/presenters/layingwords.h"
#include "model/desk/trail.h"
#include "model/desk/typing.h"
#include "views/window/board/blocktool.h"

#include <QElapsedTimer>

class QKeyEvent;

namespace towerwatch {

class FigurePalette;
class TilePalette;

class Laying : public QObject
{
    Q_OBJECT

public:
    Laying(const Workplace &at, TilePalette &tiles, FigurePalette &figures, const BlockTool &blocks);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Goes to the search line of the tile palette: for tiles that fit on `square`, with `letters` already
    /// typed.
    void findTile(std::optional<Square> square, const QString &letters = {});
    void connectPalettes();
    void connectBoard();
    bool takeKey(const QKeyEvent &event);
    Typed meantBy(const QKeyEvent &event) const;
    void act(const Typed &meant, const QString &text);
    bool isNobodys(const QKeyEvent &event) const;
    void turn(Square at);
    /// The square that typed letters are for: the cursor's, or the middle of an empty board.
    std::optional<Square> typedAt() const;
    bool hasTile(std::optional<Square> square) const;
    void take(const Hand &hand);
    void takeByKeys(const Hand &hand);
    void takeFigure(Colour colour);
    void takeFigureAgain();
    void lay(const QString &tile, Square at, Rotation rotation);
    void place(FigureKind kind, std::optional<Colour> owner, Square at, std::optional<Place> on);
    void goOn();
    /// Remembers the direction in which the keys moved the cursor.
    void follow(Square cursor);
    /// Both move the cursor for the user, which follow() ignores.
    void lead(Square square);
    void propose(Square next);
    void comeBack();
    void stepBack();
    void forget();

    Workplace m_at;
    TilePalette &m_tiles;
    FigurePalette &m_figures;
    const BlockTool &m_blocks;
    LayingWords m_words;
    Trail m_trail;
    std::optional<Square> m_next;  ///< to go back to once a figure stands on the last tile
    std::optional<Square> m_stood; ///< where the cursor was last
    bool m_leading = false;
    int m_steps = 0;       ///< undo steps of the document so far
    QElapsedTimer m_typed; ///< since the last letter that had no effect
    Hand m_figure;         ///< the figure that was in hand last
};

} // namespace towerwatch
