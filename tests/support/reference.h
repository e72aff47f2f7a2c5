// SPDX-License-Identifier: MIT
/// A second, independent implementation of towerwatch-rules(7), for tests: brute force, slow, easy to check
/// by eye. It shares nothing with the model but the plain value headers, and follows the words of that page.
#pragma once

#include "model/scenario/scenario.h"

#include <string>
#include <vector>

namespace reference {

/// One border of a tile where it shows a road ('R'), city ('C') or field ('F').
struct Spot
{
    int tile = -1; ///< index into the scenario's tiles
    char layer = 'R';
    int border = 0; ///< side 0 to 3 or half edge 0 to 7, on the board; inner: the meadow without border
    friend bool operator==(const Spot &, const Spot &) = default;
};
inline constexpr int inner = 8;

/// All spots that belong together across the board.
using Feature = std::vector<Spot>;

/// What lies on the table, with the plainest possible ways to look at it.
class Table
{
public:
    Table(const towerwatch::Scenario &scenario, const towerwatch::TileCatalogue &catalogue);

    /// The tile at a square, or -1.
    int tileAt(towerwatch::Square square) const;
    const towerwatch::Tile &design(int tile) const { return *m_designs[tile]; }
    /// Which segment of its tile a spot belongs to: its index, 1000 for a bridge; -1: there is no such spot.
    int segment(const Spot &spot) const;
    /// The spots connected with `start`, by flood fill; none if there is no such spot.
    Feature feature(const Spot &start) const;
    /// Whether one of the scenario's castles names this feature.
    bool isCastle(const Feature &feature) const;

    /// Whether none of the sides faces an empty square.
    bool isComplete(const Feature &feature) const;
    /// The squares of a feature, each once, by row and column.
    std::vector<towerwatch::Square> squares(const Feature &feature) const;
    int coats(const Feature &feature) const;

    /// Where a figure stands; tile -1: in no road, city, castle or field.
    Spot spotOf(const towerwatch::Figure &figure) const;
    /// The figures standing in a feature, in the order of the file.
    std::vector<int> figuresIn(const Feature &feature) const;
    /// The id of each figure: as written, else f1, f2, ...
    const std::vector<std::string> &ids() const { return m_ids; }

    const towerwatch::Scenario &scenario() const { return m_scenario; }

private:
    int neighbour(int tile, int side) const { return m_neighbours[tile][side]; }
    bool oneSegment(const Spot &a, const Spot &b) const;
    std::vector<Spot> connected(const Spot &spot) const;
    void numberFigures();

    const towerwatch::Scenario &m_scenario;
    std::vector<const towerwatch::Tile *> m_designs;
    std::vector<std::array<int, 4>> m_neighbours;
    std::vector<std::string> m_ids;
};

/// The answer by that page, without `text`. `off`: a ruling that does not hold for once.
towerwatch::Value answer(const Table &table, const towerwatch::Question &question,
                         const std::string &off = {});
towerwatch::Value answer(const towerwatch::Scenario &scenario, const towerwatch::TileCatalogue &catalogue,
                         const towerwatch::Question &question);

/// What would change the verdict about the figure `id` in a place-floor answer, or, without `id`, whether a
/// figure may be placed or a ransom paid: found by asking again for everything that is tried.
towerwatch::Value hinges(const towerwatch::Scenario &scenario, const towerwatch::TileCatalogue &catalogue,
                         const towerwatch::Question &question, const std::string &id = {});

/// What the next floor of every tower could take.
towerwatch::Value dangers(const towerwatch::Scenario &scenario, const towerwatch::TileCatalogue &catalogue);

} // namespace reference
