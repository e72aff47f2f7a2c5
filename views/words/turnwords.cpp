// SPDX-License-Identifier: MIT
#include "views/words/turnwords.h"

#include "model/value/ranges.h"
#include "views/words/words.h"

namespace towerwatch {

namespace {

struct TurnWords
{
    TOWERWATCH_PHRASES(TurnWords)
};

Text laidWords(const LaidTile &laid)
{
    return laid.at ? TurnWords::tr("tile laid at %1").arg(phrase(*laid.at)) : TurnWords::tr("no tile laid yet");
}

Text halfWords(Half half)
{
    return half == Half::First ? TurnWords::tr("first half of a double turn")
                               : TurnWords::tr("second half of a double turn");
}

Text ransomWords()
{
    return TurnWords::tr("ransom paid");
}

bool isBeforeTile(const Turn &turn)
{
    return turn.laid && !turn.laid->at;
}

/// Lists what can be stated.
class TurnChoices
{
public:
    TurnChoices(const Scenario &scenario, Square inView)
        : m_scenario(scenario)
        , m_inView(inView)
        , m_turn(scenario.turn.value_or(Turn()))
    {
    }

    std::vector<TurnChoice> all()
    {
        addPlayers();
        addTiles();
        for (const Done done : {Done::Figure, Done::Floor, Done::Top, Done::Other, Done::Phantom})
            addDone(done);
        for (const Half half : {Half::First, Half::Second})
            addTick(TurnChoice::Part::Half, halfWords(half), m_turn.half == half,
                    [half](Turn &turn, bool on) { turn.half = on ? std::optional(half) : std::nullopt; });
        addTick(TurnChoice::Part::Ransom, ransomWords(), m_turn.ransomPaid,
                [](Turn &turn, bool on) { turn.ransomPaid = on; });
        return std::move(m_choices);
    }

private:
    /// What is stated of a player who is on turn, or taken back.
    template <typename Change> void addTick(TurnChoice::Part part, const Text &words, bool chosen, Change change)
    {
        const bool possible = m_turn.player || chosen;
        Turn turn = m_turn;
        if (possible)
            change(turn, !chosen);
        m_choices.push_back({part, capitalized(words), chosen, possible,
                             turn == Turn() ? std::nullopt : std::optional(turn)});
    }
    void addPlayer(const Text &words, const std::optional<Turn> &turn, bool chosen)
    {
        m_choices.push_back(
            {TurnChoice::Part::Player, words, chosen, true, chosen ? m_scenario.turn : turn});
    }

    void addPlayers()
    {
        std::vector<Colour> order = playerOrder(m_scenario);
        for (std::size_t i = 0; m_scenario.players.empty() && i < enumNames<Colour>.size(); ++i)
            if (const auto colour = static_cast<Colour>(i); ranges::find(order, colour) == order.end())
                order.push_back(colour);
        addNext();
        for (const Colour colour : order)
            addPlayer(playerName(m_scenario, colour), Turn{colour}, m_turn.player == colour);
        addPlayer(TurnWords::tr("Not stated"), {}, !m_scenario.turn);
        addPlayer(TurnWords::tr("Game over"), Turn{.over = true}, m_turn.over);
    }
    void addNext()
    {
        const std::vector<Colour> order = playerOrder(m_scenario);
        auto next = m_turn.player ? ranges::find(order, *m_turn.player) : order.end();
        if (next == order.end() || ++next == order.end())
            next = order.begin();
        const bool possible = m_turn.player && next != order.end() && *next != *m_turn.player;
        m_choices.push_back({TurnChoice::Part::Next,
                             possible ? TurnWords::tr("Next player: %1").arg(playerName(m_scenario, *next))
                                      : TurnWords::tr("Next player"),
                             false, possible, possible ? Turn{*next} : m_scenario.turn});
    }

    void addTiles()
    {
        std::vector<LaidTile> tiles{{}};
        const auto add = [&](std::optional<Square> at) {
            if (at && ranges::find(tiles, LaidTile{at}) == tiles.end())
                tiles.push_back({at});
        };
        if (ranges::find(m_scenario.tiles, m_inView, &PlacedTile::at) != m_scenario.tiles.end())
            add(m_inView);
        if (!m_scenario.tiles.empty())
            add(m_scenario.tiles.back().at);
        add(m_turn.laid.value_or(LaidTile()).at);
        for (const LaidTile &tile : tiles)
            addTick(TurnChoice::Part::Tile, laidWords(tile), m_turn.laid == tile, [&](Turn &turn, bool on) {
                turn.laid = on ? std::optional(tile) : std::nullopt;
                if (isBeforeTile(turn))
                    turn.done.reset();
            });
    }

    /// An action takes the place of another; a phantom follows one.
    void addDone(Done done)
    {
        addTick(TurnChoice::Part::Done, doneWord(done, inFirstEdition(m_scenario)), m_turn.hasDone(done),
                [done](Turn &turn, bool on) {
                    const bool followed = done == Done::Phantom ? on : turn.hasDone(Done::Phantom);
                    const auto action = done == Done::Phantom ? turn.action()
                                        : on                  ? std::optional(done)
                                                              : std::nullopt;
                    turn.done.reset();
                    if (!action)
                        return;
                    turn.done = {*action};
                    if (followed)
                        turn.done->push_back(Done::Phantom);
                    if (isBeforeTile(turn))
                        turn.laid.reset();
                });
        if (done == Done::Phantom && !m_turn.action())
            m_choices.back().possible = false;
    }

    const Scenario &m_scenario;
    Square m_inView;
    Turn m_turn;
    std::vector<TurnChoice> m_choices;
};

} // namespace

std::vector<TurnChoice> turnChoices(const Scenario &scenario, Square inView)
{
    return TurnChoices(scenario, inView).all();
}

Text doneWord(Done done, bool first)
{
    switch (done) {
    case Done::Figure: return TurnWords::tr("figure placed", "done in a turn");
    case Done::Floor: return inEdition(TurnWords::tr("<floor|tower piece> placed", "done in a turn"), first);
    case Done::Top: return TurnWords::tr("figure put on a tower", "done in a turn");
    case Done::Other: return TurnWords::tr("another action done", "done in a turn");
    case Done::Phantom: break;
    }
    return TurnWords::tr("phantom placed", "done in a turn");
}

Texts turnParts(const Turn &turn, bool first)
{
    Texts parts;
    if (turn.half)
        parts << halfWords(*turn.half);
    if (turn.laid)
        parts << laidWords(*turn.laid);
    for (const Done done : turn.done.value_or(std::vector<Done>()))
        parts << doneWord(done, first);
    if (turn.done && turn.done->empty())
        parts << TurnWords::tr("nothing done yet");
    if (turn.ransomPaid)
        parts << ransomWords();
    return parts;
}

Text turnSentence(const Scenario &scenario, const std::optional<Question> &question)
{
    const Turn turn = scenario.turn.value_or(Turn());
    if (turn.over)
        return TurnWords::tr("The game is over.");
    const Texts parts = turnParts(turn, inFirstEdition(scenario));
    if (turn.player && parts.empty())
        return TurnWords::tr("%1’s turn.", "player").arg(ownerName(scenario, *turn.player));
    if (turn.player)
        return TurnWords::tr("%1’s turn: %2.", "player, what was done")
            .arg(ownerName(scenario, *turn.player), joined(parts, ", "));
    if (question && question->ask != Ask::Score && question->ask != Ask::Watchtower)
        return TurnWords::tr("Turn: not stated; answered for %1.", "player")
            .arg(playerName(scenario, askerOf(scenario, *question)));
    return TurnWords::tr("Turn: not stated.");
}

} // namespace towerwatch
