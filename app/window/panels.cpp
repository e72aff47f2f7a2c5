// SPDX-License-Identifier: MIT
#include "app/window/panels.h"

#include "app/desk/boardlink.h"
#include "app/desk/inquiry.h"
#include "views/editing/sourceedit.h"
#include "views/editing/sourceview.h"
#include "views/tables/tables.h"

#include <QAction>
#include <QEvent>
#include <QMainWindow>

namespace towerwatch {

Panels::Panels(QMainWindow &window, ScenarioDocument &document, Inquiry &inquiry, BoardWidget &board,
               BoardLink &link)
    : QObject(&window)
    , m_document(document)
    , m_inquiry(inquiry)
    , m_board(board)
    , m_link(link)
    , m_tablesPanel(addPanel(window, QStringLiteral("tables"), [this] { return makeTables(); }))
    , m_sourcePanel(addPanel(window, QStringLiteral("source"), [this] { return makeSource(); }))
{
    if (auto *others = window.findChild<QDockWidget *>(QStringLiteral("compareDock")))
        window.tabifyDockWidget(others, m_tablesPanel.dock);
    window.tabifyDockWidget(m_tablesPanel.dock, m_sourcePanel.dock);
    window.installEventFilter(this);
    m_tablesPanel.dock->hide();
    m_sourcePanel.dock->hide();
    m_tablesPanel.toggle->setShortcut(QKeySequence(QStringLiteral("Ctrl+T")));
    m_sourcePanel.toggle->setShortcut(QKeySequence(QStringLiteral("Ctrl+U")));
    connectBoard();
    retranslate();
}

Panels::Panel Panels::addPanel(QMainWindow &window, const QString &name, const LateDock::Make &make)
{
    const Panel panel{new LateDock(name + QStringLiteral("Dock"), make, &window), new QAction(&window)};
    panel.dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    window.addDockWidget(Qt::BottomDockWidgetArea, panel.dock);
    panel.toggle->setObjectName(name + QStringLiteral("Page"));
    panel.toggle->setCheckable(true);
    window.addAction(panel.toggle);
    connect(panel.toggle, &QAction::triggered, this, [this, panel](bool shown) { toggle(panel, shown); });
    connect(panel.dock, &QDockWidget::visibilityChanged, panel.toggle, &QAction::setChecked);
    connect(panel.dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (!visible)
            return;
        showPosition();
        showChosen(m_link.square(), m_inquiry.selectedFigure());
    });
    return panel;
}

void Panels::toggle(const Panel &panel, bool shown)
{
    panel.dock->setVisible(shown);
    if (!shown)
        return m_board.setFocus();
    panel.dock->raise();
    panel.dock->page()->setFocus();
}

QList<QAction *> Panels::views() const
{
    return {m_tablesPanel.toggle, m_sourcePanel.toggle};
}

Tables *Panels::tables() const
{
    return static_cast<Tables *>(m_tablesPanel.dock->page());
}

SourceView *Panels::source() const
{
    return static_cast<SourceView *>(m_sourcePanel.dock->page());
}

QWidget *Panels::makeTables()
{
    auto *page = new Tables(m_document.catalogue());
    connect(page, &Tables::edited, this,
            [this](const Scenario &scenario, const QString &text) { m_document.edit(scenario, text); });
    connect(page, &Tables::figureChosen, this, [this](int figure) {
        if (figure < m_document.position()->board().figureCount())
            select(m_document.position()->board().figure(figure).at, figure);
    });
    connect(page, &Tables::questionChosen, &m_inquiry, &Inquiry::choose);
    connect(page, &Tables::problemChosen, this, [this](std::optional<Square> square, int figure, Mark mark) {
        if (square || figure >= 0)
            select(square, figure);
        if (mark.line > 0)
            source()->goTo(mark);
    });
    return page;
}

QWidget *Panels::makeSource()
{
    auto *page = new SourceView(m_document.catalogue());
    connect(page, &SourceView::edited, this,
            [this](const Scenario &scenario, const QString &text, int typing) {
                m_document.edit(scenario, text, typing);
            });
    connect(page, &SourceView::sourceChanged, this,
            [this, page] { tables()->setSource(page->problems(), page->marks()); });
    connect(page, &SourceView::lineChosen, this, &Panels::select);
    return page;
}

void Panels::connectBoard()
{
    connect(&m_document, &ScenarioDocument::changed, this, &Panels::showPosition);
    connect(&m_inquiry, &Inquiry::changed, this, &Panels::showAnswer);
    connect(&m_board, &BoardWidget::squareActivated, this, [this](Square square) { showChosen(square, -1); });
    connect(&m_board, &BoardWidget::figureActivated, this, [this](int figure) {
        showChosen({}, figure);
        if (isOpen())
            tables()->showFigure(figure);
    });
}

bool Panels::isOpen() const
{
    return !m_tablesPanel.dock->isHidden() || !m_sourcePanel.dock->isHidden();
}

void Panels::showPosition()
{
    if (!isOpen())
        return;
    source()->setPosition(m_document.position());
    tables()->setPosition(m_document.position());
    showAnswer();
}

/// The window hands positions to the inquiry after they changed; an answer about another one is not shown.
void Panels::showAnswer()
{
    const PositionPtr &asked = m_inquiry.position();
    if (!isOpen() || !asked || asked->scenario().figures != m_document.scenario().figures)
        return;
    tables()->setAnswer(m_inquiry.answer());
    tables()->showFigure(m_inquiry.selectedFigure());
    tables()->showQuestion(m_document.scenario().questions.empty() ? -1 : m_inquiry.current());
}

void Panels::select(std::optional<Square> square, int figure)
{
    m_link.select(square, figure);
    if (square)
        m_board.ensureVisible(*square);
    if (figure >= 0 || m_inquiry.selectedFigure() >= 0)
        m_inquiry.selectFigure(figure);
    showChosen(square, figure);
}

void Panels::showChosen(std::optional<Square> square, int figure)
{
    if (isOpen())
        source()->showChosen(square, figure);
}

void Panels::retranslate()
{
    m_tablesPanel.dock->setWindowTitle(tr("Tables"));
    m_tablesPanel.toggle->setText(tr("&Tables"));
    m_tablesPanel.toggle->setStatusTip(tr("Show players, figures, questions and problems as tables"));
    m_sourcePanel.dock->setWindowTitle(tr("Source"));
    m_sourcePanel.toggle->setText(tr("&Source"));
    m_sourcePanel.toggle->setStatusTip(tr("Show the text of the scenario"));
}

bool Panels::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QObject::eventFilter(watched, event);
}

} // namespace towerwatch
