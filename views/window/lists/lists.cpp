// SPDX-License-Identifier: MIT
#include "views/window/lists/lists.h"

#include "views/window/lists/figurelist.h"
#include "views/window/lists/listpage.h"
#include "views/window/lists/problemlist.h"
#include "views/window/lists/questionlist.h"
#include "views/window/lists/rulelist.h"
#include "views/window/widgets/widgets.h"

#include <QApplication>

namespace towerwatch {

Lists::Lists(QWidget *parent)
    : QTabWidget(parent)
    , m_figures(new FiguresModel(this))
    , m_questions(new QuestionsModel(this))
    , m_rules(new RulesModel(this))
    , m_problems(new ProblemsModel(this))
{
    setObjectName(QStringLiteral("tables"));
    setDocumentMode(true);
    addFigures();
    addQuestions();
    addRules();
    addProblems();
    whenTranslated(this, [this] { retranslate(); });
}

Lists::~Lists()
{
    for (ListPage *page : pages())
        page->disconnect(this);
}

ListPage *Lists::addPage(ListModel *model, std::vector<ListStep> steps, ListPage::Order order)
{
    auto *page = new ListPage(*model, std::move(steps), order, this);
    addTab(page, QString());
    connect(model, &ListModel::edited, this, &Lists::edited);
    return page;
}

void Lists::addFigures()
{
    FiguresModel *model = m_figures;
    const ListPage *page =
        addPage(model,
                {{"addFigure", QT_TRANSLATE_NOOP("towerwatch::ListPage", "Add figure"), "list-add", "Ins",
                  [model](int row) { model->add(row); }, [model](int) { return model->canAdd(); }},
                 {"removeFigure", QT_TRANSLATE_NOOP("towerwatch::ListPage", "Remove"), "edit-delete", "Del",
                  [model](int row) { model->remove(row); }, [model](int row) { return model->has(row); }}},
                ListPage::Order::Sortable);
    connect(page, &ListPage::rowChosen, this, &Lists::figureChosen);
}

void Lists::addQuestions()
{
    QuestionsModel *model = m_questions;
    const auto there = [model](int row) { return model->has(row); };
    const ListPage *page = addPage(
        model,
        {{"expectAnswer", QT_TRANSLATE_NOOP("towerwatch::ListPage", "Set as expected"), "dialog-ok",
          "Ctrl+Shift+E", [model](int row) { model->expectAnswer(row); }, there},
         {"expectNothing", QT_TRANSLATE_NOOP("towerwatch::ListPage", "Expect nothing"), "list-remove", "",
          [model](int row) { model->expectNothing(row); },
          [model](int row) { return model->has(row) && model->expectationAt(row) != Expectation::None; }},
         {"questionUp", QT_TRANSLATE_NOOP("towerwatch::ListPage", "Up"), "go-up", "Alt+Up",
          [model](int row) { model->move(row, -1); }, [](int row) { return row > 0; }},
         {"questionDown", QT_TRANSLATE_NOOP("towerwatch::ListPage", "Down"), "go-down", "Alt+Down",
          [model](int row) { model->move(row, 1); },
          [model](int row) { return row >= 0 && model->has(row + 1); }},
         {"dropQuestion", QT_TRANSLATE_NOOP("towerwatch::ListPage", "Remove"), "edit-delete", "Del",
          [model](int row) { model->remove(row); }, there}});
    page->table()->setWordWrap(false); // a line for each question; tool tips have the rest
    connect(page, &ListPage::rowChosen, this, &Lists::questionChosen);
}

void Lists::addRules()
{
    RulesModel *model = m_rules;
    addPage(model, {{"splitText", QT_TRANSLATE_NOOP("towerwatch::ListPage", "Write it in each language"), "",
                     "Ctrl+L", [model](int row) { model->split(row); },
                     [model](int row) { return model->canSplit(row); }},
                    {"joinText", QT_TRANSLATE_NOOP("towerwatch::ListPage", "One text for all languages"), "",
                     "Ctrl+Shift+L", [model](int row) { model->join(row); },
                     [model](int row) { return model->canJoin(row); }}});
}

void Lists::addProblems()
{
    ListPage *page = addPage(m_problems, {});
    page->setWideColumn(ProblemsModel::TextColumn);
    connect(page, &ListPage::rowChosen, this, [this](int row) {
        const ProblemRow &there = m_problems->at(row);
        emit problemChosen(there.at, there.figure, there.mark);
    });
    for (const auto signal : {&QAbstractItemView::clicked, &QAbstractItemView::activated})
        connect(page->table(), signal, this, [this](const QModelIndex &index) {
            if (const Mark mark = m_problems->at(index.row()).mark; mark.line > 0)
                emit placeAsked(mark);
        });
    for (const auto signal : {&ListModel::rowsInserted, &ListModel::rowsRemoved})
        connect(m_problems, signal, this, &Lists::nameTabs);
}

ListPage *Lists::page(Tab tab) const
{
    return qobject_cast<ListPage *>(widget(tab));
}

QList<ListPage *> Lists::pages() const
{
    QList<ListPage *> pages;
    for (int tab = 0; tab < count(); ++tab)
        pages << page(static_cast<Tab>(tab));
    return pages;
}

void Lists::setPosition(const PositionPtr &position)
{
    for (ListPage *page : pages())
        page->setQuiet(true);
    for (ListPage *page : pages())
        page->model().setPosition(position);
    for (ListPage *page : pages()) {
        page->setQuiet(false);
        page->updateSteps();
    }
}

void Lists::setAnswer(const std::optional<Answer> &answer)
{
    m_figures->setAnswer(answer);
}

void Lists::setSource(const std::vector<Problem> &problems, const ScenarioMarks &marks)
{
    page(ProblemsTab)->setQuiet(true);
    m_problems->setSource(problems, marks);
    page(ProblemsTab)->setQuiet(false);
}

void Lists::settle()
{
    const QWidget *typed = QApplication::focusWidget();
    for (const ListPage *page : pages())
        if (page->table() != typed && page->table()->isAncestorOf(typed))
            return page->table()->setFocus(); // an editor that loses the keyboard hands over what it has
}

void Lists::showFigure(int figure)
{
    page(FiguresTab)->showRow(m_figures->has(figure) ? figure : -1);
}

void Lists::showQuestion(int question)
{
    page(QuestionsTab)->showRow(m_questions->has(question) ? question : -1);
}

void Lists::nameTabs()
{
    const int wrong = m_problems->rowCount();
    setTabText(FiguresTab, tr("Figures"));
    setTabText(QuestionsTab, tr("Questions"));
    setTabText(RulesTab, tr("Rules of the table"));
    setTabText(ProblemsTab, wrong > 0 ? tr("Problems (%1)").arg(wrong) : tr("Problems"));
}

void Lists::retranslate()
{
    nameTabs();
    for (ListPage *page : pages()) {
        page->retranslate();
        page->table()->setAccessibleName(tabText(indexOf(page)));
    }
    const std::array nothing{tr("No figure stands on the board yet."),
                             tr("No question is kept yet. Ask one, then keep it with Ctrl+D."), QString(),
                             tr("No problems were found.")};
    for (ListPage *page : pages())
        page->table()->setNothing(nothing[static_cast<std::size_t>(indexOf(page))]);
    setAccessibleName(tr("Tables"));
}

} // namespace towerwatch

#include "moc_lists.cpp"
