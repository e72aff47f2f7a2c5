// SPDX-License-Identifier: MIT
/// Answers as sentences in the language of the program: what the window shows and the command line prints.
#pragma once

#include "model/board/position.h"
#include "model/format/warnings.h"
#include "model/inquiry/hinges.h"

#include <QList>
#include <QString>
#include <optional>

namespace towerwatch {

/// Which of the rulings that decide something are cited beside it.
enum class Cited : std::uint8_t { Deciding, All };

/// The rulings that one or several explanations cite, numbered from 1 in the order of first citing.
class Footnotes
{
public:
    explicit Footnotes(Cited cited = Cited::Deciding)
        : m_cited(cited)
    {
    }

    /// Those of the rulings that are cited: all, or the few that decide most.
    Because cited(const Because &because) const;
    /// The number of `id`; a new one if it was not cited yet.
    int numberOf(RulingId id);
    /// The numbers of all of them as they are printed, ascending; new ones in the order of `because`.
    QList<int> numbersOf(const Because &because);
    /// The cited rulings; number 1 first.
    const QList<RulingId> &rulings() const { return m_rulings; }

private:
    Cited m_cited;
    QList<RulingId> m_rulings;
};

/// A change that would lead to another verdict: "one floor more (can be captured)".
struct Hinge
{
    QString text;
    Trial trial;
};

/// One sentence, with what it speaks of, so that the board can light it up.
struct Statement
{
    QString text = {};                   ///< a whole sentence, with its full stop
    QList<int> footnotes = {};           ///< numbers, ascending
    int figure = -1;                     ///< the figure it speaks of, as an index of the scenario's figures
    QList<Square> squares = {};          ///< the squares it speaks of
    std::optional<Verdict> verdict = {}; ///< of a figure's line
    QString label = {};                  ///< of a figure's line: "blue meeple f1"
    QString verdictWord = {};            ///< of a figure's line: "can be captured"
    QList<Statement> details = {};       ///< what follows from it
    std::optional<QList<Hinge>> hinges = {}; ///< of a line that says what would change it: the changes
};

/// An answer in words, top down as a ruling reads.
struct Explanation
{
    QList<Statement> cautions = {};        ///< what looks wrong on the board and bears on the answer
    QString question;                      ///< "Red places the second floor at (0, 0)."
    QString answer;                        ///< "Four figures can be captured."
    QList<int> footnotes = {};             ///< those of the answer line
    QString more = {};                     ///< "and 13 more rulings", where not all are cited
    std::optional<Legality> legality = {}; ///< of questions that ask whether something may be done
    QList<Statement> statements = {};
    QList<Statement> toDecide =
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
QList<Statement> cautionsOf(const Position &position, const Answer &answer,
                            const std::vector<Warning> &warnings);

/// " [1, 5]": footnotes as they stand behind plain text; nothing without any.
QString footnoteMarks(const QList<int> &footnotes);
/// The answer with its footnotes as it stands in plain text, and how many rulings more there are.
QString answerLine(const Explanation &explanation);
/// A statement as plain text: of a figure's line first whom it is about, then the sentence and its footnotes.
QString plainLine(const Statement &statement);
/// The explanation as plain text lines, footnote numbers in brackets.
QString plainText(const Explanation &explanation);

/// The answer as a value with its `text`: an entry of the JSON, and what `expect:` is compared
/// with.
Value toValue(const Position &position, const Answer &answer, const Explanation &explanation);

} // namespace towerwatch
