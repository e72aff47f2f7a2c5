// SPDX-License-Identifier: MIT
/// What can occur at a table: what lies there, and what the boxes hold that it has.
#pragma once

#include "model/board/position.h"
#include "resources/catalogue.h"

#include <set>

namespace towerwatch {

using PartNames = std::set<std::string, std::less<>>;

/// What is on a table, as guides and expansions name it: kinds of figures that are on the board, in a hand or
/// prisoners, sets and ids of tiles, "tower", "watchtowers", "castles", "bridges", the house rules that are
/// in force, and "ransom" where it can be paid.
PartNames partsOf(const Position &position);

/// What can occur at a table that does not have every expansion. It changes no answer and refuses nothing:
/// views show the rest behind what it has.
class InPlay
{
public:
    /// Everything.
    InPlay() = default;
    /// The expansions but for `missing`, by their ids, of which those are there that lie on the table.
    InPlay(const PartNames &missing, const Position &position);

    bool has(const Expansion &expansion) const;
    bool has(FigureKind kind) const;
    bool has(const Tile &tile) const;
    bool has(const Ruling &ruling) const;
    /// All kinds of figures, those that can occur before the others.
    std::vector<FigureKind> kinds() const;
    friend bool operator==(const InPlay &, const InPlay &) = default;

private:
    template <typename Naming> bool hasWhat(Naming isNamed) const;

    std::vector<const Expansion *> m_missing;
};

/// The ids of all expansions: without them only that is in play which lies on the table.
PartNames allExpansions();
/// Its name in the language of the program.
std::string_view nameOf(const Expansion &expansion);

} // namespace towerwatch
