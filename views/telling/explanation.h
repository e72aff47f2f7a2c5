// SPDX-License-Identifier: MIT
/// Answers as sentences in the language of the program: what the window shows and the command line prints.
#pragma once

#include "model/board/position.h"
#include "model/inquiry/hinges.h"
#include "model/referee/warnings.h"
#include "views/words/text.h"

#include <optional>

namespace towerwatch {

/// The rulings that one or several explanations cite, numbered from 1 in the order of first citing.
class Footnotes
{
public:
    explicit Footnotes(Cited cited = Cited::Deciding)
        : m_cited(cited)
    {
    }

    bool citesAll() const { return m_cited == Cited::All; }
    /// Those of the rulings that are cited: all, or the few that decide most.
    Because cited(const Because &because) const;
    /// The number of `id`; a new one if it was not cited yet.
    int numberOf(RulingId id);
    /// The numbers of all of them as they are printed, ascending; new ones in the order of `because`.
    List<int> numbersOf(const Because &because);
    /// The cited rulings; number 1 first.
    const List<RulingId> &rulings() const { return m_rulings; }

private:
    Cited m_cited;
    List<RulingId> m_rulings;
};

/// A change that would lead to another verdict: "one floor more (can be captured)".
struct Hinge
{
    Text text;
    Trial trial;
};

/// One sentence, with what it speaks of, so that the board can light it up.
struct Statement
{
    Text text = {};                      ///< a whole sentence, with its full stop
    List<int> footnotes = {};            ///< numbers, ascending
    int figure = -1;                     ///< the figure it speaks of, as an index of the scenario's figures
    List<Square> squares = {};           ///< the squares it speaks of
    std::optional<Verdict> verdict = {}; ///< of a figure's line
    Text label = {};                     ///< of a figure's line: "blue meeple f1"
    Text verdictWord = {};               ///< of a figure's line: "can be captured"
    List<Statement> details = {};        ///< what follows from it
    std::optional<List<Hinge>> hinges = {}; ///< of a line that says what would change it: the changes
};

/// An answer in words, top down as a ruling reads.
struct Explanation
{
    List<Statement> warnings = {};         ///< what looks wrong on the board and bears on the answer
    Text question;                         ///< "Red places the second floor at (0, 0)."
    Text answer;                           ///< "Four figures can be captured."
    List<int> footnotes = {};              ///< those of the answer line
    Text more = {};                        ///< "and 13 more rulings", where not all are cited
    std::optional<Legality> legality = {}; ///< of questions that ask whether something may be done
    List<Statement> statements = {};
    List<Statement> toDecide =
        {}; ///< what is open: the readings side by side, what the table has to agree on
};

/// Explains one answer; what it cites gets its numbers from `footnotes`.
Explanation explain(const Position &position, const Answer &answer, Footnotes &footnotes);

/// What can happen to a figure when `by` places floors: towers that reach it, watchtowers that count it or
/// that it triggers, and, on a tower, dragon, princess, fairy, festival and plague.
Explanation explainFate(const Position &position, int figure, Colour by, Footnotes &footnotes);
/// The same of a fate that is known.
Explanation explainFate(const Position &position, int figure, Colour by, const OutlookAnswer &known,
                        Footnotes &footnotes);

/// The warnings that bear on an answer, as sentences with their squares and figures.
List<Statement> warningsOf(const Position &position, const Answer &answer,
                           const std::vector<Warning> &warnings);

/// " [1, 5]": footnotes as they stand behind plain text; nothing without any.
Text footnoteMarks(const List<int> &footnotes);
/// The answer with its footnotes as it stands in plain text, and how many rulings more there are.
Text answerLine(const Explanation &explanation);
/// A statement as plain text: of a figure's line first whom it is about, then the sentence and its footnotes.
Text plainLine(const Statement &statement);
/// The explanation as plain text lines, footnote numbers in brackets.
Text plainText(const Explanation &explanation);

/// The answer as a value with its `text`: an entry of the JSON, and what `expect:` is compared
/// with.
Value toValue(const Position &position, const Answer &answer, const Explanation &explanation);

} // namespace towerwatch
