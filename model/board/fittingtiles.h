// SPDX-License-Identifier: MIT
/// Which tiles join on a square, which sides do not, and how many copies of a tile are left.
#pragma once

#include "model/board/board.h"

#include <string_view>
#include <unordered_map>

namespace towerwatch {

/// How a side of a tile meets its neighbour: nothing is there, it joins what is there, one of them is an
/// abbey's and closes the other, or they clash.
enum class Joint : std::uint8_t { Free, Joins, Closes, Clashes };

/// A tile as it can be laid on a square.
struct Fit
{
    const Tile *tile = nullptr;
    Rotation rotation = Rotation::R0;
    std::array<Joint, 4> joints = {}; ///< with its neighbours
    int joined = 0;                   ///< sides that join a neighbour; an abbey's join nothing but close it
    std::optional<int> left = {};     ///< copies left in the set
};

/// How the sides of `tile` would meet their neighbours at `at`; `moved`: a square that counts as empty.
std::array<Joint, 4> jointsOf(const Board &board, const Tile &tile, Square at, Rotation rotation,
                              std::optional<Square> moved = {});

/// How many copies of each tile are left. Counts a board once, which must outlive it.
class TileSupply
{
public:
    explicit TileSupply(const Board &board);
    /// How many copies of a tile a set of `edition` (1 to 3; 0: that of the rules of the table) has beyond
    /// those on the board; below 0: too many. Nothing for tiles that are not counted.
    std::optional<int> left(const Tile &tile, int edition = 0) const;

private:
    const TableRules &m_rules;
    std::unordered_map<std::string_view, int> m_laid;
};

/// Whether a known tile lies beside a square.
bool hasNeighbour(const Board &board, Square at);

/// What fits on an empty square: tiles of the scenario and the catalogue in every rotation that plays
/// differently, best first: most sides joined, then most copies left, then the order of the catalogue.
/// Without neighbours unturned tiles come first. With `anyway` also tiles that clash, at the fewest sides
/// first.
std::vector<Fit> fitsAt(const Board &board, const TileCatalogue &catalogue, Square at, int edition = 0,
                        bool anyway = false);

/// The rotation in which a tile fits on a square: `held`, or the next one clockwise; `held` too if it fits in
/// none.
Rotation fittingRotation(const Board &board, const Tile &tile, Square at, Rotation held);

/// How far to turn a tile clockwise from `from` until it fits on a square again and looks different; nothing:
/// it fits in no other way.
std::optional<Rotation> turnToNextWay(const Board &board, const Tile &tile, Square at, Rotation from);

/// Where the user will probably lay the next tile after the one on `at`. If tiles are laid in a line:
/// straight on in the direction `way`, except beyond the outermost tiles while a hole that three tiles
/// enclose is beside `at`. Else the empty neighbour that most tiles touch, of several the one straight on,
/// then clockwise. Nothing without an empty square.
std::optional<Square> nextFree(const Board &board, Square at, Side way, bool inLine);

/// Whether a side of a road or city meets a tile that shows something else there; an abbey fits everywhere.
bool meetsMisfit(const Board &board, int feature);

} // namespace towerwatch
