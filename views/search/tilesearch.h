// SPDX-License-Identifier: MIT
/// Finding a tile as people name it: by its letter, its edges as they lie, a word.
#pragma once

#include "model/board/fittingtiles.h"
#include "views/words/text.h"

namespace towerwatch {

/// What a tile shows, in words: "road, city, coat of arms".
Text tileContents(const Tile &tile);

/// A cache: the words for tiles, folded, as far as they have been needed. It must be cleared when tiles or
/// the language change.
using TileTexts = std::unordered_map<const Tile *, std::string>;

/// What the user typed to find a tile.
class TileSearch
{
public:
    /// Finds everything.
    TileSearch() = default;
    explicit TileSearch(std::string_view words);

    bool isEmpty() const { return m_words.empty(); }
    /// How well a tile, as it would lie, matches what was typed: 0 is best; nothing: it does not. Best are
    /// the printed letter and the edges (c, r, f, a: city, road, field, any; ? for whichever), all four
    /// clockwise from north or only those that meet no neighbour; then the first of them; then words; then
    /// the edges of the tile turned otherwise. Edges may follow a letter; behind them a t wants a tower
    /// foundation, a w a watchtower, a g a garden.
    std::optional<int> rank(const Fit &fit, TileTexts &texts) const;
    /// The worst rank of a tile that was exactly meant: by its printed letter (`isLetter`: a tile has it),
    /// perhaps with what it has, or by all four edges.
    int worstMeant(bool isLetter) const;
    /// Whether all four edges of a tile were typed.
    bool isAllEdges() const;
    /// Whether the words are the printed letter of a tile, and what it has.
    bool isLetterOf(const Tile &tile) const;

private:
    std::string_view edges() const;

    std::vector<std::string> m_words; ///< folded
};

} // namespace towerwatch
