// SPDX-License-Identifier: MIT
#include "app/window/frame/bottompages.h"

#include "resources/catalogue.h"
#include "views/window/editing/sourceedit.h"
#include "views/window/frame/panes.h"
#include "views/window/ruling/rulingview.h"
#include "views/window/widgets/widgets.h"

#include <QTableWidget>

namespace towerwatch {

BottomPages::BottomPages(const Workplace &at, RulingView &ruling)
    : QObject(&at.window)
    , m_at(at)
    , m_ruling(ruling)
    , m_compare(
          addPage("compareDock", QT_TR_NOOP("Compare"), Do::ComparePage, [this] { return makeCompare(); }))
    , m_reference(addPage("referenceDock", QT_TR_NOOP("Reference"), Do::ReferencePage,
                          [this] { return makeReference(); }))
    , m_glossary(addPage("glossaryDock", QT_TR_NOOP("Glossary"), Do::GlossaryPage,
                         [this] { return new GlossaryPage(&m_at.window); }))
    , m_tables(addPage("tablesDock", QT_TR_NOOP("Tables"), Do::TablesPage, [this] { return makeTables(); }))
    , m_source(addPage("sourceDock", QT_TR_NOOP("Source"), Do::SourcePage, [this] { return makeSource(); }))
    , m_collection(addPage("collectionDock", QT_TR_NOOP("Collection"), Do::CollectionPage,
                           [this] { return new CollectionPage(&m_at.window); }))
{
    at.window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    at.window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    for (const Page &page : {m_reference, m_glossary, m_tables, m_source, m_collection})
        at.window.tabifyDockWidget(m_compare.dock, page.dock);
    for (const Page &page : {m_compare, m_reference, m_glossary, m_tables, m_source, m_collection})
        page.dock->hide();
    connectDesk();
}

QWidget *BottomPages::Page::widget() const
{
    if (!dock->widget())
        dock->setWidget(make());
    return dock->widget();
}

BottomPages::Page BottomPages::addPage(const char *dock, const char *title, Do what, const Make &make)
{
    QAction *toggle = m_at.actions[what];
    Page page{new QDockWidget(&m_at.window), toggle, make};
    page.dock->setObjectName(QLatin1String(dock));
    page.dock->setFeatures(QDockWidget::DockWidgetClosable);
    whenTranslated(page.dock, [page, title] { page.dock->setWindowTitle(tr(title)); });
    m_at.window.addDockWidget(Qt::BottomDockWidgetArea, page.dock);
    connect(toggle, &QAction::triggered, this, [this, page] { this->toggle(page); });
    connect(page.dock, &QDockWidget::visibilityChanged, toggle, &QAction::setChecked);
    giveKeysBack(page.dock, m_at.window);
    connect(page.dock, &QDockWidget::visibilityChanged, this, [page](bool visible) {
        if (visible)
            page.widget();
    });
    return page;
}

QWidget *BottomPages::makeCompare()
{
    auto *page = new CompareTable(&m_at.window);
    connect(page, &CompareTable::rulesTried, this,
            [this](const TableRules &rules) { m_at.desk.take(ondesk::Tried{Trial{.rules = rules}}); });
    connect(page, &CompareTable::rowLit, this, [this](int figure, const List<Square> &squares) {
        m_at.desk.take(ondesk::Lit{m_at.desk->light({figure}, squares)});
    });
    return page;
}

QWidget *BottomPages::makeReference()
{
    auto *page = new ReferencePage(&m_at.window);
    page->setInPlay(m_at.inPlay());
    connect(page, &ReferencePage::exampleAsked, this, &BottomPages::exampleAsked);
    connect(page, &ReferencePage::rulingShown, this, [this] { bringUp(m_reference); });
    m_ruling.addActions(page->steps());
    connect(page, &ReferencePage::leftFor, &m_ruling, &RulingView::showNote);
    return page;
}

QWidget *BottomPages::makeTables()
{
    auto *page = new Lists;
    connect(page, &Lists::edited, &m_at.document, &ScenarioDocument::edit);
    connect(page, &Lists::figureChosen, this, [this](int figure) { select({}, figure); });
    connect(page, &Lists::questionChosen, this,
            [this](int question) { m_at.desk.take(ondesk::Chosen{question}); });
    connect(page, &Lists::problemChosen, this, [this](std::optional<Square> square, int figure, Mark mark) {
        if (square || figure >= 0)
            select(square, figure);
        if (mark.line > 0)
            source()->goTo(mark);
    });
    connect(page, &Lists::placeAsked, this, &BottomPages::showText);
    connect(&m_at.document, &ScenarioDocument::settleAsked, page, &Lists::settle);
    return page;
}

QWidget *BottomPages::makeSource()
{
    auto *page = new SourceView;
    ScenarioDocument &document = m_at.document;
    connect(page, &SourceView::edited, &document, &ScenarioDocument::editByText);
    connect(page, &SourceView::drafted, &document, &ScenarioDocument::setDraft);
    connect(&document, &ScenarioDocument::settleAsked, page, &SourceView::settle);
    connect(&document, &ScenarioDocument::started, page, &SourceView::forget);
    connect(page, &SourceView::sourceChanged, this, [this, page] {
        tables()->setSource(page->problems(), page->marks());
        emit textRead(page->problems());
    });
    connect(page, &SourceView::lineChosen, this, &BottomPages::select);
    return page;
}

void BottomPages::connectDesk()
{
    connect(&m_ruling, &RulingView::rulingAsked, this, &BottomPages::openRuling);
    connect(m_compare.dock, &QDockWidget::visibilityChanged, this, &BottomPages::updateCompare);
    connect(&m_at.document, &ScenarioDocument::refused, this, &BottomPages::showPosition);
    connect(&m_at.desk, &LiveDesk::changed, this, &BottomPages::show);
    connect(&m_at.document, &ScenarioDocument::draftChanged, this, &BottomPages::showPosition);
    for (const Page &page : {m_tables, m_source})
        connect(page.dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
            if (visible)
                showPosition();
        });
}

/// A page that opens takes no more room than the board above it.
void BottomPages::bringUp(const Page &page)
{
    constexpr int useful = 280;
    const bool isOpen = page.dock->isVisible();
    page.widget(); // its least size counts
    page.dock->show();
    page.dock->raise();
    const int both = m_at.board.height() + page.dock->height();
    if (!isOpen)
        m_at.window.resizeDocks({page.dock}, {std::min(useful, both / 2)}, Qt::Vertical);
}

void BottomPages::toggle(const Page &page)
{
    if (!page.toggle->isChecked()) {
        page.dock->close();
        return m_at.board.setFocus();
    }
    bringUp(page);
    if (page.dock == m_reference.dock)
        reference()->search()->start();
    else if (page.dock == m_glossary.dock)
        glossary()->search()->start();
    else if (page.dock == m_compare.dock)
        compare()->table()->setFocus();
    else
        page.widget()->setFocus();
}

void BottomPages::showReference()
{
    bringUp(m_reference);
    reference()->search()->start();
}

void BottomPages::openRuling(const QString &id)
{
    bringUp(m_reference);
    reference()->open(id);
}

void BottomPages::show(const Desk &before)
{
    const Desk &desk = m_at.desk.now();
    if (desk.answer != before.answer || desk.position != before.position)
        updateCompare();
    if (m_reference.dock->widget() && (desk.position != before.position || desk.missing != before.missing))
        reference()->setInPlay(m_at.inPlay());
    if (desk.position != before.position)
        return showPosition();
    if (desk.answer != before.answer || desk.selection != before.selection)
        showAnswer();
}

void BottomPages::showText(Mark mark)
{
    bringUp(m_source);
    showPosition();
    source()->goTo(mark);
    source()->setFocus();
}

void BottomPages::showProblems()
{
    bringUp(m_tables);
    tables()->setCurrentIndex(Lists::ProblemsTab);
    tables()->setFocus();
}

void BottomPages::showCollection()
{
    bringUp(m_collection);
}

void BottomPages::updateCompare()
{
    if (!m_compare.dock->isVisible())
        return; // it takes time on a large board
    const Desk &desk = m_at.desk.now();
    compare()->setQuestion(desk.position, builtInTiles(), desk.question);
    compare()->setTried(desk.tried ? desk.tried->rules : std::nullopt);
}

void BottomPages::showPosition()
{
    if (!editing())
        return;
    source()->setPosition(m_at.document.position(), m_at.document.shownText(), m_at.document.draft());
    tables()->setPosition(m_at.desk->position);
    showAnswer();
}

void BottomPages::showAnswer()
{
    if (!editing())
        return;
    const Desk &desk = m_at.desk.now();
    const int figure = desk.selectedFigure();
    tables()->setAnswer(desk.answerNow());
    tables()->showFigure(figure);
    tables()->showQuestion(desk.isKept() ? desk.current : -1);
    source()->showChosen(desk.selection.square, figure);
}

void BottomPages::select(std::optional<Square> square, int figure)
{
    m_at.desk.take(ondesk::Selected{{square, m_at.desk->idOf(figure)}});
    if (const auto &selected = m_at.desk->selection.square)
        m_at.board.ensureVisible(*selected);
}

} // namespace towerwatch

#include "moc_bottompages.cpp"
