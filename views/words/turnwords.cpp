// SPDX-License-Identifier: MIT
#include "views/words/turnwords.h"

#include "model/value/ranges.h"
#include "views/words/words.h"

#include <array>

namespace towerwatch {

namespace {

struct TurnWords
{
    TOWERWATCH_PHRASES(TurnWords)
};

/// What is said where something was done in the turn, and where that stands in the way; each with what it is
/// about.
struct DoneWords
{
    const char *stated, *ofTurn, *barring, *ofPlayer;
};
constexpr auto doneRows = std::to_array<DoneWords>({
    {TOWERWATCH_PHRASE_ABOUT("TurnWords", "figure placed", "done in a turn"),
     TOWERWATCH_PHRASE_ABOUT("Teller", "%1 has already placed a figure", "player")},
    {TOWERWATCH_PHRASE_ABOUT("TurnWords", "<floor|tower piece> placed", "done in a turn"),
     TOWERWATCH_PHRASE_ABOUT("Teller", "%1 has already placed a <floor|tower piece>", "player")},
    {TOWERWATCH_PHRASE_ABOUT("TurnWords", "figure put on a tower", "done in a turn"),
     TOWERWATCH_PHRASE_ABOUT("Teller", "%1 has already put a figure on a tower", "player")},
    {TOWERWATCH_PHRASE_ABOUT("TurnWords", "another action done", "done in a turn"),
     TOWERWATCH_PHRASE_ABOUT("Teller", "%1 has already used the action", "player")},
    {TOWERWATCH_PHRASE_ABOUT("TurnWords", "phantom placed", "done in a turn"),
     TOWERWATCH_PHRASE_ABOUT("Teller", "%1 has already placed the phantom", "player")},
});
static_assert(doneRows.size() == enumNames<Done>.size());

const DoneWords &wordsOf(Done done)
{
    return doneRows[static_cast<std::size_t>(done)];
}

Text laidWords(const LaidTile &laid)
{
    return laid.at ? TurnWords::tr("tile laid at %1").arg(phrase(*laid.at))
                   : TurnWords::tr("no tile laid yet");
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

/// The turn with something stated of it, or taken back if it is stated already; what does not go with it
/// goes.
Turn withLaid(Turn turn, const LaidTile &laid)
{
    turn.laid = turn.laid == laid ? std::nullopt : std::optional(laid);
    if (turn.laid && !turn.laid->at)
        turn.done.reset();
    return turn;
}

/// An action takes the place of another; a phantom follows one.
Turn withDone(Turn turn, Done done)
{
    const bool isPhantom = done == Done::Phantom, follows = turn.hasDone(Done::Phantom) != isPhantom;
    const auto before = turn.action();
    if (isPhantom && !before)
        return turn;
    const Done action = isPhantom ? *before : done;
    turn.done = follows ? std::vector{action, Done::Phantom} : std::vector{action};
    if (!isPhantom && before == done)
        turn.done.reset();
    else if (turn.laid && !turn.laid->at)
        turn.laid.reset();
    return turn;
}

/// No tile, and those that may be the one that was laid.
std::vector<LaidTile> tilesToLay(const Scenario &scenario, Square inView, const Turn &turn)
{
    std::vector<LaidTile> tiles{{}};
    if (ranges::find(scenario.tiles, inView, &PlacedTile::at) != scenario.tiles.end())
        tiles.push_back({inView});
    for (const LaidTile &tile : {scenario.tiles.empty() ? LaidTile() : LaidTile{scenario.tiles.back().at},
                                 turn.laid.value_or(LaidTile())})
        if (ranges::find(tiles, tile) == tiles.end())
            tiles.push_back(tile);
    return tiles;
}

} // namespace

std::vector<TurnChoice> turnChoices(const Scenario &scenario, Square inView)
{
    using Part = TurnChoice::Part;
    std::vector<TurnChoice> choices;
    const Turn now = scenario.turn.value_or(Turn());
    const auto add = [&](Part part, const Text &words, bool chosen, const Turn &turn, bool possible = true) {
        choices.push_back(
            {part, words, chosen, possible, turn == Turn() ? std::nullopt : std::optional(turn)});
    };
    const auto tick = [&](Part part, const Text &words, bool chosen, const Turn &turn) {
        const bool possible = chosen || (now.player && turn != now);
        add(part, capitalized(words), chosen, possible ? turn : now, possible);
    };
    const std::vector<Colour> players = playerOrder(scenario);
    const auto next = static_cast<std::size_t>(now.player ? indexOf(players, *now.player) + 1 : 0);
    const Turn then{players.empty() ? Colour::Red : players[next % players.size()]};
    add(Part::Next, TurnWords::tr("Next player: %1").arg(playerName(scenario, *then.player)), false, then);
    for (const Colour colour : possiblePlayers(scenario))
        add(Part::Player, playerName(scenario, colour), now.player == colour,
            now.player == colour ? now : Turn{colour});
    add(Part::Player, TurnWords::tr("Not stated"), !scenario.turn, {});
    add(Part::Player, TurnWords::tr("Game over"), now.over, {.over = true});
    for (const LaidTile &laid : tilesToLay(scenario, inView, now))
        tick(Part::Tile, laidWords(laid), now.laid == laid, withLaid(now, laid));
    for (const Done done : allOf<Done>)
        tick(Part::Done, doneWord(done, inFirstEdition(scenario)), now.hasDone(done), withDone(now, done));
    Turn other = now;
    for (const Half half : allOf<Half>) {
        other.half = now.half == half ? std::nullopt : std::optional(half);
        tick(Part::Half, halfWords(half), now.half == half, other);
    }
    other = now;
    other.ransomPaid = !now.ransomPaid;
    tick(Part::Ransom, ransomWords(), now.ransomPaid, other);
    return choices;
}

Text doneWord(Done done, bool first)
{
    return inEdition(TurnWords::tr(wordsOf(done).stated, wordsOf(done).ofTurn), first);
}

Text hasDoneWords(Done done, bool first)
{
    return inEdition(translated("Teller", wordsOf(done).barring, wordsOf(done).ofPlayer), first);
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
        return TurnWords::tr("%1’s turn.", "player").arg(playerName(scenario, *turn.player));
    if (turn.player)
        return TurnWords::tr("%1’s turn: %2.", "player, what was done")
            .arg(playerName(scenario, *turn.player), joined(parts, ", "));
    if (question && takes(question->ask, "by"))
        return TurnWords::tr("Turn: not stated; answered for %1.", "player")
            .arg(playerName(scenario, askerOf(scenario, *question)));
    return TurnWords::tr("Turn: not stated.");
}

} // namespace towerwatch
