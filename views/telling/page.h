// SPDX-License-Identifier: MIT
/// An answer in words: one tree that the window, the command line and every export only lay out.
#pragma once

#include "model/board/position.h"
#include "model/inquiry/hinges.h"
#include "model/referee/warnings.h"
#include "views/words/text.h"

#include <optional>

namespace towerwatch {

/// The rulings that one or several pages cite, numbered from 1 in the order of first citing.
class Footnotes
{
public:
    explicit Footnotes(Cited cited = Cited::Deciding)
        : m_cited(cited)
    {
    }

    /// Whether all rulings that play a part get a number, not only those that decide.
    bool citesAll() const { return m_cited == Cited::All; }
    /// The number of `id`; a new one if it was not cited yet.
    int numberOf(RulingId id);
    /// The numbers of all of them in the order of `because`, so that what decides comes first.
    List<int> numbersOf(const Because &because);
    /// The cited rulings; number 1 first.
    const List<RulingId> &rulings() const { return m_rulings; }

private:
    Cited m_cited;
    List<RulingId> m_rulings;
};

/// A hinge in words: a change that would lead to another verdict, "one floor more (can be captured)".
struct Hinge
{
    Text text;
    Trial trial;
};
/// Those of one cause together: editions, house rules, players, heights. Nothing: not looked for; empty:
/// nothing changes a verdict.
using HingeGroups = std::optional<List<List<Hinge>>>;

/// A part of a line that names hinges: a hinge, or the words between two.
struct HingePart
{
    Text text;
    std::optional<Trial> trial = {}; ///< of a hinge
};

/// What is said of one figure, feature, prisoner or group of squares; without `who` a sentence of its own.
struct Row
{
    std::string key = {}; ///< what it speaks of, alike on pages of other rules and boards; empty: of no thing
    Text who = {};
    std::optional<Verdict> verdict = {}; ///< of a figure
    Text word = {};                      ///< "can be captured", "5 points"
    Text clause = {};                    ///< the fact of this position, without a full stop
    Texts follows = {};                  ///< short clauses: the consequences
    Because because = {};                ///< the rulings by which it holds, decisive first
    List<int> footnotes = {};            ///< the numbers of those that are cited
    int figure = -1;                     ///< whom it speaks of, as an index of the scenario's figures
    List<Square> squares = {};           ///< what it speaks of, so that the board can highlight it
    bool asked = false;                  ///< the verdict of the page says already what `word` says
    bool folded = false;                 ///< it stands behind the line "and 4 other figures"
};

/// What the table has to agree on, and how the rule has been read.
struct Decision
{
    Text what = {};
    Texts readings = {};
    Because because = {};
    List<int> footnotes = {};
};

/// An answer in words, from top to bottom as it is read.
struct Page
{
    Text question;            ///< as the question is named everywhere
    Text verdict;             ///< one sentence
    Because because = {};     ///< the rulings by which the verdict holds; without the first it would fall
    List<int> footnotes = {}; ///< the numbers of those that are cited
    std::optional<Legality> legality = {}; ///< of questions that ask whether something may be done
    int figure = -1;                       ///< whose fate is asked about; -1: nobody’s
    std::optional<Verdict> fate = {};      ///< what becomes of that figure
    List<Row> rows = {};
    HingeGroups hinges = {}; ///< what would change its verdicts, once for all of them
    bool ofOne = false;      ///< it is about one of the figures it could be about: its hinges are unfolded
    List<Decision> decide = {};
    List<Row> warnings = {}; ///< what looks wrong on the board and bears on the answer
};

/// How an answer is put into words.
struct Telling
{
    int asked = -1; ///< the figure the page is about: its row comes first, the others are folded
    const AnswerHinges *hinges = nullptr;
    const std::vector<Warning> *warnings = nullptr; ///< all that look wrong on the board
    bool unfolds = false;                           ///< the folded rows can be read, too, and cite rulings
    std::optional<Square> told = {}; ///< rows about this square alone are left out: another page has them
};

/// Puts one answer into words; `footnotes` numbers what it cites: for each sentence the first few rulings by
/// which it holds. Where all are cited, those that no sentence needs stand in a row of their own.
Page tell(const Position &position, const Answer &answer, Footnotes &footnotes, const Telling &how = {});

/// What can happen to a figure when `by` places floors.
Page tellFate(const Position &position, int figure, Colour by, Footnotes &footnotes, const Telling &how = {});

/// What a row says: its clause and what follows, with a capital where it names nothing before.
Text textOf(const Row &row);

/// The line that stands for the folded rows: who of them can be captured, "Capturable: Meeple 3 (Blue)", else
/// "and 4 other figures"; nothing without any.
Text foldedLine(const Page &page);

/// The line behind which the hinges of a page are folded, or that nothing changes a verdict; nothing where
/// they were not looked for.
Text hingesTitle(const Page &page);
/// A group of hinges as the parts of a line.
List<HingePart> hingeParts(const List<Hinge> &hinges);

/// The key of the row about a figure.
std::string figureKey(int figure);
/// The same things of two pages have the same keys: first what the page says as a whole, then its rows that
/// speak of a thing. Each has a name in `who`.
List<Row> keyedRows(const Page &page);
/// Those of the page about an answer.
List<Row> toldRows(const Position &position, const Answer &answer);
/// What a row says of its thing in short: the word, without one all of it.
Text shortly(const Row &row);

/// The row with the verdict on a figure, or null.
const Row *rowOf(const Page &page, int figure);

struct WordedRuling
{
    Page page = {};
    Page fate = {};            ///< of the selected figure; without a question nothing is shown
    List<RulingId> notes = {}; ///< what both cite, by their numbers: number 1 first
};

/// Puts an answer into words (null: nothing is asked). If the page has a row for the selected figure (-1:
/// none), it is about that. What else can happen to the figure follows, unless the answer says it already or
/// is about a floor that is placed, as the next floor is another question. `warnings`: what looks wrong.
WordedRuling wordRuling(const Position &position, const Answer *answer, const AnswerHinges &hinges,
                        int selected, Cited cited, const std::vector<Warning> &warnings = {});

} // namespace towerwatch
