// SPDX-License-Identifier: MIT
/// Laying a table with few keys and clicks: letters on an empty square find a tile, digits take a figure, and
/// the square goes on to where the next tile will lie.
#pragma once

#include "app/window/presenters/layingwords.h"
#include "model/desk/trail.h"
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
    bool eventFilter(QObject *board, QEvent *event) override;

private:
    /// Goes to the tiles, to those that fit on a square, with letters that were typed.
    void findTile(std::optional<Square> square, const QString &letters = {});
    void connectPalettes();
    void connectBoard();
    std::function<void()> meantBy(const QKeyEvent &event);
    std::function<void()> meantOnEmpty(const QString &text, Square square);
    bool isNobodys(const QKeyEvent &event) const;
    void turn(Square at);
    /// The square that letters are typed for: the chosen one, if it is empty.
    std::optional<Square> emptySquare() const;
    bool hasTile(std::optional<Square> square) const;
    void take(const Hand &hand);
    void takeByKeys(const Hand &hand);
    void takeFigure(Colour colour);
    void takeFigureAgain();
    void lay(const QString &tile, Square at, Rotation rotation);
    void place(FigureKind kind, std::optional<Colour> owner, Square at, std::optional<Place> on);
    void putBackLastCopy(const QString &tile);
    void goOn(Square from);
    /// Remembers which way the keys went.
    void follow(Square cursor);
    /// Sets the cursor to where nobody walked.
    void lead(Square square, bool rests = false);
    void comeBack();
    void stepBack();
    void forget();

    Workplace m_at;
    TilePalette &m_tiles;
    FigurePalette &m_figures;
    const BlockTool &m_blocks;
    LayingWords m_words;
    Trail m_trail;
    std::optional<Square> m_next;    ///< to go back to once a figure stands on the last tile
    std::optional<Square> m_clicked; ///< the empty square that the mouse chose last
    std::optional<Square> m_stood;   ///< where the cursor was last
    bool m_leading = false;
    int m_steps = 0;       ///< of the document, done until now
    QElapsedTimer m_typed; ///< since the last letter that nobody took
    Hand m_figure;         ///< the figure that was in hand last
};

} // namespace towerwatch
