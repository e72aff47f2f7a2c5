// SPDX-License-Identifier: MIT
/// What the functions tell() below share: names, facts and footnotes. Only for the files of this folder.
#pragma once

#include "views/telling/questionwords.h"
#include "views/words/words.h"

namespace towerwatch {

/// Names questions.
struct Questions
{
    TOWERWATCH_PHRASES(Questions)

public:
    /// Who asks, and the figure that is asked about: its id where there is none of that name.
    static Text asker(const Position &position, const Question &question);
    static Text target(const Position &position, const Question &question);
};

/// What is to be told, and how.
struct TellTask
{
    const Position &position;
    const Answer &answer;
    Footnotes &footnotes;
    const Telling &how;
};

/// Puts one answer about one position into words. Each sentence has the rulings by which it holds from what
/// it tells; which of them are cited is decided for the whole page.
class Teller
{
    TOWERWATCH_PHRASES(Teller)

public:
    /// The task must outlive the teller.
    explicit Teller(const TellTask &task)
        : m_task(task)
    {
    }
    /// Under which condition the answer holds, for the end of the verdict; empty: it is beyond doubt.
    Text reservation() const;

protected:
    const Position &position() const { return m_task.position; }
    const Board &board() const { return position().board(); }
    const Scenario &scenario() const { return position().scenario(); }
    const Question &question() const { return m_task.answer.question; }
    const Telling &how() const { return m_task.how; }
    bool firstEdition() const { return inFirstEdition(scenario()); }
    /// A sentence that has the words of both editions, in those of the table: "a <floor|tower piece>".
    Text worded(const Text &text) const { return inEdition(text, firstEdition()); }

    Text player(Colour colour) const { return playerName(scenario(), colour); }
    Texts players(const std::vector<Colour> &colours) const { return playerNames(scenario(), colours); }
    Colour askedBy() const { return question().by.value_or(Colour::Red); }
    Text asker() const { return player(askedBy()); }
    Text kind(FigureKind figure) const { return word(figure, scenario().rules.tower); }
    Text name(int figure) const { return figureName(position(), figure); }
    /// The name, and of a figure that the file does not name where it stands.
    Text label(int figure) const;
    Text kindsCounted(const std::vector<FigureKind> &figures) const; ///< "2 × meeple and wagon"
    static Text times(int number, const Text &thing);     ///< "2 × meeple"; of one the thing alone
    static Text beginningOf(const Texts &items);          ///< of many the first
    static Text list(const std::vector<Square> &squares); ///< of many the first
    /// The prisoners that can be bought back, with who holds them.
    Texts prisonersFor(const RansomAnswer &answer) const;
    int heldFor(const RansomOption &option) const; ///< how many they are

    /// A page with the question and the warnings; its verdict begins with what is due. `height`: of a tower,
    /// as its name has it.
    Page page(int height = 0) const;
    /// Makes a refusal of facts: the decisive one is the verdict, the others are rows.
    void refuse(Page &page, const Facts &facts, const Text &no = tr("No: %1."));
    /// A fact as a clause, of a question or of a figure that the row names and the tower that is spoken of.
    Text clause(const Fact &fact) const;
    Text clauses(const Facts &facts) const;   ///< doubts last
    Text undecided(const Facts &facts) const; ///< a verdict of facts that leave it open
    Text away(const FigureVerdict &verdict) const;
    Text away(int distance) const; ///< "2 squares away"
    /// Whether no other figure but a builder is in its road, city or field.
    bool standsAlone(int figure) const;
    /// Adds what a capture leads to as clauses, the most telling first; where the prisoner goes only if it is
    /// exchanged.
    void addFollows(Row &row, const FigureVerdict &verdict, std::size_t most) const;

    /// Adds what would change whether something may be done.
    void addHinges(Page &page) const;

    /// For a sentence that says several things: the first ruling of each, then the second of each.
    static Because inTurn(const std::vector<Because> &parts);
    /// Those of a sentence that tells all the facts.
    static Because becauseOf(const Facts &facts);
    /// Why a figure can be captured.
    static Because becauseCapturable(const Because &exposure, const Because &reach);
    /// Where all rulings are cited, adds those of what a row tells of.
    void addRest(Row &row, const Because &because) const;
    /// Adds the readings and what to decide, for each open question among the rulings.
    void addOpen(Page &page, const Because &because) const;

private:
    Text condition(const Warning &warning) const;
    Text exchange(const DueExchange &due) const;
    Text noPrisoner() const;
    Text mayNotStand(const Fact &fact) const;
    Text follow(const Consequence &consequence) const;
    Text majority(const Consequence &consequence) const;

    const TellTask &m_task;
};

/// Puts an answer of one kind into words.
template <typename Body> class TellerOf : protected Teller
{
public:
    explicit TellerOf(const TellTask &task)
        : Teller(task)
        , m_answer(std::get<Body>(task.answer.body))
    {
    }

protected:
    const Body &m_answer;
};

/// Tells an answer of one kind.
template <typename KindTeller> Page tellBy(const TellTask &task)
{
    return KindTeller(task).tell();
}

/// Of the exchanges that are due: who comes home where somebody chooses, and the choices that lead to another
/// verdict.
List<Row> choiceRows(const TellTask &task);

} // namespace towerwatch
