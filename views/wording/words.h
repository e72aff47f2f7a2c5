// SPDX-License-Identifier: MIT
/// Words and short phrases of the field in the language of the program.
#pragma once

#include "model/board/position.h"
#include "model/format/problem.h"
#include "model/format/warnings.h"
#include "model/referee/answers.h"
#include "model/share/sharecode.h"

#include <QString>
#include <QStringList>

namespace towerwatch {

/// The language of the program as the catalogue names it: "en", "de", "nl". Set with the translators.
QString currentLanguage();
void setCurrentLanguage(const QString &language);

QString word(Side side);     ///< "north", ...
QString word(HalfEdge half); ///< "NNE", ...
QString word(Colour colour);
QString word(FigureKind kind);
QString word(FigureKind kind,
             TowerRules rules); ///< in the words of the rule set: "follower" in the first edition
/// Whether texts about a scenario are in the words of the first edition: follower, tower piece.
bool inFirstEdition(const Scenario &scenario);
QString word(Verdict verdict);
QString word(RulingKind kind); ///< "printed rule", "publisher's clarification", ...
QString word(HouseRule rule);
QString brief(HouseRule rule,
              TowerRules rules); ///< what it does, in one sentence in the words of the rule set
QString word(TowerRules rules);  ///< "Second edition", "First edition, ZMG", ...
QString word(WatchtowerRules rules);
QString word(FeatureKind kind);
QString counted(Bonus bonus, int count); ///< "3 meeples"
/// "two" to "twelve", as numbers are written in a sentence; other numbers in digits.
QString numberWord(int number);
/// A text with its number so written, where it has one: "%9".
QString numbered(QString text, int number);
QString points(int count);          ///< "3 points"
QString phrase(const Place &place); ///< "road (south)"
QString phrase(Square square);      ///< "(0, -1)"
/// The player's name with the colour, or the colour.
QString playerName(const Scenario &scenario, Colour colour);
/// The player's name alone, or the colour, for what somebody owns: "Jo’s pig".
QString ownerName(const Scenario &scenario, Colour colour);
/// "meeple 1 (Blue)" by the id in the file; of a figure without one who it is and where it stands: "Jo’s
/// meeple on the road at (1, 0)", or, seen from the tower that is asked about, "east of the tower".
QString figureLabel(const Position &position, int figure, std::optional<Square> tower = {});
/// Where a figure stands that has a place: "on the road at (1, 0)", seen from a tower "east of the tower".
QString standingAt(const Figure &figure, std::optional<Square> tower = {});
/// The rules of the table as a sentence: "Second edition, no house rules".
QString sentence(const TableRules &rules);
/// A short name of a tile for people: its set, letter or number, and what it shows.
QString tileName(const Tile &tile);
/// The same where it is plain that a tile is meant: "A", "Tower 7".
QString shortTileName(const Tile &tile);
/// "a, b and c".
QString enumerated(const QStringList &items);
/// With a capital at its beginning.
QString capitalized(QString text);
/// A name for the text of an action, where "&" would mark a key.
QString inMenu(QString name);

/// An error of a file as a sentence: what is wrong and what to do.
QString sentence(const Problem &problem);
/// A warning as a sentence.
QString sentence(const Warning &warning, const Position &position);

/// The words of a ruling in the language of the program and in the words of a rule set; the reference, which
/// speaks of all editions, uses those of the second.
QString rulingTitle(const Ruling &ruling, TowerRules rules = TowerRules::C2);
QString rulingBrief(const Ruling &ruling, TowerRules rules = TowerRules::C2);
QString rulingText(const Ruling &ruling, TowerRules rules = TowerRules::C2);
/// Of an open question: how it has been read, and what the table has to agree on.
QStringList rulingReadings(const Ruling &ruling, TowerRules rules = TowerRules::C2);
QString rulingDecide(const Ruling &ruling, TowerRules rules = TowerRules::C2);
/// What kind of ruling it is and, where no source says so of the table's rules, that we apply it to them:
/// "printed rule; we carry it over from the second edition".
QString rulingLabel(const Ruling &ruling, const TableRules &rules);
/// The second half of that alone: of a ruling of another edition, and of one whose edition is the table's.
QString carriedWord(const Ruling &ruling, const TableRules &rules);
QString deducedWord(const Ruling &ruling, const TableRules &rules);
/// "As of November 2013"; nothing where no date is known.
QString asOf(const Ruling &ruling);
/// "First and second edition", with publishers where they are named.
QString editionsOf(const Ruling &ruling);
/// The sources as a person would cite them.
QStringList sourcesOf(const Ruling &ruling);

/// Text of the model as it is.
QString utf8(std::string_view text);
/// Text from a file made safe to show: control and bidirectional characters are shown as their code points.
QString shown(std::string_view text);

/// The name of a language ("en", "de", "nl") in that language: "English", "Deutsch", "Nederlands".
QString languageName(const QString &language);

/// "A floor at (0, 0)", "Watchtower at (0, -2)": what a question asks, without its answer.
QString questionName(const Position &position, const Question &question);

/// What is missing where a scenario is laid onto a table as a block: "title, players and rules"; empty:
/// nothing is.
QString leftOutWords(const Scenario &block, const Scenario &table);

/// Why a code is refused, and what to do, as a sentence or two.
QString sentence(const CodeProblem &problem);

/// A code as messages name it: its beginning.
QString shortened(const QString &code);

/// The name of a ruling's topic in the language of the program; a topic that has none reads as it is written.
QString topicName(const QString &topic);
/// The name of a folder of the scenario library, likewise.
QString folderName(const QString &folder);

} // namespace towerwatch
