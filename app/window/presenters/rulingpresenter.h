// SPDX-License-Identifier: MIT
/// The page beside the board shows question and answer of the desk; what is chosen there happens at the desk,
/// and what the ruling allows is carried out on the board, as one step that can be undone.
#pragma once

#include "app/window/presenters/workplace.h"
#include "views/words/text.h"

class QLabel;

namespace towerwatch {

class Centre;
struct Performance;
class PlayOutPanel;
class RulingPage;
struct QuestionEntry;

class RulingPresenter : public QObject
{
    Q_OBJECT

public:
    /// While something else stands in the board’s place, the page says nothing about it.
    RulingPresenter(const Workplace &at, RulingPage &page, const Centre &centre);

private:
    void connectPage();
    void addButtons();
    void show(const Desk &before);
    /// What the list of questions offers when it opens: those of the desk, then everything else; or only what
    /// asks one thing.
    QList<QuestionEntry> offers(std::optional<Ask> ask = {});
    /// Asks it, where it can be asked of several things about the selected one or the one that is picked.
    void askFor(Ask ask);
    QuestionEntry offer(const Question &question) const;
    void showQuestions();
    void showQuestion();
    void showRuling();
    void enable();
    void light(const QList<int> &figures, const List<Square> &squares);
    void perform();
    /// No longer says what was carried out.
    void forgetDone();
    void take(const Performance &performance, qsizetype chosen);
    std::optional<FigureKind> kindOnTower() const;
    const ScoreAnswer *score() const;

    Workplace m_at;
    LiveDesk &m_desk;
    RulingPage &m_page;
    const Centre &m_centre;
    PlayOutPanel *m_panel;
    QLabel *m_done;      ///< what was just carried out
    QString m_said = {}; ///< the same in the status bar
    std::vector<Question> m_offered;
};

} // namespace towerwatch
