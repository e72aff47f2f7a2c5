// SPDX-License-Identifier: MIT
#include "model/jcz/gametable.h"

#include "model/edit/edits.h"
#include "model/edit/repair.h"
#include "model/value/limits.h"
#include "model/value/ranges.h"

#include <algorithm>

namespace towerwatch {

namespace {

constexpr int mostNotes = 500;

std::size_t seatsOf(const JczGame &game)
{
    if (!game.players.empty())
        return game.players.size();
    int most = 0;
    for (const JczMessage &message : game.messages)
        most = std::max(
            {most, message.player.value_or(0), jczMeeple(message.meeple).value_or(JczMeeple{}).player});
    return static_cast<std::size_t>(most) + 1;
}

} // namespace

JczTable::JczTable(const JczGame &game, const TileCatalogue &catalogue, const TileCatalogue *outlines)
    : m_game(game)
    , m_catalogue(catalogue)
    , m_outlines(outlines)
{
    const std::size_t seats = seatsOf(game);
    m_colours = jczColours(game, seats);
    if (game.players.empty())
        note(JczCode::PlayersUnknown, {std::to_string(m_colours.size())});
    if (seats > m_colours.size())
        note(JczCode::TooManyPlayers, {std::to_string(seats), std::to_string(m_colours.size())});
    for (const auto &[element, count] : game.elements)
        if (!isJczElementCarried(element))
            note(JczCode::ElementNotCarried, {element});
    if (!game.startKnown)
        note(JczCode::StartUnknown);
    m_towers = game.element("tower") > 0;
    for (const JczTile &tile : game.start)
        lay(tile);
}

const Board &JczTable::tiles()
{
    if (!m_board || m_tilesChanged) {
        m_board.emplace(m_scenario, m_catalogue);
        m_tilesChanged = m_figuresChanged = false;
    }
    return *m_board;
}

const Board &JczTable::board()
{
    m_tilesChanged = m_tilesChanged || m_figuresChanged;
    return tiles();
}

Colour JczTable::colourOf(int seat) const
{
    const auto i = static_cast<std::size_t>(std::max(seat, 0));
    return i < m_colours.size() ? m_colours[i] : Colour::Red;
}

void JczTable::note(JczCode code, std::vector<std::string> facts)
{
    if (++m_noted <= mostNotes)
        m_notes.push_back({code, std::move(facts)});
    else if (m_noted == mostNotes + 1)
        m_notes.push_back({JczCode::TooManyNotes, {std::to_string(mostNotes)}});
}

std::vector<std::string> JczTable::factsOf(const JczMeeple &meeple) const
{
    return {std::string(name(meeple.kind)), std::string(name(colourOf(meeple.player)))};
}

// --- tiles and tokens ---

bool JczTable::lay(const JczTile &tile)
{
    const Tile *design = jczTile(m_catalogue, tile.id);
    const bool outlined = !design && m_outlines;
    if (outlined)
        design = jczTile(*m_outlines, tile.id);
    const bool taken = tiles().tileAt(tile.at) >= 0;
    ++m_loss.tiles;
    if (!design || taken) {
        ++m_loss.tilesLost;
        if (!taken)
            m_lostSquares.insert(tile.at);
        note(design ? JczCode::SquareTaken : JczCode::UnknownTile, {tile.id, toText(tile.at)});
        return false;
    }
    if (design->jcz == "HS/CC!.v") // the only such tile; our cities share no side
        note(JczCode::SideOfTwoCities, {tile.id, toText(tile.at)});
    if (outlined && ranges::find(m_scenario.designs, *design) == m_scenario.designs.end())
        m_scenario.designs.push_back(*design);
    m_scenario.tiles.push_back({design->id, tile.at, tile.rotation, 0, {}});
    m_tilesChanged = true;
    if (m_game.element("bridge") > 0)
        layMandatoryBridge(tile.at);
    return true;
}

/// The game lays a bridge by itself where a tile fits only with one, and does not say so.
void JczTable::layMandatoryBridge(Square at)
{
    const auto shows = [this](Square square, Side side) {
        const int tile = tiles().tileAt(square);
        if (tile < 0)
            return Edge::Any;
        const PlacedTile &placed = tiles().placed(tile);
        return isEndOf(placed.bridge, side) ? Edge::Road
                                            : tiles().design(tile)->edge(turnedBack(side, placed.rotation));
    };
    for (const Side side : allSides) {
        const Square other = neighbour(at, side);
        const Edge here = shows(at, side), there = shows(other, opposite(side));
        const bool lacksHere = here == Edge::Field && there == Edge::Road;
        if (!lacksHere && !(here == Edge::Road && there == Edge::Field))
            continue;
        const Bridge bridge = side == Side::N || side == Side::S ? Bridge::NS : Bridge::EW;
        m_scenario = withBridge(std::move(m_scenario), m_catalogue, lacksHere ? at : other, bridge);
        m_tilesChanged = true;
    }
}

void JczTable::raiseTower(Square at, Colour by)
{
    const int tile = tiles().tileAt(at);
    if (tile < 0 || !tiles().design(tile)->towerFoundation) {
        note(JczCode::NoFoundation, {toText(at)});
        return;
    }
    PlacedTile &placed = m_scenario.tiles[static_cast<std::size_t>(tile)];
    placed.floors = std::min(placed.floors + 1, limits::floors);
    m_towers = true;
    const int used = ++m_floorsUsed[static_cast<std::size_t>(by)];
    if (used > floorSupply().value_or(used))
        note(JczCode::NoFloorsLeft, {std::string(name(by))});
}

bool JczTable::makeCastle(Square at, std::string_view location)
{
    const int tile = tiles().tileAt(at);
    for (const Side side : allSides)
        if (tile >= 0 && jczSides(location).contains(side))
            if (const int city = tiles().cityAt(tile, side); city >= 0 && !tiles().feature(city).castle) {
                m_scenario = withCastle(std::move(m_scenario), m_catalogue, {at, side});
                m_tilesChanged = true;
                return true;
            }
    note(JczCode::NoCastle, {toText(at)});
    return false;
}

bool JczTable::layBridge(Square at, std::string_view location)
{
    const Bridge bridge = jczSides(location).contains(Side::N) ? Bridge::NS : Bridge::EW;
    const int tile = tiles().tileAt(at);
    if (tile >= 0 && !m_scenario.tiles[static_cast<std::size_t>(tile)].bridge) {
        m_scenario = withBridge(std::move(m_scenario), m_catalogue, at, bridge);
        m_tilesChanged = true;
    }
    if (tile >= 0 && m_scenario.tiles[static_cast<std::size_t>(tile)].bridge == bridge)
        return true;
    note(JczCode::NoBridge, {toText(at)});
    return false;
}

/// Tower floors of each player. For one, seven and eight players the numbers are the program's own. The fan
/// expansion Black Tower deals others, which we do not know.
std::optional<int> JczTable::floorSupply() const
{
    const auto isOfBlackTower = [](const auto &entry) { return entry.first.starts_with("black-tower"); };
    if (ranges::any_of(m_game.elements, isOfBlackTower) || ranges::any_of(m_game.sets, isOfBlackTower))
        return std::nullopt;
    const int players = static_cast<int>(m_colours.size());
    return *floorsFor(std::clamp(players, 2, 6)) - std::max(players - 6, 0);
}

/// What a player has left of the figures the game gave him. Unknown where a figure of his is somewhere that
/// cannot be told, for it may have come home since.
std::optional<Supply> JczTable::supplyOf(std::size_t seat) const
{
    const auto isHis = [&](std::string_view id) { return id.starts_with(std::to_string(seat) + "."); };
    if (!m_game.hasElements || ranges::any_of(m_away, isHis))
        return std::nullopt;
    std::array<int, static_cast<std::size_t>(figureKindCount)> out{};
    std::array<std::optional<int>, out.size()> given;
    for (const Figure &figure : m_scenario.figures)
        out[static_cast<std::size_t>(figure.kind)] += isHis(figure.id) ? 1 : 0;
    for (const Captive &held : m_captives)
        out[static_cast<std::size_t>(held.meeple.kind)] += isHis(held.meeple.id) ? 1 : 0;
    for (const auto &[element, count] : m_game.elements)
        if (const auto kind = jczSupplied(element))
            given[static_cast<std::size_t>(*kind)] = std::min(count, limits::supply);
    Supply supply;
    for (std::size_t i = 0; i < given.size(); ++i)
        if (given[i])
            supply.emplace_back(static_cast<FigureKind>(i), std::max(*given[i] - out[i], 0));
    return supply;
}

int JczTable::pointsOf(Colour colour) const
{
    return std::clamp(m_points[static_cast<std::size_t>(colour)], 0, limits::points);
}

std::vector<int> JczTable::points() const
{
    std::vector<int> points;
    for (const Colour colour : m_colours)
        points.push_back(pointsOf(colour));
    return points;
}

Player JczTable::playerAt(std::size_t seat) const
{
    Player player{.colour = m_colours[seat]};
    if (seat < m_game.players.size() && !m_game.players[seat].name.empty())
        player.name = m_game.players[seat].name;
    player.points = pointsOf(player.colour);
    if (const auto dealt = floorSupply(); m_towers && dealt)
        player.floors = std::max(*dealt - m_floorsUsed[static_cast<std::size_t>(player.colour)], 0);
    player.supply = supplyOf(seat);
    for (const Captive &held : m_captives)
        if (held.holder == player.colour)
            player.prisoners.push_back({held.meeple.kind, colourOf(held.meeple.player)});
    return player;
}

Scenario JczTable::snapshot(std::optional<Turn> turn) const
{
    Scenario scenario = m_scenario;
    if (!m_game.name.empty())
        scenario.title.byLanguage = {{"", m_game.name}};
    scenario.rules.watchtowers = WatchtowerRules::C2; // the tiles JCloisterZone knows
    for (Figure &figure : scenario.figures)
        figure.id.clear();
    for (std::size_t seat = 0; seat < m_colours.size(); ++seat)
        scenario.players.push_back(playerAt(seat));
    scenario.turn = std::move(turn);
    mend(scenario, m_catalogue);
    return scenario;
}

} // namespace towerwatch
