// SPDX-License-Identifier: MIT
/// The question that is being answered: one of the scenario's, or one that was asked at the board.
#pragma once

#include "model/board/position.h"
#include "model/referee/answers.h"
#include "views/drawing/marks.h"
#include "views/wording/explanation.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace towerwatch {

class Inquiry : public QObject
{
    Q_OBJECT

public:
    explicit Inquiry(QObject *parent = nullptr);

    /// Answers the question again about another position, by its own rules. `fresh`: it is another scenario,
    /// start with its first question; so it is after an empty board.
    void setPosition(const PositionPtr &position, bool fresh = false);

    /// The position that is answered about: the scenario, or the same board under the rules that are tried.
    const PositionPtr &position() const { return m_shown; }
    /// What is tried in place of what is on the table.
    const std::optional<Trial> &tried() const { return m_tried; }
    /// Whether the question is about the floor that lies on top, not about the next one, and may be.
    bool justPlaced() const;
    bool canBeJustPlaced() const;

    /// The questions of the scenario, or those that stand in for them.
    const std::vector<Question> &questions() const { return m_questions; }
    /// Which of them is answered; -1: one that was asked at the board, or none.
    int current() const { return m_current; }
    const std::optional<Question> &question() const { return m_question; }
    const std::optional<Answer> &answer() const { return m_answer; }
    const Explanation &explanation() const { return m_explanation; }
    /// What can happen to the selected figure; without one it has no question.
    const Explanation &fate() const { return m_fate; }
    const QList<RulingId> &notes() const { return m_notes; }
    /// The figure of which is shown what follows from its capture and what else can happen to it; -1: none.
    int selectedFigure() const { return m_selected; }
    /// What the answer marks on the board.
    drawing::BoardMarks marks() const;

public slots:
    /// The next position is another scenario's.
    void forget() { m_forgotten = true; }
    void choose(int index);
    void ask(const Question &question);
    /// Asks what a square suggests, unless that is asked already; whether there was something to ask.
    bool askAbout(Square square);
    /// Shows what can happen to a figure: beside this answer if it speaks of it, else by asking about it.
    void askAboutFigure(int figure);
    /// Answers as if something were otherwise, without changing the scenario; as it is again without a trial.
    void tryOut(const std::optional<Trial> &trial);
    void tryRules(const std::optional<TableRules> &rules);
    /// Asks about the floor that was just placed, or about the next one; remembered with the question.
    void setJustPlaced(bool just);
    void selectFigure(int figure);
    /// Cites every ruling that plays a part, or those that decide.
    void citeAll(bool all);
    /// Words the answer again: the language changed.
    void reword();

signals:
    /// The question, its answer or the selected figure changed.
    void changed();
    /// What the verdicts hinge on was found out; the explanation says it.
    void hingesFound();
    /// What can happen to the selected figure was asked for.
    void fateAsked();
    /// The list of questions changed.
    void questionsChanged();

private:
    void answerAgain();
    /// The answer as it is tried.
    Answer answerNow() const;
    /// Finds out what the verdicts hinge on, beside everything else.
    void findHinges();
    void wordAgain();
    void selectWhatIsAsked();
    bool speaksOf(int figure) const;

    PositionPtr m_position, m_shown;
    bool m_forgotten = false;
    std::optional<Trial> m_tried;
    std::vector<Question> m_justPlaced; ///< questions about the floor that lies on top
    AnswerHinges m_hinges;
    QTimer m_hingeWait;
    quint64 m_hingeSearch = 0; ///< the one whose findings count
    QThreadPool m_pool;        ///< last: it waits for what runs
    std::vector<Question> m_questions;
    int m_current = -1;
    std::optional<Question> m_question;
    std::optional<Answer> m_answer;
    Explanation m_explanation, m_fate;
    QList<RulingId> m_notes;
    int m_selected = -1;
    Cited m_cited = Cited::Deciding;
};

} // namespace towerwatch
