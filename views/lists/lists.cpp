// SPDX-License-Identifier: MIT
#include "views/lists/lists.h"

#include "views/lists/figures.h"
#include "views/lists/listpage.h"
#include "views/lists/players.h"
#include "views/lists/problems.h"
#include "views/lists/questions.h"
#include "views/lists/rules.h"

#include <QEvent>

namespace towerwatch {

Tables::Tables(const TileCatalogue &catalogue, QWidget *parent)
    : QTabWidget(parent)
    , m_players(new PlayersModel(this))
    , m_figures(new FiguresModel(catalogue, this))
    , m_questions(new QuestionsModel(catalogue, this))
    , m_rules(new RulesModel(this))
    , m_problems(new ProblemsModel(this))
{
    setObjectName(QStringLiteral("tables"));
    setDocumentMode(true);
    addPlayers();
    addFigures();
    addQuestions();
    addRules();
    addProblems();
    retranslate();
}

Tables::~Tables()
{
    for (int tab = 0; tab < count(); ++tab)
        widget(tab)->disconnect(this);
}

void Tables::addPage(TablesModel *model, TablesPage *page)
{
    addTab(page, QString());
    connect(model, &TablesModel::edited, this, &Tables::edited);
}

void Tables::addPlayers()
{
    PlayersModel *model = m_players;
    const auto there = [model](int row) { return row >= 0 && row < model->rowCount(); };
    std::vector<TableStep> steps{
        {"addPlayer", QT_TRANSLATE_NOOP("towerwatch::TablesPage", "Add player"), "list-add", "Ins",
         [model](int) { model->add(); }, [model](int) { return model->canAdd(); }},
        {"removePlayer", QT_TRANSLATE_NOOP("towerwatch::TablesPage", "Remove"), "edit-delete", "Del",
         [model](int row) { model->remove(row); }, there},
        {"playerUp", QT_TRANSLATE_NOOP("towerwatch::TablesPage", "Earlier in turn order"), "go-up", "Alt+Up",
         [model](int row) { model->move(row, -1); }, [there](int row) { return row > 0 && there(row); }},
        {"playerDown", QT_TRANSLATE_NOOP("towerwatch::TablesPage", "Later"), "go-down", "Alt+Down",
         [model](int row) { model->move(row, 1); }, [there](int row) { return row >= 0 && there(row + 1); }},
        {"dealFloors", QT_TRANSLATE_NOOP("towerwatch::TablesPage", "Deal floors"), "", "Ctrl+F",
         [model](int) { model->dealFloors(); }, [model](int) { return model->canDeal(); }}};
    addPage(model, new TablesPage(*model, std::move(steps), this));
}

void Tables::addFigures()
{
    FiguresModel *model = m_figures;
    std::vector<TableStep> steps{{"addFigure", QT_TRANSLATE_NOOP("towerwatch::TablesPage", "Add figure"),
                                  "list-add", "Ins", [model](int row) { model->add(row); },
                                  [model](int) { return model->canAdd(); }},
                                 {"removeFigure", QT_TRANSLATE_NOOP("towerwatch::TablesPage", "Remove"),
                                  "edit-delete", "Del", [model](int row) { model->remove(row); },
                                  [model](int row) { return row >= 0 && row < model->rowCount(); }}};
    auto *page = new TablesPage(*model, std::move(steps), this);
    addPage(model, page);
    connect(page, &TablesPage::rowChosen, this, &Tables::figureChosen);
}

void Tables::addQuestions()
{
    QuestionsModel *model = m_questions;
    const auto there = [model](int row) { return row >= 0 && row < model->rowCount(); };
    const auto expects = [model, there](int row) {
        return there(row) && model->expectationAt(row) != Expectation::None;
    };
    std::vector<TableStep> steps{
        {"expectAnswer", QT_TRANSLATE_NOOP("towerwatch::TablesPage", "Set as expected"), "dialog-ok",
         "Ctrl+Return", [model](int row) { model->expectAnswer(row); }, there},
        {"expectNothing", QT_TRANSLATE_NOOP("towerwatch::TablesPage", "Expect nothing"), "list-remove", "",
         [model](int row) { model->expectNothing(row); }, expects},
        {"questionUp", QT_TRANSLATE_NOOP("towerwatch::TablesPage", "Up"), "go-up", "Alt+Up",
         [model](int row) { model->move(row, -1); }, [there](int row) { return row > 0 && there(row); }},
        {"questionDown", QT_TRANSLATE_NOOP("towerwatch::TablesPage", "Down"), "go-down", "Alt+Down",
         [model](int row) { model->move(row, 1); }, [there](int row) { return row >= 0 && there(row + 1); }},
        {"dropQuestion", QT_TRANSLATE_NOOP("towerwatch::TablesPage", "Remove"), "edit-delete", "Del",
         [model](int row) { model->remove(row); }, there}};
    auto *page = new TablesPage(*model, std::move(steps), this);
    addPage(model, page);
    connect(page, &TablesPage::rowChosen, this, &Tables::questionChosen);
}

void Tables::addRules()
{
    RulesModel *model = m_rules;
    std::vector<TableStep> steps{
        {"splitText", QT_TRANSLATE_NOOP("towerwatch::TablesPage", "Write it in each language"), "", "Ctrl+L",
         [model](int row) { model->split(row); }, [model](int row) { return model->canSplit(row); }},
        {"joinText", QT_TRANSLATE_NOOP("towerwatch::TablesPage", "One text for all languages"), "",
         "Ctrl+Shift+L", [model](int row) { model->join(row); },
         [model](int row) { return model->canJoin(row); }}};
    addPage(model, new TablesPage(*model, std::move(steps), this));
}

void Tables::addProblems()
{
    auto *page = new TablesPage(*m_problems, {}, this);
    page->setWideColumn(ProblemsModel::TextColumn);
    addPage(m_problems, page);
    connect(page, &TablesPage::rowChosen, this, [this](int row) {
        const Finding &finding = m_problems->findingAt(row);
        emit problemChosen(finding.at, finding.figure, finding.mark);
    });
    for (const auto signal : {&TablesModel::rowsInserted, &TablesModel::rowsRemoved})
        connect(m_problems, signal, this, &Tables::nameTabs);
}

TablesPage *Tables::page(Tab tab) const
{
    return qobject_cast<TablesPage *>(widget(tab));
}

void Tables::setPosition(const PositionPtr &position)
{
    for (int tab = 0; tab < count(); ++tab)
        page(static_cast<Tab>(tab))->setQuiet(true);
    for (TablesModel *model : {static_cast<TablesModel *>(m_players), static_cast<TablesModel *>(m_figures),
                               static_cast<TablesModel *>(m_questions), static_cast<TablesModel *>(m_rules),
                               static_cast<TablesModel *>(m_problems)})
        model->setPosition(position);
    for (int tab = 0; tab < count(); ++tab) {
        page(static_cast<Tab>(tab))->setQuiet(false);
        page(static_cast<Tab>(tab))->updateSteps();
    }
}

void Tables::setAnswer(const std::optional<Answer> &answer)
{
    m_figures->setAnswer(answer);
}

void Tables::setSource(const std::vector<Problem> &problems, const ScenarioMarks &marks)
{
    page(ProblemsTab)->setQuiet(true);
    m_problems->setSource(problems, marks);
    page(ProblemsTab)->setQuiet(false);
}

void Tables::showFigure(int figure)
{
    page(FiguresTab)->showRow(figure < m_figures->rowCount() ? figure : -1);
}

void Tables::showQuestion(int question)
{
    page(QuestionsTab)->showRow(question < m_questions->rowCount() ? question : -1);
}

void Tables::nameTabs()
{
    const int wrong = m_problems->rowCount();
    setTabText(PlayersTab, tr("Players"));
    setTabText(FiguresTab, tr("Figures"));
    setTabText(QuestionsTab, tr("Questions"));
    setTabText(RulesTab, tr("Rules of the table"));
    setTabText(ProblemsTab, wrong > 0 ? tr("Problems (%1)").arg(wrong) : tr("Problems"));
}

void Tables::retranslate()
{
    nameTabs();
    for (int tab = 0; tab < count(); ++tab) {
        page(static_cast<Tab>(tab))->retranslate();
        page(static_cast<Tab>(tab))->table()->setAccessibleName(tabText(tab));
    }
    page(ProblemsTab)->table()->setNothing(tr("No problems were found."));
    setAccessibleName(tr("Tables"));
}

void Tables::changeEvent(QEvent *event)
{
    QTabWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace towerwatch
