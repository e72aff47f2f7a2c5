// SPDX-License-Identifier: MIT
#include "app/window/lowerpages.h"

#include "app/desk/inquiry.h"
#include "app/document/document.h"
#include "model/edit/edits.h"
#include "views/board/previewbanner.h"
#include "views/reference/glossarypage.h"
#include "views/reference/referencepage.h"
#include "views/ruling/comparetable.h"
#include "views/ruling/rulingpage.h"

#include <QEvent>
#include <QTabBar>
#include <QTableWidget>

namespace towerwatch {

LowerPages::LowerPages(QMainWindow &window, ScenarioDocument &document, Inquiry &inquiry)
    : QObject(&window)
    , m_window(window)
    , m_document(document)
    , m_inquiry(inquiry)
    , m_pages{addPage(QStringLiteral("compare"), [this] { return makeCompare(); }),
              addPage(QStringLiteral("reference"), [this] { return makeReference(); }),
              addPage(QStringLiteral("glossary"), [this] { return new GlossaryPage(&m_window); })}
{
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window.tabifyDockWidget(m_pages[0].dock, m_pages[1].dock);
    window.tabifyDockWidget(m_pages[1].dock, m_pages[2].dock);
    for (const Page &page : m_pages)
        page.dock->hide();
    window.installEventFilter(this);
    connect(&inquiry, &Inquiry::changed, this, &LowerPages::updateCompare);
    connect(m_pages[0].dock, &QDockWidget::visibilityChanged, this, &LowerPages::updateCompare);
}

LowerPages::Page LowerPages::addPage(const QString &name, const LateDock::Make &make)
{
    Page page{new LateDock(name + QStringLiteral("Dock"), make, &m_window), new QAction(&m_window)};
    m_window.addDockWidget(Qt::BottomDockWidgetArea, page.dock);
    page.toggle->setCheckable(true);
    page.toggle->setObjectName(name + QStringLiteral("Page"));
    connect(page.toggle, &QAction::triggered, this, [this, page] { toggle(page); });
    connect(page.dock, &QDockWidget::visibilityChanged, page.toggle, &QAction::setChecked);
    return page;
}

QWidget *LowerPages::makeCompare()
{
    auto *page = new CompareTable(&m_window);
    connect(page, &CompareTable::rulesTried, &m_inquiry, &Inquiry::tryRules);
    connect(page, &CompareTable::rowLit, this, &LowerPages::rowLit);
    return page;
}

QWidget *LowerPages::makeReference()
{
    auto *page = new ReferencePage(&m_window);
    connect(page, &ReferencePage::exampleAsked, this, &LowerPages::exampleAsked);
    connect(page, &ReferencePage::rulingShown, this, [this] { bringUp(m_pages[1]); });
    if (m_view) {
        m_view->addActions(page->steps());
        connect(page, &ReferencePage::leftFor, m_view, &RulingView::showNote);
    }
    return page;
}

CompareTable *LowerPages::compare() const
{
    return static_cast<CompareTable *>(m_pages[0].dock->page());
}

ReferencePage *LowerPages::reference() const
{
    return static_cast<ReferencePage *>(m_pages[1].dock->page());
}

GlossaryPage *LowerPages::glossary() const
{
    return static_cast<GlossaryPage *>(m_pages[2].dock->page());
}

void LowerPages::tendTabs()
{
    for (QTabBar *bar : m_window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        bar->setAccessibleName(tr("Pages below the board"));
        bar->setFocusPolicy(bar->count() > 1 ? Qt::TabFocus : Qt::NoFocus); // else it lies outside the window
    }
}

bool LowerPages::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ChildPolished || event->type() == QEvent::LayoutRequest)
        QMetaObject::invokeMethod(this, &LowerPages::tendTabs, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void LowerPages::bringUp(const Page &page)
{
    constexpr int usefulHeight = 280;
    page.dock->page(); // its least size counts
    if (!page.dock->isVisible() && page.dock->height() < usefulHeight)
        m_window.resizeDocks({page.dock}, {usefulHeight}, Qt::Vertical);
    page.dock->show();
    page.dock->raise();
}

void LowerPages::toggle(const Page &page)
{
    if (page.toggle->isChecked()) {
        bringUp(page);
        takeFocus(page);
    } else {
        page.dock->close();
        m_window.centralWidget()->setFocus();
    }
}

void LowerPages::takeFocus(const Page &page)
{
    if (page.dock == m_pages[1].dock)
        reference()->startSearch();
    else if (page.dock == m_pages[2].dock)
        glossary()->startSearch();
    else
        compare()->table()->setFocus();
}

void LowerPages::showReference()
{
    bringUp(m_pages[1]);
    takeFocus(m_pages[1]);
}

void LowerPages::openRuling(const QString &id)
{
    bringUp(m_pages[1]);
    reference()->open(id);
}

void LowerPages::updateCompare()
{
    if (!m_pages[0].dock->isVisible())
        return; // it takes time on a large board
    const bool empty = m_document.scenario().tiles.empty();
    compare()->setQuestion(m_document.position(), m_document.catalogue(),
                           empty ? std::nullopt : m_inquiry.question());
    compare()->setTried(m_inquiry.triedRules());
}

void LowerPages::connectRuling(RulingPage &page)
{
    m_view = page.view();
    connect(m_view, &RulingView::rulingAsked, this, &LowerPages::openRuling);
}

void LowerPages::connectBanner(PreviewBanner &banner)
{
    connect(&m_inquiry, &Inquiry::changed, &banner,
            [this, &banner] { banner.setTried(m_inquiry.triedRules()); });
    connect(&banner, &PreviewBanner::dismissed, &m_inquiry, [this] { m_inquiry.tryRules({}); });
    connect(&banner, &PreviewBanner::adopted, this, [this](const TableRules &rules) {
        m_document.edit(withRules(m_document.scenario(), rules), tr("Change the rules"));
    });
}

void LowerPages::retranslate()
{
    const std::array names{tr("Compare"), tr("Reference"), tr("Glossary")};
    for (std::size_t i = 0; i < names.size(); ++i) {
        m_pages[i].dock->setWindowTitle(names[i]);
        m_pages[i].toggle->setText(names[i]);
    }
    tendTabs();
    m_pages[0].toggle->setStatusTip(tr("Where rule sets and house rules disagree"));
    m_pages[1].toggle->setStatusTip(tr("All rulings with their sources"));
    m_pages[2].toggle->setStatusTip(tr("What things are called in each language and edition"));
}

} // namespace towerwatch
