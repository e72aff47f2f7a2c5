// SPDX-License-Identifier: MIT
/// The tables beside the board: figures, questions, the rules of the table, and what is wrong.
#pragma once

#include "model/board/position.h"
#include "model/format/scenarioreader.h"
#include "model/referee/answers.h"
#include "model/referee/warnings.h"
#include "views/window/lists/listpage.h"

#include <QTabWidget>

namespace towerwatch {

class FiguresModel;
class ProblemsModel;
class QuestionsModel;
class RulesModel;

class Lists : public QTabWidget
{
    Q_OBJECT

public:
    enum Tab { FiguresTab, QuestionsTab, RulesTab, ProblemsTab };

    explicit Lists(QWidget *parent = nullptr);
    ~Lists() override;

    void setPosition(const PositionPtr &position);
    /// The answer whose verdicts stand beside the figures.
    void setAnswer(const std::optional<Answer> &answer);
    /// The errors of the scenario's text, and where its entries stand in it.
    void setSource(const std::vector<Problem> &problems, const ScenarioMarks &marks);
    /// Commits what is being typed into a cell.
    void settle();
    /// Shows which figure or question is selected elsewhere; -1: none.
    void showFigure(int figure);
    void showQuestion(int question);

    ListPage *page(Tab tab) const;
    FiguresModel *figures() const { return m_figures; }
    QuestionsModel *questions() const { return m_questions; }
    RulesModel *rules() const { return m_rules; }
    ProblemsModel *problems() const { return m_problems; }

signals:
    void edited(const Scenario &scenario, const QString &text);
    /// The user chose a row of a table.
    void figureChosen(int figure);
    void questionChosen(int question);
    void problemChosen(std::optional<Square> square, int figure, Mark mark);
    /// The user wants to see where a problem stands in the text.
    void placeAsked(Mark mark);

private:
    void addFigures();
    void addQuestions();
    void addRules();
    void addProblems();
    ListPage *addPage(ListModel *model, std::vector<ListStep> steps,
                      ListPage::Order order = ListPage::Order::Given);
    QList<ListPage *> pages() const;
    void retranslate();
    void nameTabs();

    FiguresModel *m_figures;
    QuestionsModel *m_questions;
    RulesModel *m_rules;
    ProblemsModel *m_problems;
};

} // namespace towerwatch
