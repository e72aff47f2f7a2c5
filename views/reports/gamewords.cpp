// SPDX-License-Identifier: MIT
#include "views/reports/gamewords.h"

#include "views/words/words.h"

#include <array>

namespace towerwatch {

namespace {

struct Jcz
{
    TOWERWATCH_PHRASES(Jcz)
};

std::string_view fact(const JczNote &note, std::size_t index)
{
    return index < note.facts.size() ? std::string_view(note.facts[index]) : std::string_view();
}

Text text(const JczNote &note, std::size_t index)
{
    return shown(fact(note, index));
}

Text player(const JczNote &note, std::size_t index)
{
    const auto colour = fromName<Colour>(fact(note, index));
    return colour ? word(*colour) : text(note, index);
}

/// "meeple (Blue)", "fairy".
Text figure(const JczNote &note)
{
    const auto kind = fromName<FigureKind>(fact(note, 0));
    const Text what = kind ? word(*kind) : text(note, 0);
    return fact(note, 1).empty() ? what : Jcz::tr("%1 (%2)", "figure and colour").arg(what, player(note, 1));
}

/// What a note says, and what its facts are, a letter each: t for text, p for a player, f for the kind of a
/// figure whose colour is the next fact, o for points, n for the number of what is told of.
struct NoteWords
{
    const char *words;
    std::string_view facts = {};
};
constexpr auto noteWords = std::to_array<NoteWords>({
    {TOWERWATCH_PHRASE("Jcz", "The file is larger than %1 MiB."), "t"},
    {TOWERWATCH_PHRASE("Jcz", "This is not JSON (%1)."), "t"},
    {TOWERWATCH_PHRASE("Jcz", "This is not a saved game of JCloisterZone: it has no “setup” and “replay”.")},
    {TOWERWATCH_PHRASE("Jcz", "This is XML, as JCloisterZone saved games up to version 3; only games of "
                              "version 4 and later can be opened.")},
    {TOWERWATCH_PHRASE("Jcz", "The zip archive cannot be read (%1)."), "t"},
    {TOWERWATCH_PHRASE_N("Jcz",
                         "A zip archive must hold one saved game; %n file(s) in this one may be meant."),
     "n"},
    {TOWERWATCH_PHRASE(
         "Jcz", "Most of the game cannot be carried over: %1 of %2 tiles and %3 of %4 figures are missing."),
     "tttt"},
    {TOWERWATCH_PHRASE("Jcz", "The game has more than %1 messages."), "t"},
    {TOWERWATCH_PHRASE("Jcz", "The game has more than %1 tiles."), "t"},
    {TOWERWATCH_PHRASE_N("Jcz", "The game does not say who plays; %n player(s) assumed."), "n"},
    {TOWERWATCH_PHRASE("Jcz", "The game does not say which tiles it begins with; they are left out.")},
    {TOWERWATCH_PHRASE("Jcz", "The game has %1 players; only the first %2 are carried over."), "tt"},
    {TOWERWATCH_PHRASE("Jcz", "The game is played with “%1”; nothing it adds or scores is carried over."),
     "t"},
    {TOWERWATCH_PHRASE("Jcz", "The message “%1” is unknown and is left out."), "t"},
    {TOWERWATCH_PHRASE("Jcz", "Message %2 (%1) lacks what it needs and is left out."), "tt"},
    {TOWERWATCH_PHRASE("Jcz", "Message %1 takes back something, but nothing comes before it."), "t"},
    {TOWERWATCH_PHRASE("Jcz", "The turn was not confirmed; it is scored before the next tile.")},
    {TOWERWATCH_PHRASE("Jcz", "The tile “%1” at %2 is unknown; the square stays empty."), "tt"},
    {TOWERWATCH_PHRASE("Jcz", "The tile “%1” is left out: another tile lies at %2 already."), "tt"},
    {TOWERWATCH_PHRASE("Jcz", "A side of the tile “%1” at %2 belongs to two cities; here only to one, so "
                              "their points may differ."),
     "tt"},
    {TOWERWATCH_PHRASE("Jcz", "A tower floor at %1 is left out: there is no foundation."), "t"},
    {TOWERWATCH_PHRASE("Jcz",
                       "%1 places more tower floors than anybody gets in a game with this many players."),
     "p"},
    {TOWERWATCH_PHRASE("Jcz", "A castle at %1 is left out: there is no such city."), "t"},
    {TOWERWATCH_PHRASE("Jcz", "A bridge at %1 is left out: it cannot lie there."), "t"},
    {TOWERWATCH_PHRASE("Jcz", "The token “%1” is left out; scenarios have none like it."), "t"},
    {TOWERWATCH_PHRASE("Jcz", "The figure “%1” is unknown and is left out."), "t"},
    {TOWERWATCH_PHRASE("Jcz", "The figure %1 is left out: there is no free place “%2” at %3."), "f tt"},
    {TOWERWATCH_PHRASE("Jcz", "The figure %1 is used again though it had not come home; it is moved."), "f"},
    {TOWERWATCH_PHRASE("Jcz", "The figure %1 is taken from the board, but does not stand there."), "f"},
    {TOWERWATCH_PHRASE("Jcz", "The figure %1 is freed, but is not a prisoner there."), "f"},
    {TOWERWATCH_PHRASE(
         "Jcz",
         "The game does not say which prisoner %1 got back from %2; the one taken first is exchanged."),
     "pp"},
    {TOWERWATCH_PHRASE("Jcz", "Not counted: the castle at %2 scores for %1 (%3)."), "pto"},
    {TOWERWATCH_PHRASE("Jcz", "Not counted: the garden at %2 scores for %1."), "pt"},
    {TOWERWATCH_PHRASE("Jcz", "Not counted: %1 takes back the abbot, which scores."), "p"},
    {TOWERWATCH_PHRASE("Jcz", "Not counted: a barn makes a field score for %1."), "p"},
    {TOWERWATCH_PHRASE("Jcz", "Not counted: the fairy scores for %1 (%2)."), "po"},
    {TOWERWATCH_PHRASE(
         "Jcz",
         "Not counted: JCloisterZone may give %1 the bonus of the watchtower at %2 for a builder (%3)."),
     "pto"},
    {TOWERWATCH_PHRASE(
         "Jcz",
         "The city of two tiles at %1 scored 2 points in JCloisterZone; here it scores like any other."),
     "t"},
    {TOWERWATCH_PHRASE("Jcz", "Not counted: “%1” may affect the points."), "t"},
    {TOWERWATCH_PHRASE("Jcz",
                       "Not counted: the scoring at the end of the game (unfinished features and fields).")},
    {TOWERWATCH_PHRASE("Jcz", "%1 pays a ransom with points not scored under these rules; 0 is shown."), "p"},
    {TOWERWATCH_PHRASE("Jcz", "More than %1 things could not be carried over; the others are not listed."),
     "t"},
});
static_assert(noteWords.size() == enumNames<JczCode>.size());

/// A fact as its letter says.
Text factWords(const JczNote &note, std::size_t index, char letter)
{
    return letter == 'p'   ? player(note, index)
           : letter == 'f' ? figure(note)
           : letter == 'o' ? points(leadingNumber(fact(note, index)))
                           : text(note, index);
}

} // namespace

Text sentence(const JczNote &note)
{
    const auto &[words, letters] = noteWords[static_cast<std::size_t>(note.code)];
    if (note.code == JczCode::NoSuchPlace && fact(note, 2).empty())
        return Jcz::tr("The figure %1 is left out: there is no tile at %2.").arg(figure(note), text(note, 3));
    std::array<Text, 4> facts;
    std::size_t count = 0;
    for (std::size_t i = 0; i < letters.size(); ++i)
        if (letters[i] != ' ')
            facts[count++] = factWords(note, i, letters[i]);
    return Jcz::tr(words, nullptr, letters == "n" ? leadingNumber(fact(note, 0)) : -1)
        .arg(facts[0], facts[1], facts[2], facts[3]);
}

} // namespace towerwatch
