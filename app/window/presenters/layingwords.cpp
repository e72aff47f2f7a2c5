// SPDX-License-Identifier: MIT
#include "app/window/presenters/layingwords.h"

#include "model/board/fittingtiles.h"
#include "resources/catalogue.h"
#include "views/window/board/clickwords.h"
#include "views/window/palettes/tilepalette.h"
#include "views/window/widgets/widgets.h"
#include "views/words/words.h"

#include <algorithm>

namespace towerwatch {

LayingWords::LayingWords(const Workplace &at, const TilePalette &tiles)
    : m_at(at)
    , m_tiles(tiles)
{
}

const Tile *LayingWords::design(const QString &tile) const
{
    return designOf(m_at.scenario(), builtInTiles(), tile.toStdString());
}

int LayingWords::left(const Tile &tile) const
{
    return TileSupply(m_at.desk->position->board()).left(tile, m_tiles.edition()).value_or(1);
}

QString LayingWords::offerWords(const QString &tile) const
{
    const Tile *shown = design(tile);
    const bool typing = m_tiles.words()->hasFocus() && !m_tiles.words()->text().trimmed().isEmpty();
    if (typing && !shown && m_tiles.target())
        return tr("Nothing fits: Enter shows tiles that do not fit, another letter or Escape starts over");
    if (shown && left(*shown) <= 0)
        return tr("%1: none left in the set", "tile").arg(tileName(*shown));
    if (!typing)
        return {};
    return m_tiles.target()
               ? tr("Enter lays the tile that is shown, / turns it as it fits, Down goes to the next one, "
                    "Escape leaves the square empty")
               : tr("No empty square is chosen: Enter takes the tile in hand, Down goes to the next "
                    "one, Escape goes back");
}

void LayingWords::sayOffer(const QString &tile) const
{
    if (const QString words = offerWords(tile); !words.isEmpty())
        m_at.say(words, About::OfferedTile);
    else if (m_at.said.about() == About::OfferedTile)
        m_at.say(clickWords(m_at.board));
}

void LayingWords::sayClicked(Square empty) const
{
    m_at.say(tr("Empty square %1: choose one of the tiles that fit, or type its letter").arg(phrase(empty)));
}

void LayingWords::sayNext(Square empty) const
{
    m_at.say(tr("Empty square %1: type the next tile’s letter or edges; 1 to 8 take a figure for the tile "
                "just laid, / turns it as it fits, + raises its tower")
                 .arg(phrase(empty)));
}

void LayingWords::sayHand() const
{
    const Hand &hand = m_at.board.hand();
    m_at.say(hand.figure && m_at.board.ledByKeys()
                 ? tr("Tab or c, r, f, m, t choose the place, Enter puts the figure down, the same number "
                      "takes another kind, Escape puts it back") +
                       givingWords(hand, true)
             : hand.isEmpty() ? clickWords(m_at.board)
                              : clickWords(m_at.board, {}, -1));
}

void LayingWords::sayTaken(Square square) const
{
    m_at.say(tr("A tile lies at %1 already: letters find one for an empty square. Ctrl+arrows go to the next "
                "empty one, Delete removes this tile")
                 .arg(phrase(square)));
}

void LayingWords::sayOdd(Square laid) const
{
    const Board &board = m_at.desk->position->board();
    const Tile *tile = board.designAt(laid);
    if (!tile)
        return;
    if (left(*tile) < 0)
        m_at.say(tr("%1 was laid, though none was left in the set", "tile").arg(tileName(*tile)));
    else if (m_at.scenario().tiles.size() > 1 && std::ranges::none_of(allSides, [&](Side side) {
                 return board.tileAt(neighbour(laid, side)) >= 0;
             }))
        m_at.say(tr("The tile at %1 shares no edge with another").arg(phrase(laid)));
}

} // namespace towerwatch
