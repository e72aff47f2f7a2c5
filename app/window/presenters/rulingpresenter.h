// SPDX-License-Identifier: MIT
/// Connects the page beside the board: it shows question and answer of the desk; choices made there go to the
/// desk, and what the ruling allows is carried out on the board, as one undo step.
#pragma once

#include "app/window/presenters/workplace.h"
#include "views/words/text.h"

class QLabel;

namespace towerwatch {

class Centre;
struct Deed;
class PlayOutPanel;
class RulingPage;
enum class QuestionGroup;
struct QuestionEntry;

class RulingPresenter : public QObject
{
    Q_OBJECT

public:
    /// While `centre` shows something other than the board, the page is empty.
    RulingPresenter(const Workplace &at, RulingPage &page, const Centre &centre);

private:
    void connectPage();
    void addButtons();
    void show(const Desk &before);
    /// What the list of questions offers: those of the desk, then all others; or only those of the kind
    /// `ask`.
    QList<QuestionEntry> offers(std::optional<Ask> ask = {});
    /// Asks a question of this kind; where several things can be meant, about the selected one or the one the
    /// user picks.
    void askFor(Ask ask);
    QuestionEntry offer(const Question &question) const;
    QuestionGroup group(const Question &question) const;
    /// Asks the question so many places farther in the list.
    void step(int by);
    void showTitle();
    void showRuling();
    void enable();
    void light(const QList<int> &figures, const List<Square> &squares);
    void perform();
    QString whom(const Deed &deed) const;
    /// Clears the message about what was carried out.
    void forgetDone();
    void take(const Deed &deed);
    QStringList choices(const std::vector<Deed> &deeds) const;
    std::optional<FigureKind> kindOnTower() const;
    const ScoreAnswer *score() const;

    Workplace m_at;
    LiveDesk &m_desk;
    RulingPage &m_page;
    const Centre &m_centre;
    PlayOutPanel *m_panel;
    QLabel *m_whom; ///< beside the action: whom it takes, or what can be chosen instead
    QLabel *m_done; ///< what was just carried out
    std::vector<Question> m_offered;
};

} // namespace towerwatch
