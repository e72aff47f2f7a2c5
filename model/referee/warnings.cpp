// SPDX-License-Identifier: MIT
#include "model/referee/warnings.h"

#include "model/referee/referee.h"
#include "model/value/ranges.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace towerwatch {

namespace {

class Finder
{
public:
    explicit Finder(const Board &board)
        : m_board(board)
        , m_scenario(board.scenario())
    {
    }

    std::vector<Warning> all()
    {
        for (int tile = 0; tile < static_cast<int>(m_scenario.tiles.size()); ++tile) {
            if (!m_board.design(tile))
                continue;
            for (const Side side : allSides)
                edge(tile, side);
        }
        for (int i = 0; i < m_board.figureCount(); ++i)
            figure(i);
        copies();
        prisoners();
        castles();
        turn();
        ranges::stable_sort(m_found, [](const Warning &a, const Warning &b) { return a.code < b.code; });
        return std::move(m_found);
    }

private:
    void warnOf(WarningCode code, int figure)
    {
        const auto at = m_board.figure(figure).at;
        m_found.push_back({.code = code, .subject = Subject::Figure, .index = figure, .at = at});
    }

    void edge(int tile, Side side)
    {
        const PlacedTile &here = m_board.placed(tile);
        const Square at = neighbour(here.at, side);
        const int other = m_board.tileAt(at);
        if (other < 0 || !m_board.design(other))
            return;
        const PlacedTile &there = m_board.placed(other);
        const Edge mine = m_board.design(tile)->edge(turnedBack(side, here.rotation));
        const Edge theirs = m_board.design(other)->edge(turnedBack(opposite(side), there.rotation));
        if (mine == Edge::Any || theirs == Edge::Any)
            return;
        const bool bridgeThere = isEndOf(there.bridge, opposite(side));
        const bool bridged =
            (isEndOf(here.bridge, side) && theirs == Edge::Road) || (bridgeThere && mine == Edge::Road);
        if (mine != theirs && !bridged && other < tile)
            m_found.push_back({.code = WarningCode::EdgeMismatch, .index = tile, .at = here.at, .other = at});
        const bool bridgeHere = isEndOf(here.bridge, side);
        const bool roadThere = theirs == Edge::Road || bridgeThere;
        if (bridgeHere && !roadThere)
            m_found.push_back({.code = WarningCode::BridgeEnd,
                               .index = std::max(tile, other),
                               .at = m_board.placed(std::max(tile, other)).at,
                               .other = m_board.placed(std::min(tile, other)).at});
    }

    void figure(int i)
    {
        const Figure &figure = m_board.figure(i);
        if (!figure.on)
            return;
        const int feature = figure.owner && isBuilderOrPig(figure.kind) ? m_board.featureOf(i) : -1;
        if (feature >= 0 && m_board.crowdIn(feature).meeples[static_cast<std::size_t>(*figure.owner)] == 0)
            warnOf(WarningCode::LeftAlone, i);
        const int tile = figure.at ? m_board.tileAt(*figure.at) : -1;
        if (figure.on->kind == PlaceKind::Tower && tile >= 0 && m_board.placed(tile).floors == 0)
            warnOf(WarningCode::BareFoundation, i);
        if (!everStandsOn(figure.kind, figure.on->kind))
            warnOf(WarningCode::UnsuitablePlace, i);
    }

    /// The first entry of a tile that is one more than any edition's set holds.
    void copies()
    {
        std::unordered_map<const Tile *, int> seen;
        for (int tile = 0; tile < static_cast<int>(m_scenario.tiles.size()); ++tile) {
            const Tile *design = m_board.design(tile);
            if (!design)
                continue;
            const TileCounts &count = design->count;
            const int most = std::max({count.c1.value_or(0), count.c2.value_or(0), count.c3.value_or(0)});
            if (++seen[design] == most + 1 && most > 0)
                m_found.push_back(
                    {.code = WarningCode::TooManyCopies, .index = tile, .at = m_board.placed(tile).at});
        }
    }

    void prisoners()
    {
        const auto &players = m_scenario.players;
        for (std::size_t later = 0; later < players.size(); ++later)
            for (std::size_t earlier = 0; earlier < later; ++earlier) {
                const int prisoner = firstOf(players[later], players[earlier].colour);
                if (prisoner >= 0 && firstOf(players[earlier], players[later].colour) >= 0)
                    m_found.push_back({.code = WarningCode::MutualPrisoners,
                                       .subject = Subject::Prisoner,
                                       .index = static_cast<int>(later),
                                       .prisoner = prisoner});
            }
    }

    static int firstOf(const Player &holder, Colour owner)
    {
        return indexWhere(holder.prisoners,
                          [owner](const Prisoner &prisoner) { return prisoner.owner == owner; });
    }

    void castles()
    {
        std::set<int> seen;
        for (std::size_t i = 0; i < m_scenario.castles.size(); ++i) {
            const Castle &castle = m_scenario.castles[i];
            const int tile = m_board.tileAt(castle.at);
            const int city = tile < 0 ? -1 : m_board.cityAt(tile, castle.city);
            if (city < 0 || !seen.insert(city).second)
                continue;
            if (!m_board.feature(city).complete || m_board.tilesOf(city).size() != 2)
                m_found.push_back({.code = WarningCode::IrregularCastle,
                                   .subject = Subject::Castle,
                                   .index = static_cast<int>(i),
                                   .at = castle.at});
        }
    }

    /// What was done in the turn is seen on the board.
    void turn()
    {
        if (!m_scenario.turn || !m_scenario.turn->action())
            return;
        const Turn &turn = *m_scenario.turn;
        const auto hasFigure = [&](const auto &isSuch) {
            return ranges::any_of(m_scenario.figures, [&](const Figure &figure) {
                return figure.owner == turn.player && isSuch(figure);
            });
        };
        const auto hasFloors = [](const PlacedTile &tile) { return tile.floors > 0; };
        const bool isSeen =
            turn.action() == Done::Figure
                ? !turn.laid || hasFigure([&](const Figure &figure) { return figure.at == turn.laid->at; })
            : turn.action() == Done::Top
                ? hasFigure([](const Figure &figure) { return figure.isOn(PlaceKind::Tower); })
            : turn.action() == Done::Floor ? ranges::any_of(m_scenario.tiles, hasFloors)
                                           : true;
        if (!isSeen)
            m_found.push_back({.code = WarningCode::TurnUnlikely, .subject = Subject::Turn});
    }

    const Board &m_board;
    const Scenario &m_scenario;
    std::vector<Warning> m_found;
};

} // namespace

std::vector<Warning> warningsOf(const Board &board)
{
    std::vector<Warning> warnings = problemsOf(board);
    std::erase_if(warnings, [](const Warning &warning) { return warning.code == WarningCode::LeftAlone; });
    return warnings;
}

std::vector<Warning> problemsOf(const Board &board)
{
    return Finder(board).all();
}

} // namespace towerwatch
