// SPDX-License-Identifier: MIT
#include "model/jcz/walk.h"

#include "model/jcz/scoring.h"

namespace towerwatch {

namespace {

/// The number of tiles of a game, or 0 where it has a set that we do not know whole.
int tilesOf(const JczGame &game)
{
    static constexpr std::pair<std::string_view, int> known[] = {
        {"basic", 72}, {"tower", 18}, {"watchtowers", 12}};
    int sum = 0;
    for (const auto &[set, copies] : game.sets) {
        int size = 0;
        for (const auto &[name, tiles] : known)
            if (set.substr(0, set.find(':')) == name)
                size = tiles;
        if (size == 0)
            return 0;
        sum += size * copies;
    }
    return sum;
}

} // namespace

JczWalk::JczWalk(const JczGame &game, const TileCatalogue &catalogue)
    : m_table(game, catalogue)
    , m_tilesInBag(std::max(tilesOf(game) - static_cast<int>(game.start.size()), 0))
{
}

Colour JczWalk::actor(const JczMessage &message) const
{
    const auto seats = static_cast<int>(m_table.colours().size());
    return m_table.colourOf(message.player && *message.player < seats ? *message.player : m_seat);
}

void JczWalk::broken(const JczMessage &message)
{
    m_table.note(JczCode::BrokenMessage, {message.type, std::to_string(message.number)});
}

void JczWalk::beginTurn(int seat)
{
    m_seat = seat;
    if (m_paid != m_table.colourOf(seat))
        m_paid.reset();
}

void JczWalk::follow(const JczMessage &message)
{
    switch (message.act) {
    case JczAct::PlaceTile: lay(message); break;
    case JczAct::DeployMeeple: m_table.deploy(message); break;
    case JczAct::PlaceToken: place(message); break;
    case JczAct::CaptureFollower: m_table.capture(message, actor(message)); break;
    case JczAct::PayRansom:
        if (const auto payer = m_table.payRansom(message))
            m_paid = payer;
        break;
    case JczAct::ExchangeFollower: m_table.exchange(message); break;
    case JczAct::ReturnMeeple: m_table.sendHome(message); break;
    case JczAct::MoveNeutralFigure: m_table.moveNeutral(message); break;
    case JczAct::Commit: commit(); break;
    case JczAct::Undo:
    case JczAct::Nothing: break;
    case JczAct::Scoring: m_table.note(JczCode::OtherScoring, {message.type}); break;
    case JczAct::Unknown: m_table.note(JczCode::UnknownMessage, {message.type}); break;
    }
}

void JczWalk::lay(const JczMessage &message)
{
    const bool abbey = message.tile == "AM/A"; // not drawn
    m_tilesLaid += abbey ? 0 : 1;
    if (const int fairy = m_table.fairyFollower(); fairy >= 0)
        if (const auto owner = m_table.board().figure(fairy).owner; owner == m_table.colourOf(m_seat))
            m_table.note(JczCode::FairyScores, {std::string(name(*owner)), "1"});
    if (!message.at || message.tile.empty())
        broken(message);
    else if (m_table.lay({message.tile, *message.at, message.rotation}))
        m_placed = message.at;
}

void JczWalk::place(const JczMessage &message)
{
    const bool known = message.word == "TOWER_PIECE" || message.word == "CASTLE" || message.word == "BRIDGE";
    if (!known)
        m_table.note(JczCode::TokenNotCarried, {message.word});
    else if (!message.at)
        broken(message);
    else if (message.word == "TOWER_PIECE")
        m_table.raiseTower(*message.at, actor(message));
    else if (message.word == "BRIDGE" && m_table.layBridge(*message.at, message.location))
        m_bridges.insert(*message.at);
    else if (message.word == "CASTLE" && m_table.makeCastle(*message.at, message.location))
        m_newCastles.insert(*message.at);
}

bool JczWalk::isLastTile() const
{
    const auto end = m_table.game().endTurn;
    return (end && m_tilesLaid >= *end) || (m_tilesInBag > 0 && m_tilesLaid >= m_tilesInBag);
}

/// The turn is confirmed, and its tile scored. A wagon that moves on is confirmed once more.
void JczWalk::commit()
{
    m_table.settleExchange();
    if (m_placed)
        scoreJczTurn(m_table, *m_placed, m_newCastles);
    for (const Square bridge : m_bridges)
        if (bridge != m_placed)
            scoreJczTurn(m_table, bridge, m_newCastles);
    m_placed.reset();
    m_bridges.clear();
    m_newCastles.clear();
    if (!m_over && isLastTile()) {
        m_over = true;
        m_table.note(JczCode::FinalScoring);
    }
}

void JczWalk::endTurn(bool another)
{
    if (!another || !m_placed)
        return;
    m_table.note(JczCode::NotCommitted);
    commit();
}

} // namespace towerwatch
