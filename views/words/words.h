// SPDX-License-Identifier: MIT
/// Words and short phrases of the field in the language of the program.
#pragma once

#include "model/board/position.h"
#include "model/referee/answers.h"
#include "model/referee/warnings.h"
#include "model/yaml/problem.h"
#include "views/words/text.h"

namespace towerwatch {

Text word(Side side);     ///< "north", ...
Text word(HalfEdge half); ///< "NNE", ...
Text word(Colour colour);
Text word(FigureKind kind);
Text word(FigureKind kind,
          TowerRules rules); ///< in the words of the rule set: "follower" in the first edition
/// Whether texts about a scenario are in the words of the first edition: follower, tower piece.
bool inFirstEdition(const Scenario &scenario);
Text word(Verdict verdict);
Text word(RulingKind kind); ///< its tag: "rule", "publisher", "players’ interpretation", ...
Text word(HouseRule rule);
Text brief(HouseRule rule,
           TowerRules rules);     ///< what it does, in one sentence in the words of the rule set
Text word(TowerRules rules);      ///< "second edition", "first edition (Z-Man)", ...
Text boxOf(TowerRules rules);     ///< whose box has these rules, in a few words
Text word(WatchtowerRules rules); ///< "The Watchtowers, third edition", ...
Text word(FeatureKind kind);
Text counted(Bonus bonus, int count); ///< "3 meeples"
/// A text with its number, where it has one, "%9", as it is written in a sentence: "two" to "twelve"; others
/// in digits.
Text numbered(const Text &text, int number);
Text points(int count); ///< "3 points"
/// "figure placed", "floor placed": what was done in a turn after the tile; `first`: in the words of the
/// first edition.
Text doneWord(Done done, bool first);
Text earned(int value, const Texts &whom); ///< "4 points each for Red and Blue"
/// "3 points for Red and 1 point for Blue"; what is alike once.
Text pointsOf(const Scenario &scenario, const ColourPoints &sums);
Text phrase(const Place &place); ///< "road (south)"
/// The same on this tile, where a monastery may be an abbey.
Text placeName(const Place &place, const Tile *tile);
Text phrase(Square square); ///< "(0, -1)"
/// The player's name, or the colour; of two of the same name each has the colour, too.
Text playerName(const Scenario &scenario, Colour colour);
Texts playerNames(const Scenario &scenario, const std::vector<Colour> &colours);
/// The name with the colour, as the list of the players has it.
Text listedName(const Scenario &scenario, Colour colour);
/// One of a kind that somebody may have several of, "a builder"; of which there is but one, "the fairy".
Text oneOf(FigureKind kind, TowerRules rules);
/// "meeple 1 (Blue)" by the id in the file; of a figure without one who it is: "Jo’s meeple".
Text figureName(const Position &position, int figure);
/// The same and, without an id, where it stands: "Jo’s meeple on the road at (1, 0)", or, seen from the tower
/// that is asked about, "east of the tower".
Text figureLabel(const Position &position, int figure, std::optional<Square> tower = {});
/// Where a figure stands that has a place: "on the road at (1, 0)", seen from a tower "east of the tower".
Text standingAt(const Board &board, const Figure &figure, std::optional<Square> tower = {});
/// The rules by which the questions are answered: "The Tower, second edition", "The Watchtowers, third
/// edition", or both, and the house rules if there are any; without questions those of The Tower, and of The
/// Watchtowers where a table does not play by the newest.
Text sentence(const TableRules &rules, std::span<const Question> about = {});
/// A short name of a tile for people: its set, letter or number, and what it shows.
Text tileName(const Tile &tile);
/// "monastery", or what else stands on the tile in its place: "shrine".
Text monasteryName(const Tile *tile);
/// The same where it is plain that a tile is meant: "A", "Tower 7".
Text shortTileName(const Tile &tile);
/// "a, b and c".
Text enumerated(const Texts &items);
/// "a, b or c".
Text either(const Texts &choices);
/// A name made safe for the text of an action, where "&" would mark a key.
Text inMenu(std::string_view name);

/// An error of a file as a sentence: what is wrong and what to do.
Text sentence(const Problem &problem);
/// A warning as a sentence.
Text sentence(const Warning &warning, const Position &position);
/// What fixOf() does about a warning, as an action; empty: it never does anything.
Text fixWords(WarningCode code);

/// The words of a ruling in the language of the program and in the words of a rule set; the reference, which
/// speaks of all editions, uses those of the second.
Text rulingTitle(const Ruling &ruling, TowerRules rules = TowerRules::C2);
Text rulingBrief(const Ruling &ruling, TowerRules rules = TowerRules::C2);
/// What it answers, as players ask; its title where it has no question.
Text rulingQuestion(const Ruling &ruling, TowerRules rules = TowerRules::C2);
Text rulingText(const Ruling &ruling, TowerRules rules = TowerRules::C2);
/// Of an open question: how it has been read, and what the table has to agree on.
Texts rulingReadings(const Ruling &ruling, TowerRules rules = TowerRules::C2);
Text rulingDecide(const Ruling &ruling, TowerRules rules = TowerRules::C2);
/// What kind of ruling it is and, where no source says so of the table's rules, that we apply it to them:
/// "rule, from the second edition".
Text rulingLabel(const Ruling &ruling, const TableRules &rules);
/// The second half of rulingLabel() alone: for a ruling of another edition, and for one of the table's
/// edition.
Text carriedWord(const Ruling &ruling, const TableRules &rules);
Text deducedWord(const Ruling &ruling, const TableRules &rules);
/// "As of November 2013"; nothing where no date is known.
Text asOf(const Ruling &ruling);
/// "First and second edition", with publishers where they are named.
Text editionsOf(const Ruling &ruling);
/// The sources as a person would cite them.
Texts sourcesOf(const Ruling &ruling);

/// Text of the model as it is.
Text utf8(std::string_view text);
/// Text from a file made safe to show: control and bidirectional characters are shown as their code points.
Text shown(std::string_view text);
/// The name of a file as messages have it, in one line and in quotes where it has to be.
Text shownName(std::string_view name);

/// The name of a language ("en", "de", "nl") in that language: "English", "Deutsch", "Nederlands".
Text languageName(std::string_view language);
/// The same as it is offered to be chosen: "Deutsch", or of one that is translated in part "Français (20 %)".
Text languageOffer(std::string_view language);

/// What is missing where a scenario is laid onto a table as a block: "title, players and rules"; empty:
/// nothing is.
Text leftOutWords(const Scenario &block, const Scenario &table);

/// Why a code is refused, and what to do, as a sentence or two.
Text sentence(const CodeProblem &problem);

/// A code as messages name it: its beginning.
Text shortened(std::string_view code);

/// The name of a ruling's topic, or of a folder of the scenario library, in the language of the program; one
/// that has none reads as it is written.
Text topicName(std::string_view topic);

} // namespace towerwatch
