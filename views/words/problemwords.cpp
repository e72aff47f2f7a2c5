// SPDX-License-Identifier: MIT
#include "model/value/limits.h"
#include "model/value/utf8.h"
#include "views/words/words.h"

#include <algorithm>
#include <array>

namespace towerwatch {

namespace {

struct Problems
{
    TOWERWATCH_PHRASES(Problems)
};

/// The first characters of a text.
Text beginning(std::string_view text, std::size_t characters)
{
    std::size_t end = 0;
    for (; characters > 0 && end < text.size(); --characters)
        end += static_cast<std::size_t>(std::max(characterAt(text, end).length, 1));
    return text.substr(0, end);
}

Text fact(const Problem &problem, std::size_t index)
{
    constexpr std::size_t longest = 80;
    if (index >= problem.facts.size())
        return {};
    const Text text = shown(problem.facts[index]);
    return characterCount(text) > longest ? beginning(text, longest) + "…" : text;
}

/// " Did you mean “road”?" or nothing.
Text suggestion(const Problem &problem)
{
    const bool isNearTo = problem.id == ProblemId::UnknownKey || problem.id == ProblemId::UnknownTile ||
                          problem.id == ProblemId::NoSuchFigure;
    const Text near = isNearTo                               ? fact(problem, 1)
                      : problem.id == ProblemId::UnknownWord ? fact(problem, 2)
                                                             : Text();
    return near.empty() ? Text() : Problems::tr(" Did you mean “%1”?").arg(near);
}

/// " Possible here: city S, road N." or nothing.
Text possible(const Problem &problem)
{
    constexpr std::size_t most = limits::known - 1;
    Texts words;
    for (std::size_t i = 0; i < std::min(most, problem.known.size()); ++i)
        words << shown(problem.known[i]);
    if (problem.known.size() > most)
        words << Text("…");
    return words.empty() ? Text() : Problems::tr(" Possible here: %1.").arg(joined(words, ", "));
}

/// What the YAML parser found, in our words.
Text syntax(std::string_view message)
{
    struct Known
    {
        const char *start;
        Text text;
    };
    const Known known[] = {
        {"end of map flow", Problems::tr("A “{” is not closed. Add “}”.")},
        {"end of sequence flow", Problems::tr("A “[” is not closed. Add “]”.")},
        {"illegal document indicator in scalar", Problems::tr("A quotation mark is not closed.")},
        {"illegal EOF in scalar", Problems::tr("A quotation mark is not closed.")},
        {"illegal tab", Problems::tr("There is a tab where only spaces are allowed. Indent with spaces.")},
        {"illegal map value",
         Problems::tr(
             "There is a colon where none is allowed. Put the text in quotes, or check the indentation.")},
        {"illegal block entry",
         Problems::tr(
             "There is a “-” where none is allowed. Check the indentation, or put the text in quotes.")},
        {"illegal flow end", Problems::tr("A closing bracket has no opening one.")},
        {"unknown escape character",
         Problems::tr("A backslash begins something unknown. Write it twice, or use single quotes.")},
        {"end of map not found", Problems::tr("The indentation changes in the middle of a list of keys.")},
        {"end of sequence not found", Problems::tr("The indentation changes in the middle of a list.")},
        {"question mark",
         Problems::tr("There is a question mark before a comma or bracket. Put the text in quotes.")},
        {"bad file", Problems::tr("Too many levels of brackets or indentation.")},
    };
    for (const Known &entry : known)
        if (message.starts_with(entry.start))
            return entry.text;
    return Problems::tr("This is not YAML (%1).");
}

/// A problem with places for its facts, and what is said where the first of them is empty.
struct ProblemWords
{
    const char *words = nullptr, *unnamed = nullptr;
};
constexpr auto problemWords = std::to_array<ProblemWords>({
    {TOWERWATCH_PHRASE("Problems", "The file is larger than %1 MiB.")},
    {TOWERWATCH_PHRASE("Problems", "This is not UTF-8 text. Save the file as UTF-8.")},
    {TOWERWATCH_PHRASE("Problems", "The control character U+%1 is not allowed in a scenario.")},
    {}, // Syntax: see syntax()
    {TOWERWATCH_PHRASE("Problems", "This is nested more than %1 levels deep.")},
    {TOWERWATCH_PHRASE("Problems", "The file holds more than %1 values.")},
    {TOWERWATCH_PHRASE("Problems", "A list in brackets, a text or a comment is longer than %1 MiB. Begin a "
                                   "line with “-” for each entry of a long list.")},
    {TOWERWATCH_PHRASE("Problems",
                       "Anchors (&) and aliases (*) are not part of the format. Write the value out.")},
    {TOWERWATCH_PHRASE("Problems", "Tags such as “%1” are not part of the format. Leave them out.")},
    {TOWERWATCH_PHRASE("Problems", "Merge keys (<<) are not part of the format. Write the keys out.")},
    {TOWERWATCH_PHRASE("Problems", "The key “%1” is there twice. Keep one of them.")},
    {TOWERWATCH_PHRASE("Problems", "A second document begins here; a scenario file holds one.")},
    {TOWERWATCH_PHRASE("Problems", "A key must be a plain word.")},
    {TOWERWATCH_PHRASE("Problems",
                       "This is not a scenario: it must begin with keys such as “towerwatch: 1”.")},
    {TOWERWATCH_PHRASE(
        "Problems",
        "The file has format version %1; this program knows versions up to %2. Get a newer Towerwatch.")},
    {TOWERWATCH_PHRASE("Problems", "The key “%1” is missing.")},
    {TOWERWATCH_PHRASE("Problems", "The key “%1” is not known here.")},
    {TOWERWATCH_PHRASE("Problems", "“%1” needs keys with values, {key: value}."),
     TOWERWATCH_PHRASE("Problems", "Keys with values are needed here.")},
    {TOWERWATCH_PHRASE("Problems", "“%1” needs a list, [a, b] or lines with “-”."),
     TOWERWATCH_PHRASE("Problems", "A list is needed here.")},
    {TOWERWATCH_PHRASE("Problems", "“%1” needs text."),
     TOWERWATCH_PHRASE("Problems", "Text is needed here.")},
    {TOWERWATCH_PHRASE("Problems", "“%1” needs a whole number without quotes.")},
    {TOWERWATCH_PHRASE("Problems", "“%1” needs true or false.")},
    {TOWERWATCH_PHRASE("Problems", "“%1” needs a square, two whole numbers: [x, y].")},
    {TOWERWATCH_PHRASE("Problems", "%1 is out of range; it may be %2 to %3.")},
    {TOWERWATCH_PHRASE("Problems", "“%1” is longer than %2 characters.")},
    {TOWERWATCH_PHRASE("Problems", "“%2” is not known for “%1”.")},
    {TOWERWATCH_PHRASE("Problems", "There is no tile “%1”.")},
    {TOWERWATCH_PHRASE("Problems", "A tile lies at %1 already.")},
    {TOWERWATCH_PHRASE("Problems", "No tile lies at %1.")},
    {TOWERWATCH_PHRASE("Problems", "The tile %2 has no place “%1” the way it is turned.")},
    {TOWERWATCH_PHRASE("Problems", "This city is a castle. Write “%1”.")},
    {TOWERWATCH_PHRASE("Problems", "This city is not a castle. Write “%1”, or list it under “castles”.")},
    {TOWERWATCH_PHRASE("Problems", "The tile %1 has no foundation, so it can have no floors.")},
    {TOWERWATCH_PHRASE(
        "Problems",
        "A bridge (%2) needs a field at each end; the tile %1 does not have them the way it is turned.")},
    {TOWERWATCH_PHRASE("Problems", "The tile %2 shows no city on side %1 the way it is turned.")},
    {TOWERWATCH_PHRASE("Problems", "A figure stands on the tower at %1 already.")},
    {TOWERWATCH_PHRASE("Problems", "The id “%1” is taken already.")},
    {TOWERWATCH_PHRASE("Problems", "“%1” is not among the players of this file.")},
    {TOWERWATCH_PHRASE("Problems", "A neutral figure (%2) has no “%1”.")},
    {TOWERWATCH_PHRASE("Problems", "“%1” has no square. Leave “at” out.")},
    {TOWERWATCH_PHRASE("Problems", "Nobody holds prisoners of their own colour (%1).")},
    {TOWERWATCH_PHRASE("Problems", "A figure of this kind (%1) is never a prisoner.")},
    {TOWERWATCH_PHRASE("Problems", "The tile at %1 has no watchtower.")},
    {TOWERWATCH_PHRASE("Problems", "There is no figure “%1”.")},
    {TOWERWATCH_PHRASE("Problems", "“%1” is not a key of the question “%2”.")},
    {TOWERWATCH_PHRASE("Problems", "“%1” can only be true. Leave it out otherwise.")},
    {TOWERWATCH_PHRASE("Problems", "No floor lies at %1, so none was placed there. Leave “placed” out.")},
    {TOWERWATCH_PHRASE("Problems", "“%1” needs “player”: whose turn it is.")},
    {TOWERWATCH_PHRASE("Problems",
                       "After the end of the game there is no turn: “%1” cannot stand beside “over”.")},
    {TOWERWATCH_PHRASE("Problems", "“%1” stands twice in “done”.")},
    {TOWERWATCH_PHRASE("Problems", "Only one action is done in a turn: “%1” or “%2”.")},
    {TOWERWATCH_PHRASE("Problems",
                       "A phantom follows another action. One that was placed first is “figure” or “top”.")},
    {TOWERWATCH_PHRASE("Problems", "Before the tile is laid nothing can be done.")},
    {TOWERWATCH_PHRASE("Problems", "“%1” is a tile of the catalogue. Give your design another id.")},
    {TOWERWATCH_PHRASE("Problems", "“edges” needs four letters, each F, R or C, or else AAAA.")},
    {TOWERWATCH_PHRASE("Problems", "In the design “%2”, %1 belongs to two segments.")},
    {TOWERWATCH_PHRASE("Problems", "In the design “%2”, side %1 belongs to no segment.")},
    {TOWERWATCH_PHRASE("Problems",
                       "In the design “%2”, %1 belongs to a segment of a different kind from its edge.")},
    {TOWERWATCH_PHRASE("Problems", "The design “%2” has no city number %1.")},
    {TOWERWATCH_PHRASE("Problems",
                       "%1 answers about %2 tiles and %3 figures are too much at once: from here on they "
                       "take more than %4 steps. Spread the questions over several files.")},
    {TOWERWATCH_PHRASE("Problems", "One question may expect %1 values at most. Expect only what matters.")},
});
static_assert(problemWords.size() == enumNames<ProblemId>.size());

struct Codes
{
    TOWERWATCH_PHRASES(Codes)
};

struct Paste
{
    TOWERWATCH_PHRASES(Paste)
};

} // namespace

Text sentence(const Problem &problem)
{
    const auto &[words, unnamed] = problemWords[static_cast<std::size_t>(problem.id)];
    const Text said = problem.id == ProblemId::Syntax       ? syntax(fact(problem, 0))
                      : unnamed && fact(problem, 0).empty() ? Problems::tr(unnamed)
                                                            : Problems::tr(words);
    return said.arg(fact(problem, 0), fact(problem, 1), fact(problem, 2), fact(problem, 3)) +
           suggestion(problem) + possible(problem);
}

Text sentence(const Warning &warning, const Position &position)
{
    const Board &board = position.board();
    const Text at = warning.at ? phrase(*warning.at) : Text();
    switch (warning.code) {
    case WarningCode::EdgeMismatch:
        return Problems::tr(
                   "The tiles at %1 and %2 do not match where they touch; what does not match ends there.")
            .arg(phrase(*warning.other), at);
    case WarningCode::BridgeEnd:
        return Problems::tr("Between %1 and %2 a bridge ends at a tile that has no road there.")
            .arg(phrase(*warning.other), at);
    case WarningCode::BareFoundation:
        return inEdition(Problems::tr("This figure stands on a <foundation without a floor|tower place "
                                      "without a tower piece>: %1."),
                         inFirstEdition(position.scenario()))
            .arg(figureLabel(position, warning.index));
    case WarningCode::TooManyCopies: {
        const Tile *design = board.design(warning.index);
        return Problems::tr("%1 is on the board more often than in any edition.")
            .arg(design ? tileName(*design) : shown(board.placed(warning.index).tile));
    }
    case WarningCode::MutualPrisoners: {
        const Scenario &scenario = position.scenario();
        const Player &later = scenario.players[static_cast<std::size_t>(warning.index)];
        const Prisoner &prisoner = later.prisoners[static_cast<std::size_t>(warning.prisoner)];
        return Problems::tr("%1 and %2 hold each other’s figures, which should have been exchanged.",
                            "players")
            .arg(playerName(scenario, prisoner.owner), playerName(scenario, later.colour));
    }
    case WarningCode::IrregularCastle:
        return Problems::tr("The castle at %1 is not a completed city of two tiles.").arg(at);
    case WarningCode::TurnUnlikely:
        return Problems::tr("What was done in this turn does not show on the board: %1.")
            .arg(doneWord(position.scenario().turn.value_or(Turn()).action().value_or(Done::Other),
                          inFirstEdition(position.scenario())));
    case WarningCode::LeftAlone:
        return Problems::tr("This figure was left alone and should be back in the supply: %1.")
            .arg(figureLabel(position, warning.index));
    case WarningCode::UnsuitablePlace: {
        const Figure &figure = board.figure(warning.index);
        return Problems::tr("A figure of this kind never stands in such a place: %1, %2.")
            .arg(figureName(position, warning.index),
                 figure.at ? standingAt(board, figure) : phrase(*figure.on));
    }
    }
    return {};
}

Text leftOutWords(const Scenario &block, const Scenario &table)
{
    Texts words;
    const auto add = [&](bool isLeftOut, const char *word) {
        if (isLeftOut)
            words << Paste::tr(word);
    };
    add(!block.title.empty() && block.title != table.title, TOWERWATCH_PHRASE("Paste", "title"));
    add(!block.notes.empty() && block.notes != table.notes, TOWERWATCH_PHRASE("Paste", "notes"));
    add(!block.players.empty() && block.players != table.players, TOWERWATCH_PHRASE("Paste", "players"));
    add(block.turn && onTurn(block) != askerOf(table, {}), TOWERWATCH_PHRASE("Paste", "whose turn it is"));
    add(block.rules != table.rules, TOWERWATCH_PHRASE("Paste", "rules"));
    add(!block.header.empty() || !block.comments.empty(), TOWERWATCH_PHRASE("Paste", "comments"));
    return enumerated(words);
}

Text sentence(const CodeProblem &problem)
{
    switch (problem.fault) {
    case CodeFault::NotACode:
        return Codes::tr("This is not a scenario code. Codes begin with “TW%1-”.").arg(shareCodeVersion);
    case CodeFault::NewerVersion:
        return Codes::tr(
                   "This code was made by a newer version of Towerwatch (codes of version %1). Ask for the "
                   "file, or install the newer version.")
            .arg(problem.fact);
    case CodeFault::TooLong: return Codes::tr("This is too long for a scenario code.");
    case CodeFault::ForeignCharacter:
        return Codes::tr("Character number %1 cannot be part of a scenario code. Copy the code again.")
            .arg(problem.fact);
    case CodeFault::CutOff:
        return Codes::tr("Only the beginning of the scenario code is here. Copy all of it.");
    case CodeFault::Damaged:
        return Codes::tr("The scenario code was damaged or cut off on its way. Copy all of it again.");
    }
    return {};
}

Text shortened(std::string_view code)
{
    constexpr std::size_t most = 16;
    const Text start = shown(beginning(joined(splitAtSpaces(code), " "), most));
    return characterCount(code) > most ? start + "…" : start;
}

namespace {

struct FixWords
{
    TOWERWATCH_PHRASES(FixWords)
};

} // namespace

Text fixWords(WarningCode code)
{
    switch (code) {
    case WarningCode::EdgeMismatch: return FixWords::tr("Turn the tile so that it fits");
    case WarningCode::BareFoundation: return FixWords::tr("Put a floor under it");
    case WarningCode::IrregularCastle: return FixWords::tr("Make it a city again");
    case WarningCode::MutualPrisoners: return FixWords::tr("Exchange them: one goes back for one");
    case WarningCode::LeftAlone: return FixWords::tr("Take it back into the supply");
    case WarningCode::BridgeEnd:
    case WarningCode::TooManyCopies:
    case WarningCode::UnsuitablePlace:
    case WarningCode::TurnUnlikely: break;
    }
    return {};
}

} // namespace towerwatch
