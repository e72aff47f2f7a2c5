// SPDX-License-Identifier: MIT
#include "model/jcz/replay.h"

#include "model/jcz/gametable.h"

#include <algorithm>

namespace towerwatch {

namespace {

/// The number of tiles of a game, or 0 where it has a set that we do not know whole.
int tilesOf(const JczGame &game)
{
    static constexpr std::pair<std::string_view, int> known[] = {
        {"basic", 72}, {"tower", 18}, {"watchtowers", 12}};
    int sum = 0;
    for (const auto &[set, copies] : game.sets) {
        const std::string name = set.substr(0, set.find(':'));
        const auto size = std::find_if(std::begin(known), std::end(known),
                                       [&](const auto &each) { return each.first == name; });
        if (size == std::end(known))
            return 0;
        sum += size->second * copies;
    }
    return sum;
}

/// Does to a table what the messages say, in order.
class JczWalk
{
public:
    JczWalk(const JczGame &game, const TileCatalogue &catalogue, const TileCatalogue *outlines)
        : m_table(game, catalogue, outlines)
        , m_tilesInBag(std::max(tilesOf(game) - static_cast<int>(game.start.size()), 0))
    {
    }

    /// Plays a turn of a player, given by seat, up to a message. A turn that another one follows was
    /// committed, even if the game does not say so.
    void play(int seat, std::size_t end, bool another)
    {
        m_seat = seat;
        if (m_paid != m_table.colourOf(seat))
            m_paid.reset();
        while (m_next < end)
            follow(m_table.game().messages[m_next++]);
        if (!another || !m_placed)
            return;
        m_table.note(JczCode::NotCommitted);
        commit();
    }

    JczTable &table() { return m_table; }
    /// The scenario as it stands, with the turn of a seat unless the game is over.
    Scenario snapshot(int seat) const
    {
        const Colour colour = m_table.colourOf(seat);
        return m_table.snapshot(m_over ? std::nullopt : std::optional(Turn{colour, m_paid == colour}));
    }

private:
    void follow(const JczMessage &message)
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
        case JczAct::GameOver: commit(true); break;
        case JczAct::Undo:
        case JczAct::Nothing: break;
        case JczAct::Scoring: m_table.note(JczCode::OtherScoring, {message.type}); break;
        case JczAct::Unknown: m_table.note(JczCode::UnknownMessage, {message.type}); break;
        }
    }

    void lay(const JczMessage &message)
    {
        const bool abbey = message.tile == "AM/A" || message.tile == "AM.A"; // not drawn
        m_tilesLaid += abbey ? 0 : 1;
        if (const int fairy = m_table.fairyFollower(); fairy >= 0)
            if (const auto owner = m_table.board().figure(fairy).owner; owner == m_table.colourOf(m_seat))
                m_table.note(JczCode::FairyScores, {std::string(name(*owner)), "1"});
        if (!message.at || message.tile.empty())
            broken(message);
        else if (m_table.lay({message.tile, *message.at, message.rotation}))
            m_placed = message.at;
    }

    void place(const JczMessage &message)
    {
        const bool known =
            message.word == "TOWER_PIECE" || message.word == "CASTLE" || message.word == "BRIDGE";
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

    /// The turn is confirmed, and its tile scored. A wagon that moves on is confirmed once more.
    void commit(bool last = false)
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
        if (!m_over && (last || isLastTile())) {
            m_over = true;
            m_table.note(JczCode::FinalScoring);
        }
    }

    bool isLastTile() const
    {
        const auto end = m_table.game().endTurn;
        return (end && m_tilesLaid >= *end) || (m_tilesInBag > 0 && m_tilesLaid >= m_tilesInBag);
    }

    Colour actor(const JczMessage &message) const
    {
        const auto seats = static_cast<int>(m_table.colours().size());
        return m_table.colourOf(message.player && *message.player < seats ? *message.player : m_seat);
    }

    void broken(const JczMessage &message)
    {
        m_table.note(JczCode::BrokenMessage, {message.type, std::to_string(message.number)});
    }

    JczTable m_table;
    std::size_t m_next = 0; ///< message
    int m_seat = 0, m_tilesLaid = 0, m_tilesInBag = 0;
    std::optional<Square> m_placed; ///< the tile of the turn, until it is scored
    std::set<Square> m_bridges, m_newCastles;
    std::optional<Colour> m_paid; ///< a ransom in this turn or the first half of this double turn
    bool m_over = false;          ///< the last tile of the game was laid and scored
};

} // namespace

JczNote noteOf(const JczLoss &loss)
{
    return {JczCode::MostLost,
            {std::to_string(loss.tilesLost), std::to_string(loss.tiles), std::to_string(loss.figuresLost),
             std::to_string(loss.figures)}};
}

JczReplay::JczReplay(JczGame game, const TileCatalogue &catalogue, const TileCatalogue *outlines)
    : m_game(std::move(game))
    , m_catalogue(catalogue)
    , m_outlines(outlines)
{
    undo();
    m_seats = static_cast<int>(JczTable(m_game, m_catalogue).colours().size());
    splitTurns();
    JczWalk walk(m_game, m_catalogue, m_outlines);
    for (std::size_t turn = 0; turn < m_turns.size(); ++turn) {
        walk.play(m_turns[turn].player, m_turns[turn].end, turn + 1 < m_turns.size());
        m_notes.push_back(walk.table().takeNotes());
        m_points.push_back(walk.table().points());
        m_losses.push_back(walk.table().loss());
    }
    m_last = walk.snapshot(seatAfter(turns()));
    m_notes.front().insert(m_notes.front().begin(), m_undoNotes.begin(), m_undoNotes.end());
}

/// An undo takes back the message before it.
void JczReplay::undo()
{
    std::vector<JczMessage> kept;
    for (JczMessage &message : m_game.messages) {
        if (message.act != JczAct::Undo)
            kept.push_back(std::move(message));
        else if (!kept.empty())
            kept.pop_back();
        else if (m_undoNotes.empty())
            m_undoNotes.push_back({JczCode::NothingToUndo, {std::to_string(message.number)}});
    }
    m_game.messages = std::move(kept);
}

/// A turn begins with its tile, or with the ransom paid between the end of the turn before and the tile.
void JczReplay::splitTurns()
{
    const auto &messages = m_game.messages;
    std::vector<std::size_t> begins;
    std::optional<std::size_t> ransom;
    bool committed = true;
    for (std::size_t i = 0; i < messages.size(); ++i) {
        const JczAct act = messages[i].act;
        if (act == JczAct::PlaceTile) {
            begins.push_back(ransom.value_or(i));
            ransom.reset();
            committed = false;
        } else if (act == JczAct::Commit) {
            committed = true;
        } else if (act == JczAct::PayRansom && committed && !ransom) {
            ransom = i;
        }
    }
    m_turns.push_back({begins.empty() ? messages.size() : begins.front(), 0, true});
    for (std::size_t turn = 0; turn < begins.size(); ++turn) {
        const std::size_t end = turn + 1 < begins.size() ? begins[turn + 1] : messages.size();
        const auto isCommit = [](const JczMessage &message) { return message.act == JczAct::Commit; };
        const bool complete = std::any_of(messages.begin() + static_cast<std::ptrdiff_t>(begins[turn]),
                                          messages.begin() + static_cast<std::ptrdiff_t>(end), isCommit);
        m_turns.push_back({end, playerOf(begins[turn], end), complete});
    }
}

/// Whose turn it is: the message of its tile says so; older files do not, there the figures laid before the
/// turn is committed tell, else it is the next player's.
int JczReplay::playerOf(std::size_t begin, std::size_t end) const
{
    bool laid = false;
    for (std::size_t i = begin; i < end; ++i) {
        const JczMessage &message = m_game.messages[i];
        laid = laid || message.act == JczAct::PlaceTile;
        if (message.act == JczAct::PlaceTile && message.player && *message.player < m_seats)
            return *message.player;
        const auto meeple = message.act == JczAct::DeployMeeple ? jczMeeple(message.meeple) : std::nullopt;
        if (laid && meeple && meeple->player < m_seats)
            return meeple->player;
        if (laid && message.act == JczAct::Commit)
            break;
    }
    return m_turns.size() < 2 ? 0 : (m_turns.back().player + 1) % m_seats;
}

/// Who has the turn that follows one.
int JczReplay::seatAfter(int turn) const
{
    const auto i = static_cast<std::size_t>(turn);
    if (i + 1 < m_turns.size())
        return m_turns[i + 1].player;
    return i > 0 && m_turns[i].complete ? (m_turns[i].player + 1) % m_seats : m_turns[i].player;
}

Scenario JczReplay::after(int turn) const
{
    if (turn >= turns())
        return m_last;
    const int last = std::max(turn, 0);
    JczWalk walk(m_game, m_catalogue, m_outlines);
    for (std::size_t i = 0; i <= static_cast<std::size_t>(last); ++i)
        walk.play(m_turns[i].player, m_turns[i].end, true);
    return walk.snapshot(seatAfter(last));
}

} // namespace towerwatch
