// SPDX-License-Identifier: MIT
/// The table while a saved game is replayed: tiles, figures on them and figures elsewhere.
#pragma once

#include "model/board/board.h"
#include "model/jcz/game.h"

#include <set>

namespace towerwatch {

// --- what JCloisterZone calls tiles, figures, colours and places, in our terms: names.cpp ---

/// A figure as messages name it: "0.small.1" is the first meeple of the first player.
struct JczMeeple
{
    int player = 0;
    FigureKind kind = FigureKind::Meeple;
    std::string id; ///< in the one way it can be written
};
std::optional<JczMeeple> jczMeeple(std::string_view id);
/// The neutral figure called "fairy.1", or nothing.
std::optional<FigureKind> jczNeutral(std::string_view id);
/// The figures that an element of a setup gives to each player, or nothing.
std::optional<FigureKind> jczSupplied(std::string_view element);
/// Whether a scenario can hold an element, or need not.
bool isJczElementCarried(std::string_view element);

/// The tile whose id in saved games is `jcz`, or null.
const Tile *jczTile(const TileCatalogue &catalogue, std::string_view jcz);

/// The place of a tile that a feature and its location name, in board orientation; nothing if the tile does
/// not have it. A castle is called a castle. Games saved before June 2021 name no feature.
std::optional<Place> jczPlace(const Board &board, int tile, std::string_view feature,
                              std::string_view location);
/// The sides that a location names: "WE", "_N" (all but north), "NWSE".
SideSet jczSides(std::string_view location);

/// The colours of the players, in turn order: those of their slots, else free ones. At most eight.
std::vector<Colour> jczColours(const JczGame &game, std::size_t count);

/// Every figure of the scenario it keeps is called by its id in the saved game. What cannot be done is noted
/// and left out; the scenario can always be written and read.
class JczTable
{
public:
    /// A tile that only `outlines` has becomes a design of the scenario's own.
    JczTable(const JczGame &game, const TileCatalogue &catalogue, const TileCatalogue *outlines = nullptr);
    JczTable(const JczTable &) = delete;
    JczTable &operator=(const JczTable &) = delete;

    /// The board as it is now.
    const Board &board();
    const std::vector<Colour> &colours() const { return m_colours; }
    const JczGame &game() const { return m_game; }
    /// The colour of a seat; red if nobody sits there.
    Colour colourOf(int seat) const;
    /// What has been noted since the last call.
    JczNotes takeNotes() { return std::exchange(m_notes, {}); }
    void note(JczCode code, std::vector<std::string> facts = {});
    const JczLoss &loss() const { return m_loss; }

    // --- tiles and tokens ---

    /// Lays a tile, with the bridge it needs; whether it could.
    bool lay(const JczTile &tile);
    void raiseTower(Square at, Colour by);
    bool makeCastle(Square at, std::string_view location);
    bool layBridge(Square at, std::string_view location);

    // --- figures ---

    void deploy(const JczMessage &message);
    void moveNeutral(const JczMessage &message);
    /// A figure goes back to its owner without having scored.
    void sendHome(const JczMessage &message);
    /// Takes figures off the board, by their indices.
    void remove(const std::vector<int> &figures);
    /// The figure the fairy stands by, as an index; -1: none.
    int fairyFollower() const { return figureCalled(m_fairyFollower); }

    // --- the tower's prisoners ---

    void capture(const JczMessage &message, Colour by);
    void exchange(const JczMessage &message);
    /// Makes an exchange for which the game has no message.
    void settleExchange();
    /// Pays a ransom; by whom, or nothing if it cannot be paid.
    std::optional<Colour> payRansom(const JczMessage &message);

    void addPoints(Colour colour, int points) { m_points[static_cast<std::size_t>(colour)] += points; }
    /// Of each player, in turn order.
    std::vector<int> points() const;
    /// The scenario of this moment.
    Scenario snapshot(std::optional<Turn> turn) const;

private:
    struct Captive
    {
        JczMeeple meeple;
        Colour holder;
    };
    using ColourCounts = std::array<int, enumNames<Colour>.size()>;

    std::optional<JczMeeple> meepleOf(const JczMessage &message);
    int figureCalled(std::string_view id) const;
    std::vector<Captive>::iterator captive(std::string_view id);
    void setFree(std::vector<Captive>::iterator held);
    const Board &tiles(); ///< the board as far as it depends on tiles alone
    void layMandatoryBridge(Square at);
    bool stands(FigureKind kind, std::optional<Colour> owner, std::string id, Square at,
                std::optional<Place> place);
    void removeWithOrphans(int figure, Colour by);
    void imprison(const JczMeeple &meeple, Colour by);
    std::vector<std::string> factsOf(const JczMeeple &meeple) const;
    std::optional<int> floorSupply() const;
    int pointsOf(Colour colour) const;
    Player playerAt(std::size_t seat) const;
    std::optional<Supply> supplyOf(std::size_t seat) const;

    const JczGame &m_game;
    const TileCatalogue &m_catalogue;
    const TileCatalogue *m_outlines;
    std::vector<Colour> m_colours;
    Scenario m_scenario;
    std::optional<Board> m_board;
    bool m_tilesChanged = true, m_figuresChanged = true;
    JczNotes m_notes;
    int m_noted = 0;
    JczLoss m_loss;
    ColourCounts m_points{}, m_floorsUsed{};
    bool m_towers = false;
    std::vector<Captive> m_captives;           ///< in the order they were taken
    std::optional<Captive> m_toExchange;       ///< taken last, the captor has yet to choose whom he gets back
    std::set<std::string, std::less<>> m_away; ///< on places of the game that the scenario does not have
    std::string m_fairyFollower;
    std::set<Square> m_lostSquares; ///< of tiles that are not known
};

/// Scores what was completed on or around `placed`, watchtowers first, by the project's own rules, and sends
/// home whom the game sends home; what the game scores besides is noted. Castles that hold a square of
/// `newCastles` were made in this turn and do not score yet.
void scoreJczTurn(JczTable &table, Square placed, const std::set<Square> &newCastles);

} // namespace towerwatch
